#!/usr/bin/env python3
"""Whether call graphs lead to faults behind a protocol: explores the SQL engine with each of its planted faults, with and without
graphs, and says by its specification which seeds generated an input that reveals the fault, and which reported one.

    faults.py ECLAT OUT [--seeds N] [--inputs N | --seconds N] [--only FAULT,...]

--inputs: instead of a time, which depends on the machine, a number of inputs along graphs, and as many more of the others as are made
in the same time. What was built and measured is kept in OUT/sql-faults, and neither built nor measured again.
"""

import argparse
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "evaluate"))
from subjects import components  # noqa: E402

MODES = {"graphs": [], "constants of the example": ["--graphs", "0"], "universal": ["--graphs", "0", "--weight", "example=0"]}
# Inputs without graphs are shorter: so many of them take as long as one along graphs.
FACTOR = {"graphs": 1, "constants of the example": 2, "universal": 2}


def build(eclat, component, version, out):
    work = out / "sql-faults" / version.name
    if (work / "trace.json").exists():
        return work
    where = component.stage(version, out / "staged" / version.name)
    work.mkdir(parents=True, exist_ok=True)
    request, flags = component.request(where, "example")
    done = subprocess.run([eclat, "run", *request, "--true-labels", "--rounds", "1", "--inputs", "1", *quiet(work), "--", *flags])
    if done.returncode not in (0, 1):
        raise SystemExit(f"{version.name}: eclat ended with {done.returncode}")
    return work


def quiet(work):
    return ["--quiet", "--no-prove", "--jobs", "1", "--symbolic", "0", "--work-dir", str(work), "--format", "json", "-o", str(work / "out.json")]


def explore(eclat, work, mode, seed, a):
    limit = ["--max-inputs", str(a.inputs * FACTOR[mode])] if a.inputs else ["--time-limit", str(a.seconds)]
    done = subprocess.run([eclat, "explore", "--seed", str(seed), *limit, "--rounds", "1000", *MODES[mode], *quiet(work)],
                          stderr=subprocess.DEVNULL)
    if done.returncode not in (0, 1, 5):
        raise SystemExit(f"{work.name}: eclat ended with {done.returncode}")
    truth = json.loads((work / "truth.json").read_text())
    return {"revealing": sum(violation["inputs"] for violation in truth["violations"]),
            "reported": sum(finding["truth"] == "fault" for finding in truth["findings"]),
            "false": sum(finding["truth"] != "fault" for finding in truth["findings"])}


def table(faults, kept, seeds):
    lines = ["| planted fault | " + " | ".join(f"{mode}: inputs that reveal it, by seed | seeds that report it | other reports" for mode in MODES) + " |",
             "| --- |" + " ---: |" * 3 * len(MODES)]
    for fault in faults:
        cells = [fault]
        for mode in MODES:
            runs = [kept[key] for seed in range(1, seeds + 1) if (key := f"{fault}, {mode}, {seed}") in kept]
            cells.append(", ".join(str(run["revealing"]) for run in runs))
            cells += [f"{sum(run['reported'] > 0 for run in runs)} of {len(runs)}", str(sum(run["false"] for run in runs))]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--inputs", type=int)
    parser.add_argument("--only")
    a = parser.parse_args()
    eclat, out = str(a.eclat.resolve()), a.out.resolve()
    component = components(["sql"])[0]
    versions = [v for v in component.versions() if len(v.faults) == 1 and v.source == "planted" and (not a.only or v.name in a.only.split(","))]
    path = out / "sql-faults" / "runs.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    built = {}
    for seed in range(1, a.seeds + 1):
        for version in versions:
            for mode in MODES:
                key = f"{version.name}, {mode}, {seed}"
                if key in kept:
                    continue
                if version.name not in built:
                    built[version.name] = build(eclat, component, version, out)
                kept[key] = explore(eclat, built[version.name], mode, seed, a)
                path.write_text(json.dumps(kept, indent=1))
                print(key, kept[key], file=sys.stderr, flush=True)
    print("\n".join(table([v.name for v in versions], kept, a.seeds)))


if __name__ == "__main__":
    main()

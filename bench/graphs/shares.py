#!/usr/bin/env python3
"""Which share of the inputs is to follow call graphs: explores subjects with and without faults with each share and the same number of
inputs, and says by their specifications how many reports reveal a fault, how many do not, and which blocks inputs reached.

    shares.py ECLAT OUT [--shares 0,10,30,50,70] [--seeds N] [--inputs N] [--only NAME,...]

What was built and measured is kept in OUT/shares, and neither built nor measured again.
"""

import argparse
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "evaluate"))
from subjects import ROOT, components  # noqa: E402

# Versions of each; "mutant" is the first mutant.
SUBJECTS = {
    "sql": ["correct", "update-while-reading", "rollback-after-drop"],
    "json": ["correct", "all"],
    "dsaa/binary_search_tree": ["correct", "mutant"],
    "dsaa/linked_list": ["correct", "mutant"],
    "dsaa/red_black_tree": ["correct", "mutant"],
    "jml/one_way_list": ["correct", "all"],
    "jml/two_way_list": ["correct", "all"],
    "jml/person": ["correct", "all"],
}
PUZZLE = "mail_session"  # twelve calls deep behind a protocol


def quiet(work):
    return ["--quiet", "--no-prove", "--jobs", "1", "--symbolic", "0", "--work-dir", str(work), "--format", "json", "-o", str(work / "out.json")]


def tasks(only):
    """Name, words that follow `eclat run`, flags of the compiler: of each, once it is staged."""
    for component in components(list(SUBJECTS)):
        wanted = SUBJECTS[component.name]
        mutants = [v.name for v in component.versions() if v.source == "mutants"][:1]
        names = [name for each in wanted for name in (mutants if each == "mutant" else [each])]
        for version in component.versions():
            name = f"{component.name} {version.name}"
            if version.name not in names or (only and name not in only and component.name not in only):
                continue

            def request(out, component=component, version=version, name=name):
                where = component.stage(version, out / "staged" / name.replace("/", "_").replace(" ", "--"))
                words, flags = component.request(where, next(iter(component.suites)))
                return words + ["--true-labels"], flags
            yield name, request
    if not only or PUZZLE in only:
        folder = ROOT / "tests" / "puzzles"
        yield PUZZLE, lambda out: (["--class", "MailSession", "--header", str(folder / f"{PUZZLE}.h"), "--tests",
                                    str(folder / f"{PUZZLE}_test.cpp")], ["-std=c++20"])


def build(eclat, out, name, request):
    work = out / name.replace("/", "_").replace(" ", "--")
    if (work / "trace.json").exists():
        return work
    work.mkdir(parents=True, exist_ok=True)
    words, flags = request(out)
    done = subprocess.run([eclat, "run", *words, "--rounds", "1", "--inputs", "1", *quiet(work), "--", *flags])
    if done.returncode not in (0, 1):
        raise SystemExit(f"{name}: eclat ended with {done.returncode}")
    return work


def explore(eclat, work, share, seed, inputs):
    done = subprocess.run([eclat, "explore", "--seed", str(seed), "--graphs", str(share), "--max-inputs", str(inputs), "--rounds", "1000",
                           *quiet(work)], stderr=subprocess.DEVNULL)
    if done.returncode not in (0, 1, 5):
        raise SystemExit(f"{work.name}: eclat ended with {done.returncode}")
    report = json.loads((work / "report.json").read_text())
    truth = json.loads((work / "truth.json").read_text())["findings"] if (work / "truth.json").exists() else [
        {"truth": "fault" if finding["kind"] == "undefined-behaviour" else "normal"} for finding in report["findings"]]
    return {"true": sum(each["truth"] == "fault" for each in truth), "false": sum(each["truth"] != "fault" for each in truth),
            "blocks": len(report["coverage"]["reachedByInputs"]), "inputs": report["stats"]["generated"]}


def table(kept, names, shares, seeds):
    """Sums over the seeds, blocks as a mean."""
    heads = [f"{what}: {share} %" if n == 0 else f"{share} %" for what in ("revealing", "not", "blocks") for n, share in enumerate(shares)]
    lines = ["| subject | " + " | ".join(heads) + " |", "| --- |" + " ---: |" * len(heads)]
    sums = {}
    for name in names:
        cells = [name]
        for what in ("true", "false", "blocks"):
            for share in shares:
                runs = [kept[key][what] for seed in range(1, seeds + 1) if (key := f"{name}, {share}, {seed}") in kept]
                if not runs:
                    cells.append("")
                    continue
                value = sum(runs) / (len(runs) if what == "blocks" else 1)
                sums[what, share] = sums.get((what, share), 0) + value
                cells.append(f"{value:.0f}")
        lines.append("| " + " | ".join(cells) + " |")
    lines.append("| *all* | " + " | ".join(f"{sums.get((what, share), 0):.0f}" for what in ("true", "false", "blocks") for share in shares) + " |")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--shares", default="0,10,30,50,70")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--inputs", type=int, default=10000)
    parser.add_argument("--only")
    a = parser.parse_args()
    eclat, out, shares = str(a.eclat.resolve()), a.out.resolve() / "shares", [int(share) for share in a.shares.split(",")]
    path = out / "runs.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    names = []
    for name, request in tasks(a.only.split(",") if a.only else None):
        names.append(name)
        keys = [(f"{name}, {share}, {seed}", share, seed) for seed in range(1, a.seeds + 1) for share in shares]
        if all(key in kept for key, _, _ in keys):
            continue
        work = build(eclat, out, name, request)
        for key, share, seed in keys:
            if key not in kept:
                kept[key] = explore(eclat, work, share, seed, a.inputs)
                path.write_text(json.dumps(kept, indent=1))
        print(name, *(kept[key] for key, _, _ in keys), file=sys.stderr, flush=True)
    print("\n".join(table(kept, names, shares, a.seeds)))


if __name__ == "__main__":
    main()

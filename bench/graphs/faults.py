#!/usr/bin/env python3
"""Whether call graphs lead to faults behind a protocol: explores the SQL engine with each of its planted faults in equal time, with
and without graphs, and says by its specification which seeds generated an input that reveals the fault, and which reported one.

    faults.py ECLAT OUT [--seeds N] [--seconds N]
"""

import argparse
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "evaluate"))
from subjects import components  # noqa: E402

MODES = {"graphs": [], "constants of the example": ["--graphs", "0"], "universal": ["--graphs", "0", "--weight", "example=0"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    a = parser.parse_args()
    eclat, out = str(a.eclat.resolve()), a.out.resolve()
    component = components(["sql"])[0]
    print("| planted fault | " + " | ".join(f"{mode}: seeds that reveal it | that report it" for mode in MODES) + " |")
    print("| --- |" + " ---: |" * 2 * len(MODES))
    for version in component.versions():
        if len(version.faults) != 1 or version.source != "planted":
            continue
        where, work = component.stage(version, out / "staged" / version.name), out / "sql-faults" / version.name
        work.mkdir(parents=True, exist_ok=True)
        request, flags = component.request(where, "example")
        quiet = ["--quiet", "--no-prove", "--jobs", "1", "--work-dir", str(work), "--format", "json", "-o", str(work / "out.json")]
        built = subprocess.run([eclat, "run", *request, "--true-labels", "--rounds", "1", "--inputs", "1", *quiet, "--", *flags])
        if built.returncode not in (0, 1):
            raise SystemExit(f"{version.name}: eclat ended with {built.returncode}")
        cells = [version.name]
        for options in MODES.values():
            generated = reported = 0
            for seed in range(1, a.seeds + 1):
                subprocess.run([eclat, "explore", "--seed", str(seed), "--time-limit", str(a.seconds), "--rounds", "1000", *options, *quiet],
                               stderr=subprocess.DEVNULL)
                truth = json.loads((work / "truth.json").read_text())
                generated += bool(truth["violations"])
                reported += any(finding["truth"] == "fault" for finding in truth["findings"])
            cells += [f"{generated} of {a.seeds}", f"{reported} of {a.seeds}"]
        print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()

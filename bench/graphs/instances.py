#!/usr/bin/env python3
"""Whether inputs get to objects that need several others, built in the right order (Palulu §3.2): explores invariants/ along its call
graphs for a short time, and without them for a long one, and counts the inputs that made a LinearCore and did well.

    instances.py ECLAT OUT [--seeds FIRST LAST]
"""

import argparse
import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent / "invariants"
CLASSES = ("VarName", "VarType", "VarRole", "VarInfo", "ProgramPoint", "PointSlice", "LinearBinary", "LinearCore")
MADE = "LinearCore"
MODES = {"graphs": (10, []), "constants of the example": (100, ["--graphs", "0"]),
         "universal": (100, ["--graphs", "0", "--weight", "example=0"])}


def explore(eclat, work, options):
    report = work / "out.json"
    done = subprocess.run([eclat, *options, "--quiet", "--no-prove", "--jobs", "1", "--symbolic", "0", "--work-dir", str(work), "--format", "json", "-o", str(report)])
    if done.returncode not in (0, 1, 5):
        raise SystemExit(f"eclat ended with {done.returncode}")


def instances(work):
    """Inputs that ended with the constructor of the class and did well."""
    operations = json.loads((work / "component.json").read_text())["operations"]
    report = json.loads((work / "report.json").read_text())
    makers = {o["id"] for o in operations if o["className"] == MADE and o["kind"] == "constructor"}
    return sum(f["normal"] + f["novel"] for f in report["operations"] if f["operation"] in makers), report["stats"]["generated"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 5))
    a = parser.parse_args()
    work = (a.out / "invariants").resolve()
    work.mkdir(parents=True, exist_ok=True)
    eclat = str(a.eclat.resolve())
    words = [word for name in CLASSES for word in ("--class", name)]
    explore(eclat, work, ["run", *words, "--header", str(HERE / "invariants.h"), "--source", str(HERE / "invariants.cpp"),
                          "--tests", str(HERE / "example.cpp"), "--rounds", "1", "--inputs", "1"])
    print(f"| inputs that made a `{MADE}` | seconds | seed | made | of all inputs |\n| --- | ---: | ---: | ---: | ---: |")
    for mode, (seconds, options) in MODES.items():
        for seed in range(a.seeds[0], a.seeds[1] + 1):
            explore(eclat, work, ["explore", "--seed", str(seed), "--time-limit", str(seconds), "--rounds", "1000", *options])
            made, generated = instances(work)
            print(f"| {mode} | {seconds} | {seed} | {made} | {generated} |", flush=True)


if __name__ == "__main__":
    main()

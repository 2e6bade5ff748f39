#!/usr/bin/env python3
"""Runs eclat on every class of list.tsv and keeps its JSON report and its time in OUT.

    run.py ECLAT OUT [NAME ...]

table.py makes docs/evaluation/libraries.md of what is kept.
"""

import json
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROUNDS = 2  # half of the default: compiling takes longer than exploring as it is
TIME_LIMIT = 300  # seconds for a whole run; what was found until then counts
KILL_AFTER = 900  # seconds; such a run has failed


def read_list():
    rows = []
    for line in (HERE / "list.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, library, package, classes, headers, flags = line.split("\t")
            rows.append({"name": name, "library": library, "package": package, "classes": classes.split(";"),
                         "headers": headers.split(";"), "flags": flags.split()})
    return rows


def arguments(row):
    """What follows `eclat run` when it is started in bench/libraries."""
    words = []
    for each in row["classes"]:
        words += ["--class", each]
    for each in row["headers"]:
        words += ["--header", each]
    config = HERE / "config" / (row["name"] + ".yaml")
    if config.exists():
        words += ["--config", f"config/{row['name']}.yaml"]
    return words + ["--tests", f"tests/{row['name']}_test.cpp", "--rounds", str(ROUNDS), "--time-limit",
                    str(TIME_LIMIT)]


def run_class(eclat, out, row):
    work, report = out / row["name"], out / f"{row['name']}.json"
    report.unlink(missing_ok=True)
    command = [eclat, "run", *arguments(row), "--quiet", "--work-dir", str(work), "--format", "json", "-o", str(report),
               "--", *row["flags"]]
    started = time.monotonic()
    try:
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=KILL_AFTER, errors="replace")
        code, messages = done.returncode, done.stderr
    except subprocess.TimeoutExpired:
        code, messages = -1, f"not finished after {KILL_AFTER} s"
    return {"exit": code, "seconds": time.monotonic() - started, "messages": messages.strip().splitlines()[:20]}


def main():
    eclat, out, wanted = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    out.mkdir(parents=True, exist_ok=True)
    for row in read_list():
        if wanted and row["name"] not in wanted:
            continue
        result = run_class(eclat, out, row)
        (out / f"{row['name']}.run.json").write_text(json.dumps(result, indent=1))
        print(f"{row['name']}: exit {result['exit']}, {result['seconds']:.0f} s", flush=True)
        if result["exit"] not in (0, 1, 5):
            print("  " + "\n  ".join(result["messages"]), flush=True)


if __name__ == "__main__":
    main()

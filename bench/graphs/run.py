#!/usr/bin/env python3
"""What call-sequence graphs bring in equal time: explores each subject with them and without, and keeps the figures in OUT.

    run.py ECLAT OUT [NAME ...]

The subjects are two components of subjects/ (correct, with their example) and the libraries of list.tsv (with NAME_example.cpp).
Each is built once and then explored SECONDS long per mode and seed, as the papers did (Palulu §3.1). table.py makes a table of
what is kept.
"""

import json
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "evaluate"))
from subjects import components  # noqa: E402

SECONDS = 20  # for exploring alone
SEEDS = (1, 2, 3)
# "constants": blind as to the order of calls, but with the constants of the example, as eclat passes them anyway.
MODES = {"universal": ["--graphs", "0", "--weight", "example=0"], "constants": ["--graphs", "0"], "graphs": []}
COMPONENTS = {"sql": "subjects/sql", "json": "subjects/json"}


def requests(out):
    """By name: words that follow `eclat run`, flags of the compiler."""
    found = {}
    for component in components(list(COMPONENTS)):
        where = component.stage(next(component.versions()), out / "staged" / component.name)
        words, flags = component.request(where, "example")
        found[component.name] = (words[:words.index("--spec")], flags)  # what is right is to be learned
    for line in (HERE / "list.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, _, classes, headers, flags = line.split("\t")
            words = [word for each in classes.split(";") for word in ("--class", each)]
            words += [word for each in headers.split(";") for word in ("--header", each)]
            found[name] = (words + ["--tests", str(HERE / f"{name}_example.cpp")], flags.split())
    return found


def load(path):
    return json.loads(path.read_text())


def reached(trace, report):
    """Of the blocks of the component (that is, without those of the suites' check.h): how many there are, and how many were
    reached by the example, by inputs, and by either."""
    own = {block["number"] for block in trace["blocks"] if not block["file"].endswith("/check.h")}
    by_tests, by_inputs = own & set(trace["reached"]), own & set(report["coverage"]["reachedByInputs"])
    return {"blocks": len(own), "byTests": len(by_tests), "byInputs": len(by_inputs), "inAll": len(by_tests | by_inputs)}


def figures(work, trace):
    component, report = load(work / "component.json"), load(work / "report.json")
    operations = component["operations"]
    with_input, without_constructor = set(), set()
    for each in report["operations"]:
        operation = operations[each["operation"]]
        if each["normal"] + each["novel"] and operation["kind"] != "law":
            with_input.add(operation["className"])
            if operation["kind"] != "constructor":
                without_constructor.add(operation["className"])
    classes = [each["name"] for each in component["classes"] if each["isRequested"]]
    stats = report["stats"]
    called = {each["operation"] for each in report["operations"] if each["normal"] + each["novel"]}
    return {"classes": classes, "withInput": sorted(with_input & set(classes)),
            "withMethod": sorted(without_constructor & set(classes)),
            "operations": len(operations), "operationsCalled": len(called), "findings": len(report["findings"]),
            **{name: stats[name] for name in ("generated", "normal", "novel", "illegal", "fault")},
            **reached(trace, report)}


def run_subject(eclat, out, name, words, flags):
    work = out / name
    quiet = ["--quiet", "--no-prove", "--jobs", "1", "--symbolic", "0", "--work-dir", str(work), "--format", "json", "-o", str(out / f"{name}.report.json")]
    built = subprocess.run([eclat, "run", *words, "--rounds", "1", "--inputs", "1", *quiet, "--", *flags])
    if built.returncode not in (0, 1):
        print(f"{name}: exit {built.returncode}", flush=True)
        return
    trace, kept = load(work / "trace.json"), []
    for seed in SEEDS:
        for mode, options in MODES.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run([eclat, "explore", *options, "--seed", str(seed), "--time-limit", str(SECONDS),
                                   "--rounds", "1000", *quiet], stderr=subprocess.DEVNULL)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if done.returncode not in (0, 1, 5):
                print(f"{name}, {mode}, seed {seed}: exit {done.returncode}", flush=True)
                continue
            row = {"mode": mode, "seed": seed, "exit": done.returncode, **figures(work, trace),
                   "cpu": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime}
            kept.append(row)
            (out / f"{name}.json").write_text(json.dumps(kept, indent=1))
            print(f"{name}, {mode}, seed {seed}: {len(row['withInput'])} of {len(row['classes'])} classes, "
                  f"{row['byInputs']} of {row['blocks']} blocks, {row['generated']} inputs", flush=True)


def main():
    eclat, out, wanted = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    out.mkdir(parents=True, exist_ok=True)
    for name, (words, flags) in requests(out).items():
        if not wanted or name in wanted:
            run_subject(eclat, out, name, words, flags)


if __name__ == "__main__":
    main()

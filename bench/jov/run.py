#!/usr/bin/env python3
"""The techniques of Xie and Notkin on the subjects of their paper: selected inputs, and those that reveal a fault.

usage: run.py ECLAT OUT [--only NAME[,NAME]] [--iterations N] [--techniques NAME[,NAME]] [--jobs N]

OUT/results/ gets a file for each subject and suite; what is there is not run again, so a run that was cut off goes on. table.py makes the table of them. An input reveals
a fault if it breaks the specification of its subject, which no run uses (--true-labels). A subject has all its listed faults, as the
papers had them; the DSAA classes, which have none, their first mutant."""
import argparse, json, pathlib, shutil, subprocess, sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from subjects import components

TECHNIQUES = {
    "basic": ["--select", "property", "--preconditions", "keep"],
    "removal": ["--select", "property", "--preconditions", "drop"],
    "coverage": ["--select", "coverage", "--preconditions", "drop"],
    "union": ["--select", "both", "--preconditions", "both"],
}
ITERATED = ("basic", "removal")
SUBJECTS = ("bounded_stack", "ratpoly", "dsaa")


def read(work):
    report = json.loads((work / "report.out.json").read_text())
    truth = {f["id"]: f["truth"] for f in json.loads((work / "truth.json").read_text())["findings"]}
    findings = [{"id": f["id"], "iteration": f.get("iteration", 1), "selectedBy": f["selectedBy"], "kind": f["kind"],
                 "dropped": len(f.get("dropped", [])), "truth": truth[f["id"]]} for f in report["findings"]]
    return {"findings": findings, "inputs": report["stats"]["generated"], "coverage": report["coverage"]["branches"],
            "iterations": report["techniques"]["iterations"]}


def run(eclat, component, version, suite, out, options):
    name = ("%s--%s" % (component.name, suite)).replace("/", "_").replace(" ", "-")
    result = out / "results" / (name + ".json")
    known = json.loads(result.read_text()) if result.exists() else {"component": component.name, "suite": suite,
                                                                    "version": version.name, "runs": {}}
    wanted = [t for t in options.techniques.split(",") if t not in known["runs"]]
    if not wanted:
        return
    where = component.stage(version, out / "staged" / name)
    request, flags = component.request(where, suite)
    work = out / "work" / name
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    shared = ["--quiet", "--format", "json", "-o", str(work / "report.out.json"), "--work-dir", str(work), "--no-prove", "--symbolic", "0",
              "--jobs", str(options.jobs)]
    for technique in wanted:
        times = ["--iterations", str(options.iterations)] if technique in ITERATED else []
        command = [eclat, "run"] + request + ["--true-labels"] + shared + TECHNIQUES[technique] + times + ["--"] + flags
        done = subprocess.run(command, capture_output=True, text=True, cwd=where)
        if done.returncode not in (0, 1, 5):
            print("%s: %s: %s" % (name, technique, done.stderr.strip()[-400:]), flush=True)
            return
        known["runs"][technique] = read(work)
        print("%s: %s: %d selected" % (name, technique, len(known["runs"][technique]["findings"])), flush=True)
        result.parent.mkdir(parents=True, exist_ok=True)
        result.write_text(json.dumps(known, indent=1))
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(out / "staged" / name, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("eclat")
    parser.add_argument("out")
    parser.add_argument("--only", default="")
    parser.add_argument("--iterations", type=int, default=3)
    parser.add_argument("--techniques", default=",".join(TECHNIQUES))
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    out = pathlib.Path(options.out).resolve()
    only = options.only.split(",") if options.only else None
    for component in components():
        family = component.name.partition("/")[0]
        if family not in SUBJECTS or (only and component.name not in only):
            continue
        versions = list(component.versions())
        version = next((v for v in versions if v.name == "all"), None) or next(v for v in versions if v.source == "mutants")
        for suite in component.suites:
            run(str(pathlib.Path(options.eclat).resolve()), component, version, suite, out, options)


main()

#!/usr/bin/env python3
"""Reviews a whole subject by its specification: runs, judges every finding by what it truly is, runs again with another seed.

usage: review.py ECLAT OUT SUBJECT [--suite NAME] [--runs N]

Writes OUT/review.json. Fails if a finding that was judged is shown again."""
import argparse, json, pathlib, shutil, subprocess, sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from subjects import components

# A person who knows the specification would say so.
VERDICTS = {"fault": ["accept"], "normal": ["reject", "--as", "fine"], "illegal": ["reject", "--as", "illegal"]}


def all_findings(findings):
    for finding in findings:
        yield finding
        yield from all_findings(finding.get("variants", []))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("eclat")
    parser.add_argument("out")
    parser.add_argument("subject")
    parser.add_argument("--suite")
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--same-seed", action="store_true")
    options = parser.parse_args()
    eclat, out = str(pathlib.Path(options.eclat).resolve()), pathlib.Path(options.out).resolve()
    component = components([options.subject])[0]
    suite = options.suite or next(iter(component.suites))
    versions = {v.name: v for v in component.versions()}
    where = component.stage(versions.get("all", versions["correct"]), out / "staged" / "review")
    request, flags = component.request(where, suite)
    work = out / "work" / "review"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    verdicts = work / "eclat.verdicts"
    runs, judged = [], set()
    for number in range(1, options.runs + 1):
        command = [eclat, "run"] + request + ["--true-labels", "--quiet", "--no-prove", "--format", "json", "-o",
                   str(work / "report.out.json"), "--work-dir", str(work / "eclat"), "--verdicts", str(verdicts),
                   "--seed", str(1 if options.same_seed else number), "--"] + flags
        done = subprocess.run(command, capture_output=True, text=True, cwd=where)
        if done.returncode not in (0, 1, 5):
            sys.exit(done.stderr)
        report = json.loads((work / "report.out.json").read_text())
        truth = {f["id"]: f["truth"] for f in json.loads((work / "eclat" / "truth.json").read_text())["findings"]}
        shown = [f["id"] for f in all_findings(report["findings"])]
        again = judged & set(shown)
        if again:
            sys.exit("judged, and shown again: %s" % ", ".join(sorted(again)))
        told = [f["id"] for f in report["findings"]]
        true = sum(truth[i] == "fault" for i in told)
        runs.append({"findings": len(told), "true": true, "false": len(told) - true,
                     "aside": sum(a["by"] == "verdict" for a in report["setAside"])})
        print("run %d: %s" % (number, runs[-1]), flush=True)
        for id in told:
            words = VERDICTS[truth[id]]
            done = subprocess.run([eclat, words[0], id] + words[1:] + ["--because", "its specification says so", "--work-dir",
                                   str(work / "eclat"), "--verdicts", str(verdicts)], capture_output=True, text=True, cwd=where)
            if done.returncode != 0:
                sys.exit(done.stderr)
            judged.add(id)
    (out / "review.json").write_text(json.dumps({"subject": options.subject, "suite": suite, "judged": len(judged), "runs": runs}))
    print("%d judged; none was shown again" % len(judged))


main()

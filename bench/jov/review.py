#!/usr/bin/env python3
"""Reviews a whole subject by its specification: runs, judges every finding by what it truly is, runs again with other seeds.

usage: review.py ECLAT OUT SUBJECT [--suite NAME] [--runs N] [--seeds N] [--jobs N] [-- OPTIONS OF ECLAT RUN]

A person is played who knows the specification: `eclat review` asks, truth.json answers. Each run is made a second time without the
verdicts, to tell what they bring from what another seed brings. Writes OUT/review.json, and what was said to OUT/review.verdicts. What
is there is not run again. Fails if a finding that was judged is shown again."""
import argparse, json, pathlib, re, shutil, subprocess, sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from subjects import components

KEYS = {"fault": "f", "normal": "o", "illegal": "i"}
ASKED = re.compile(r"^\[\d+ of \d+\] (\S+): ")


def all_findings(findings):
    for finding in findings:
        yield finding
        yield from all_findings(finding.get("variants", []))


class Subject:
    def __init__(self, options):
        self.eclat, self.out = str(pathlib.Path(options.eclat).resolve()), pathlib.Path(options.out).resolve()
        component = components([options.subject])[0]
        self.suite = options.suite or next(iter(component.suites))
        versions = {v.name: v for v in component.versions()}
        self.where = component.stage(versions.get("all", versions["correct"]), self.out / "staged" / "review")
        self.request, self.flags = component.request(self.where, self.suite)
        self.options, self.extra = options, options.extra

    def run(self, work, verdicts, seed):
        """The report and the truth of its findings."""
        work.mkdir(parents=True, exist_ok=True)
        report, folder = work / "report.json", work / "eclat"
        command = [self.eclat, "run"] + self.request + ["--true-labels", "--quiet", "--no-prove", "--symbolic", "0", "--format", "json", "-o", str(report),
                   "--work-dir", str(folder), "--verdicts", str(verdicts), "--seed", str(seed), "--seeds", str(self.options.seeds),
                   "--jobs", str(self.options.jobs)] + self.extra + ["--"] + self.flags
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.where)
        if done.returncode not in (0, 1, 5):
            sys.exit(done.stderr)
        truth = {f["id"]: f["truth"] for f in json.loads((folder / "truth.json").read_text())["findings"]}
        return json.loads(report.read_text()), truth

    def review(self, work, verdicts, truth):
        """Answers what `eclat review` asks. Returns what was judged, and what disappeared with it."""
        review = subprocess.Popen([self.eclat, "review", "--work-dir", str(work / "eclat"), "--verdicts", str(verdicts)],
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=self.where)
        asked, judged, gone = None, [], 0
        for line in review.stdout:
            asked = ASKED.match(line) or asked
            if match := re.match(r"  (\d+) more findings? disappears?", line):
                gone += int(match[1])
            if line.startswith("f fault"):
                id = asked[1]
                key = KEYS.get(truth.get(id), "s")  # of a variant nothing is known; it is asked about when it is a finding
                if key != "s":
                    judged.append((id, truth[id]))
                review.stdin.write(key + " its specification says so\n" if key != "s" else "s\n")
            elif line.startswith("That was the last one"):
                review.stdin.write("q\n")
            review.stdin.flush()
        if review.wait() != 0:
            sys.exit("the review ended with %d" % review.returncode)
        return judged, gone


def figures(report, truth):
    told = [f["id"] for f in report["findings"]]
    true = sum(truth[i] == "fault" for i in told)
    known = sum(a.get("verdict") == "fault" for a in report["setAside"])
    aside = sum(a["by"] == "verdict" for a in report["setAside"])
    return {"findings": len(told), "true": true, "false": len(told) - true, "known": known, "aside": aside}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out")
    parser.add_argument("subject")
    parser.add_argument("--suite")
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=1, help="of each run; the next run goes on behind them")
    parser.add_argument("--jobs", type=int, default=1)
    words = sys.argv[1:]
    at = words.index("--") if "--" in words else len(words)
    options = parser.parse_args(words[:at])
    options.extra = words[at + 1:]
    subject = Subject(options)
    result, verdicts = subject.out / "review.json", subject.out / "review.verdicts"
    state = json.loads(result.read_text()) if result.exists() else {"subject": options.subject, "suite": subject.suite,
                                                                    "options": options.extra, "judged": {}, "runs": []}
    for number in range(len(state["runs"]) + 1, options.runs + 1):
        seed = 1 + (number - 1) * options.seeds
        work = subject.out / "work" / "review"
        report, truth = subject.run(work, verdicts, seed)
        again = set(state["judged"]) & {f["id"] for f in all_findings(report["findings"])}
        if again:
            sys.exit("judged, and shown again: %s" % ", ".join(sorted(again)))
        judged, gone = subject.review(work, verdicts, truth)
        row = figures(report, truth)
        row.update({"seed": seed, "judged": len(judged), "gone": gone})
        if number > 1:
            row["without"] = figures(*subject.run(subject.out / "work" / "without", subject.out / "none.verdicts", seed))
        state["judged"].update(judged)
        state["runs"].append(row)
        result.write_text(json.dumps(state, indent=1))
        print("run %d: %s" % (number, row), flush=True)
    shutil.rmtree(subject.out / "work", ignore_errors=True)
    print("%d judged; none was shown again" % len(state["judged"]))


main()

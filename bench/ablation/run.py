#!/usr/bin/env python3
"""Each heuristic on and off, over all subjects of the repository.

usage: run.py ECLAT OUT [--seeds N] [--only NAME[,NAME]] [--configurations NAME[,NAME]]

Subjects are the puzzles, four correct classes that are not silent yet (noisy/), and the bounded stack. Each is built once; every configuration explores it with N seeds.
OUT/results.tsv has a line for each subject, configuration and seed; table.py makes the table of them."""
import argparse, concurrent.futures, json, pathlib, re, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PUZZLES = ROOT / "tests/puzzles"

CONFIGURATIONS = {
    "default": [],
    "unguided": ["--unguided"],
    "exhaustive": ["--strategy", "exhaustive", "--inputs", "20"],
    "match-states": ["--match-states"],
    "even": ["--even"],
    "no-fresh": ["--weight", "fresh=0"],
    "no-example": ["--weight", "example=0"],
    "no-border": ["--weight", "border=0"],
    "no-near": ["--weight", "near=0"],
    "no-used": ["--weight", "used=0"],
    "no-aliased": ["--weight", "aliased=0"],
    "no-shared": ["--weight", "shared=0"],
    "no-result": ["--weight", "result=0"],
    "no-null": ["--weight", "nulls=0"],
    "no-evidence": ["--no-evidence"],
    "no-learning": ["--no-learning"],
    "no-paths": ["--no-paths"],
    "no-laws": ["--laws", "none"],
    "all-laws": ["--laws", "all"],
    "exceptions": ["--judges", "exceptions"],
    "combined": ["--judges", "combined"],
    "no-reduce": ["--no-reduce"],
    "10-seeds": ["--seeds", "10"],
}


class Subject:
    def __init__(self, name, header, tests, finds, options, rounds):
        self.name, self.header, self.tests = name, header, tests
        self.finds, self.options, self.rounds = finds, options, rounds


def line_after(text, marker):
    found = re.search(r"^// " + marker + r": (.*)$", text, re.M)
    return found.group(1).split() if found else []


def puzzles(folder):
    for header in sorted(folder.glob("*.h")):
        text = header.read_text()
        finds = line_after(text, "FINDS")
        stated = [] if finds == ["nothing"] else [(finds[0], " ".join(finds[2:]))]
        yield Subject(header.stem, [header], [header.with_name(header.stem + "_test.cpp")], stated,
                      [w.replace("{dir}", str(folder)) for w in line_after(text, "WITH")],
                      line_after(text, "BUDGET")[1])


def examples():
    stack = ROOT / "examples/bounded_stack"
    faults = [("undefined-behaviour", "BoundedStack::equals"), ("property", "BoundedStack::pop")]
    tests = [stack / "bounded_stack_test.cpp"]
    yield Subject("stack-8", [stack / "bounded_stack.h"], tests, faults, ["--class", "BoundedStack"], "4")
    yield Subject("stack-11", [stack / "bounded_stack.h"], [stack / "bounded_stack_axioms_test.cpp"], faults,
                  ["--class", "BoundedStack"], "4")


def words(subject, work):
    command = ["--quiet", "--format", "json", "--work-dir", str(work), "--jobs", "1"]
    for header in subject.header:
        command += ["--header", str(header)]
    for test in subject.tests:
        if "--no-tests" not in subject.options:
            command += ["--tests", str(test)]
    return command


# The options of a puzzle that are about exploring; the rest is about what to explore.
EXPLORING = {"--input-time-limit": 1, "--memory-limit": 1, "--max-steps": 1, "--inputs": 1, "--seed": 1, "--tries": 1,
             "--check-leaks": 0, "--laws": 1, "--weight": 1, "--judges": 1, "--strategy": 1, "--match-states": 0,
             "--count-nested": 0, "--no-paths": 0, "--no-learning": 0, "--no-evidence": 0, "--seeds": 1, "--even": 0}


def split(options):
    about, exploring, flags = [], [], []
    i = 0
    while i < len(options):
        if options[i] == "--":
            flags = options[i:]
            break
        if options[i] in EXPLORING:
            n = EXPLORING[options[i]] + 1
            exploring += options[i:i + n]
            i += n
        else:
            about.append(options[i])
            i += 1
    return about, exploring, flags


def without(options, others):
    """What a configuration says itself is not said twice."""
    out, i = [], 0
    while i < len(options):
        n = EXPLORING[options[i]] + 1
        if options[i] not in others or options[i] == "--weight":
            out += options[i:i + n]
        i += n
    return out


def run(command, timeout):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, cwd=ROOT)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(done.stdout) if done.returncode in (0, 1) and done.stdout else None


def hits(report, stated):
    def name(finding):
        law = finding.get("law")
        return finding["kind"], law["class"] + "::" + law["name"] if law else finding["operation"]

    def named(finding):
        yield name(finding)
        for variant in finding.get("variants", []):
            yield name(variant)

    def matches(finding, kind, operation):
        return any(k == kind and (o == operation or o.startswith(operation + "(")) for k, o in named(finding))

    found = [s for s in stated if any(matches(f, *s) for f in report["findings"])]
    true = [f for f in report["findings"] if any(matches(f, *s) for s in stated)]
    return len(found), len(true)


def explore(eclat, out, subject, configurations, seeds):
    work = out / "work" / subject.name
    about, exploring, flags = split(subject.options)
    base = [eclat, "run"] + words(subject, work) + ["--rounds", "1"] + about + flags
    lines = []
    if run(base, 600) is None:
        return ["%s\tdoes not build" % subject.name]
    for name in configurations:
        for seed in range(1, (1 if name == "10-seeds" else seeds) + 1):
            command = [eclat, "explore", "--quiet", "--format", "json", "--work-dir", str(work), "--jobs", "1",
                       "--rounds", subject.rounds, "--seed", str(seed)]
            command += without(exploring, CONFIGURATIONS[name]) + CONFIGURATIONS[name]
            report = run(command, 600)
            if report is None:
                lines.append("%s\t%s\t%d\tfailed" % (subject.name, name, seed))
                continue
            found, true = hits(report, subject.finds)
            lines.append("\t".join(str(x) for x in (subject.name, name, seed, len(subject.finds), found,
                                                     len(report["findings"]), true, report["stats"]["generated"])))
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--folder", type=pathlib.Path, default=PUZZLES, help="of the puzzles")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--only")
    parser.add_argument("--configurations")
    parser.add_argument("--jobs", type=int, default=2)
    a = parser.parse_args()
    noisy = [] if a.folder != PUZZLES else list(puzzles(ROOT / "bench/ablation/noisy"))
    subjects = [s for s in list(puzzles(a.folder)) + noisy + list(examples()) if not a.only or s.name in a.only.split(",")]
    names = a.configurations.split(",") if a.configurations else list(CONFIGURATIONS)
    a.out.mkdir(parents=True, exist_ok=True)
    with open(a.out / "results.tsv", "w") as results, concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for lines in pool.map(lambda s: explore(a.eclat, a.out, s, names, a.seeds), subjects):
            results.write("\n".join(lines) + "\n")
            results.flush()
            print(lines[0], file=sys.stderr)


if __name__ == "__main__":
    main()

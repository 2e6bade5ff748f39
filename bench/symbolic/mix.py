#!/usr/bin/env python3
"""Which share of the inputs should be solved for? usage: mix.py ECLAT OUT [--jobs N] [--only NAME[,NAME]]

The puzzles that want to be solved, and some subjects in their faulty and correct versions, are explored with several shares, all
else as it is by default. OUT/results/ keeps what is known. Prints what each share finds, what it reports falsely, and CPU seconds."""
import argparse, concurrent.futures, json, os, pathlib, shutil, subprocess, sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from million import PUZZLES, Puzzle
from pairs import wanted

SHARES = (0, 10, 20, 40)
SEEDS = (1,)
SUBJECTS = ["bounded_stack", "dsaa/linked_list", "dsaa/stack_ar", "jml/bank_account", "jml/counter", "jml/meter", "jml/one_way_list"]


def timed(command, cwd):
    """CPU seconds of it and all that it started."""
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1, 5):
        raise RuntimeError("%s ended with %d" % (" ".join(command[:2]), os.waitstatus_to_exitcode(status)))
    return usage.ru_utime + usage.ru_stime


class Case:
    """Something to explore: options of the request, and what of a report is right."""

    def __init__(self, name, kind, request, flags, where, puzzle=None):
        self.name, self.kind, self.request, self.flags, self.where, self.puzzle = name, kind, request, flags, where, puzzle

    def judge(self, work):
        report = json.loads((work / "report.out.json").read_text())
        if self.puzzle:
            hit = {self.puzzle.operation for f in report["findings"] if self.puzzle.is_found_by(f)}
            return {"found": sorted(hit), "false": len(report["findings"]) - len(hit)}
        truth = json.loads((work / "truth.json").read_text())["findings"]
        return {"found": sorted({f["violation"] for f in truth if f["truth"] == "fault"}),
                "false": sum(f["truth"] != "fault" for f in truth)}


def run(eclat, out, case):
    result = out / "results" / (case.name + ".json")
    if result.exists():
        return
    work = out / "work" / case.name
    work.mkdir(parents=True, exist_ok=True)
    shared = ["--quiet", "--format", "json", "-o", str(work / "report.out.json"), "--work-dir", str(work), "--jobs", "1", "--no-prove"]
    build = timed([eclat, "run"] + case.request + shared + ["--symbolic", "0", "--", *case.flags], case.where)
    runs, flavour = [], 0
    for share in SHARES:
        for seed in SEEDS:
            command = [eclat, "explore"] + shared + ["--symbolic", str(share), "--seed", str(seed)]
            seconds = timed(command, case.where)
            if share and not flavour:  # this one has built the symbolic flavour
                again = timed(command, case.where)
                flavour, seconds = seconds - again, again
            runs.append(dict(case.judge(work), share=share, seed=seed, seconds=seconds))
            build -= seconds if (share, seed) == (0, 1) else 0
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps({"kind": case.kind, "build": build, "flavour": flavour, "runs": runs}))
    shutil.rmtree(work, ignore_errors=True)


def cases(out, only):
    for header in sorted(PUZZLES.glob("solved_*.h")):
        puzzle = Puzzle(header)
        yield Case(puzzle.name, "puzzles", puzzle.files + puzzle.without_share(), [], PUZZLES, puzzle)
    for component, version, suite in wanted(True, only or SUBJECTS):
        name = "%s--%s--%s" % (component.name.replace("/", "_"), version.name, suite.replace(" ", "-"))
        where = component.stage(version, out / "staged" / name)
        request, flags = component.request(where, suite)
        yield Case(name, "correct" if version.source == "correct" else "faulty", request + ["--true-labels"], flags, where)


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else 0


def tell(results):
    known = {kind: [r for r in results if r["kind"] == kind] for kind in ("puzzles", "faulty", "correct")}
    print("| share | puzzles solved, of %d | distinct faults in %d faulty versions | false reports there | in %d correct versions | "
          "CPU s to explore, puzzles | subjects |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |" %
          tuple(len(known[k]) for k in ("puzzles", "faulty", "correct")))
    for share in SHARES:
        def each(kinds, what):
            return sum(mean(what(r) for r in one["runs"] if r["share"] == share) for kind in kinds for one in known[kind])

        def seconds(kinds):
            return each(kinds, lambda r: r["seconds"]) / max(1, sum(len(known[k]) for k in kinds))
        print("| %d %% | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f |" % (
            share, each(["puzzles"], lambda r: len(r["found"])), each(["faulty"], lambda r: len(r["found"])),
            each(["faulty"], lambda r: r["false"]), each(["correct"], lambda r: r["false"]), seconds(["puzzles"]),
            seconds(["faulty", "correct"])))
    print("\nTo build and observe takes %.1f CPU s, the symbolic flavour %.1f more (means)." %
          (mean(r["build"] for r in results), mean(r["flavour"] for r in results)))
    only = {}
    for one in known["faulty"]:
        for r in one["runs"]:
            for fault in r["found"]:
                only.setdefault(fault, set()).add(r["share"])
    for fault, shares in sorted(only.items()):
        if len(shares) < len(SHARES):
            print("- `%s`: with %s" % (fault, ", ".join("%d %%" % s for s in sorted(shares))))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=1)
    a = parser.parse_args()
    eclat, out = str(pathlib.Path(a.eclat).resolve()), a.out.resolve()
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        list(pool.map(lambda case: run(eclat, out, case), cases(out, a.only.split(",") if a.only else None)))
    tell([json.loads(f.read_text()) for f in sorted((out / "results").glob("*.json"))])


if __name__ == "__main__":
    main()

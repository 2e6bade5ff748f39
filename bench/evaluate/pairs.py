#!/usr/bin/env python3
"""Runs the pairs of the Symclat study on the subjects: random or symbolic generation, with the model or with exceptions alone as the
judge, and beside them the mix of all generators.

usage: pairs.py ECLAT OUT [--quick] [--only NAME[,NAME]] [--jobs N]

OUT/results/ gets a file for each version and suite; what is there is not run again. pairs_tables.py makes the tables of them. One
exploration gives both figures of the study: what is reported is its reduced suite (Fig. 2), all that was labelled fault-revealing
the one without reduction (Fig. 3)."""
import argparse, concurrent.futures, json, os, pathlib, shutil, sys, time
from run import call
from subjects import components

SEEDS = range(1, 11)
# One budget for all: as many rounds, and as many inputs for each operation. The mix is what a run has by default.
GENERATORS = {
    "random": ["--graphs", "0", "--symbolic", "0"],
    "symbolic": ["--graphs", "0", "--symbolic", "100"],
    "mixed": ["--graphs", "30", "--symbolic", "10"],
}
# Who judges, and with which seeds. What is solved for hangs on few random values; chance decides all else.
PAIRS = [("random", "model", SEEDS), ("random", "exceptions", SEEDS), ("symbolic", "model", SEEDS[:1]),
         ("symbolic", "exceptions", SEEDS[:1]), ("mixed", "model", SEEDS[:3]), ("mixed", "combined", SEEDS)]
QUICK = ("bounded_stack", "dsaa/linked_list", "dsaa/stack_ar", "jml/bank_account", "jml/counter", "jml/meter", "jml/one_way_list",
         "ratpoly")
# These explore less: so many operations take minutes otherwise.
LARGE = {"directions", "ratpoly", "util_mde", "sql", "json"}
SMALL_BUDGET = ["--rounds", "3", "--inputs", "40"]


class Runner:
    def __init__(self, eclat, out):
        self.eclat, self.out = str(pathlib.Path(eclat).resolve()), out

    def run(self, component, version, suite):
        name = "%s--%s--%s" % (component.name, version.name, suite)
        name = name.replace("/", "_").replace(" ", "-")
        result = self.out / "results" / (name + ".json")
        if result.exists():
            return name + ": known"
        staged, work = self.out / "staged" / name, self.out / "work" / name
        where = component.stage(version, staged)
        request, flags = component.request(where, suite)
        work.mkdir(parents=True, exist_ok=True)
        budget = SMALL_BUDGET if component.name in LARGE else []
        shared = ["--quiet", "--format", "json", "-o", str(work / "report.out.json"), "--work-dir", str(work), "--jobs", "1",
                  "--no-prove"] + budget
        runs, wrong = [], ""
        for generator, judges, seeds in PAIRS:
            for seed in seeds:
                options = shared + ["--seed", str(seed), "--judges", judges] + GENERATORS[generator]
                command = [self.eclat, "explore"] + options
                if not runs:  # builds what all of them use
                    command = [self.eclat, "run"] + request + ["--true-labels"] + options + ["--"] + flags
                failed = call(command, 900, where)
                if failed:
                    wrong = wrong or "%s, %s, seed %d: %s" % (generator, judges, seed, failed)
                    if not runs:
                        break
                else:
                    runs.append(self.read(work, generator, judges, seed))
        result.parent.mkdir(parents=True, exist_ok=True)
        result.write_text(json.dumps({"component": component.name, "version": version.name, "source": version.source,
                                      "suite": suite, "suites": len(component.suites), "wrong": wrong, "runs": runs}))
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(staged, ignore_errors=True)
        return name + (": " + wrong if wrong else "")

    @staticmethod
    def read(work, generator, judges, seed):
        report = json.loads((work / "report.out.json").read_text())
        truth = json.loads((work / "truth.json").read_text())
        return {"generator": generator, "judges": judges, "seed": seed, "symbolic": report.get("symbolic"), "truth": truth,
                "generated": report["stats"]["generated"]}


def wanted(quick, only):
    """The version with all listed faults, or the first mutant where none is listed; the solutions of others; the correct version. Those with
    faults come first."""
    return sorted(all_wanted(quick, only), key=lambda one: (one[1].source == "correct", one[0].name in LARGE))


def all_wanted(quick, only):
    for component in components(only):
        if quick and not only and component.name not in QUICK:
            continue
        versions = list(component.versions())
        listed = [v for v in versions if v.name == "all" or (v.source in ("papers", "planted") and len(component.listed) == 1)]
        faulty = (listed or [v for v in versions if v.source == "mutants"])[:1]
        others = [v for v in versions if v.source == "independent"]
        correct = [] if quick and component.name in LARGE else versions[:1]
        for version in faulty + others[:1 if quick else None] + correct:
            for suite in component.suites:
                yield component, version, suite


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    runner = Runner(a.eclat, a.out.resolve())
    todo = list(wanted(a.quick, a.only.split(",") if a.only else None))
    begun = time.time()
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for n, line in enumerate(pool.map(lambda t: runner.run(*t), todo), 1):
            print("[%d of %d, %d s] %s" % (n, len(todo), time.time() - begun, line), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Runs eclat on the versions of the subjects, and keeps what it did and how right it was.

usage: run.py ECLAT OUT [--quick] [--only NAME[,NAME]] [--jobs N]

OUT/results/ gets a file for each version and suite; what is there is not run again, so a run that was cut off goes on when it is
started once more. It goes over all versions three times: with either classifier, then those with a single fault with more seeds, then with
what is compared with the default; so there are tables after the first time, and better ones after each further one. tables.py makes them. --quick: some components, one
or two versions of each, and one seed; the large ones with either classifier alone."""
import argparse, concurrent.futures, json, os, pathlib, shutil, subprocess, sys, time
from subjects import components, ROOT

SEEDS = 5
# What is compared with the default, where a component is as the papers had theirs: correct, and with all listed faults together or, if
# none is listed, with the first mutant. The first two are also explored for other numbers of rounds, exhaustively in equal time, and with a
# tenth of the trace.
CONFIGURATIONS = {
    "exceptions": ["--judges", "exceptions"],
    "combined": ["--judges", "combined"],
    "unguided": ["--unguided"],
    "unreduced": ["--no-reduce"],
}
EQUAL_TIME = ROOT / "bench/evaluate/equal_time.json"  # exhaustive inputs that take as long as random ones
ROUNDS = (2, 4, 6, 8)


def call(command, seconds, cwd):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, cwd=cwd)
    except subprocess.TimeoutExpired:
        return "timed out"
    return "" if done.returncode in (0, 1, 5) else done.stderr.strip().splitlines()[-3:]


def seconds_of(timings, part):
    return sum(p["seconds"] for p in json.loads(timings.read_text())["parts"] if p["part"] == part)


class Runner:
    def __init__(self, eclat, out, quick):
        self.eclat, self.out, self.quick = str(pathlib.Path(eclat).resolve()), out, quick
        self.passes = 2 if quick else 3  # with one seed, or more
        self.equal = json.loads(EQUAL_TIME.read_text()) if EQUAL_TIME.exists() else {}
        self.measured = {}

    def read(self, work, configuration, seed):
        report = json.loads((work / "report.out.json").read_text())
        return {"configuration": configuration, "seed": seed, "stats": report["stats"],
                "truth": json.loads((work / "truth.json").read_text()),
                "seconds": seconds_of(work / "timings.json", "explore") - seconds_of(work / "timings.json", "judge")}

    def plan(self, component, version, depth):
        """What is to be run in this pass: the configurations with their options, seeds and shares of the trace."""
        is_short = self.quick and component.name in LARGE
        is_thorough = version.name in ("correct", "all") and not is_short
        is_compared = version.name in ("correct", "all") or (not component.listed and version.faults[:1] == component.mutants[:1])
        comparisons = {c: o for c, o in CONFIGURATIONS.items() if c != "exceptions"} if is_compared and not is_short else {}
        rounds = {"random-%d" % r: ["--rounds", str(r)] for r in ROUNDS if r != 4} if is_thorough else {}
        is_one_fault = version.name != "correct" and len(version.faults) <= 1
        first = [("default", [], 1), ("exceptions", CONFIGURATIONS["exceptions"], 1)]
        seeds = [("default", [], seed) for seed in range(2, SEEDS + 1)] if is_one_fault else []
        others = [(c, o, 1) for c, o in {**comparisons, **rounds}.items()]
        passes = [first, others] if self.quick else [first, seeds, others]
        return passes[depth], is_thorough

    def run(self, component, version, suite, depth):
        name = "%s--%s--%s" % (component.name, version.name, suite)
        name = name.replace("/", "_").replace(" ", "-")
        result = self.out / "results" / (name + ".json")
        known = json.loads(result.read_text()) if result.exists() else {
            "component": component.name, "experiment": component.experiment, "suite": suite, "version": version.name,
            "source": version.source, "faults": [f.id for f in version.faults], "wrong": "", "passes": 0, "runs": []}
        if known["passes"] > depth or (known["wrong"] and depth > 0):
            return name + ": known"
        staged, work = self.out / "staged" / name, self.out / "work" / name
        if not (staged / "done").exists():
            where = component.stage(version, staged)
            (staged / "done").touch()
        where = staged / component.name
        request, flags = component.request(where, suite)
        shared = ["--quiet", "--format", "json", "-o", str(work / "report.out.json"), "--work-dir", str(work), "--jobs", "1", "--symbolic", "0",
                  "--timings", str(work / "timings.json"), "--no-prove"]
        work.mkdir(parents=True, exist_ok=True)

        def do(configuration, options, seed=1, percent=100, kept=True):
            """Explores again where there is a build; a run that was cut off left one, if it got so far."""
            if not kept or not (work / "report.out.json").exists():
                command = [self.eclat, "run"] + request + ["--true-labels", "--trace-percent", str(percent)] + shared
                command += ["--seed", str(seed)] + options + ["--"] + flags
            else:
                command = [self.eclat, "explore"] + shared + ["--seed", str(seed)] + options
            failed = call(command, 900, where)
            if failed:
                known["wrong"] = known["wrong"] or "%s: %s" % (configuration, failed)
                return None
            known["runs"].append(self.read(work, configuration, seed))
            return known["runs"][-1]

        plan, is_thorough = self.plan(component, version, depth)
        done = {(r["configuration"], r["seed"]) for r in known["runs"]}
        for configuration, options, seed in plan:
            if (configuration, seed) not in done and not (known["wrong"] and configuration != "default"):
                do(configuration, options, seed)
        is_last = depth + 1 == self.passes
        if is_thorough and is_last and not known["wrong"]:
            self.equal_time(component, suite, do, {r["configuration"]: r for r in known["runs"] if r["seed"] == 1})
            do("trace-10", [], percent=10, kept=False)
        known["passes"] = depth + 1
        result.parent.mkdir(parents=True, exist_ok=True)
        result.write_text(json.dumps(known))
        if is_last:
            shutil.rmtree(work, ignore_errors=True)
            shutil.rmtree(staged, ignore_errors=True)
        return name + (": " + known["wrong"] if known["wrong"] else "")

    def keep_measured(self):
        if self.measured:
            EQUAL_TIME.write_text(json.dumps(dict(sorted(self.equal.items())), indent=1) + "\n")
            self.measured = {}

    def equal_time(self, component, suite, do, known):
        """Exhaustive generation in as much time as random generation took. How many inputs fit into that is measured once and kept
        in equal_time.json, so that the figures come out the same everywhere; remove that file to measure again."""
        for rounds in ROUNDS:
            random = known.get("default" if rounds == 4 else "random-%d" % rounds)
            if not random:
                continue
            key = "%s %s %d" % (component.name, suite, rounds)
            options = ["--strategy", "exhaustive", "--rounds", str(rounds), "--inputs", "200"]
            if key not in self.equal:
                measured = do("measured", options + ["--time-limit", "%.2f" % max(0.2, random["seconds"])])
                if not measured:
                    continue
                self.equal[key] = self.measured[key] = measured["stats"]["generated"]
            do("exhaustive-%d" % rounds, options + ["--max-inputs", str(self.equal[key])])


# Of the two large families of components.
QUICK = {"dsaa": ("binary_heap", "disjoint_sets", "linked_list", "red_black_tree", "stack_ar"),
         "jml": ("bank_account", "counter", "int_bag", "meter", "one_way_list", "sorted_int_list")}


QUICK_CORRECT = ("bounded_stack", "dsaa/linked_list", "dsaa/red_black_tree", "jml/counter")
QUICK_OTHERS = ("ratpoly",)
LARGE = ("directions", "ratpoly", "util_mde", "sql", "json")


def is_quick(component):
    family, _, name = component.name.partition("/")
    return not name or name in QUICK[family]


def wanted(quick, only):
    for component in components(only):
        if quick and not only and not is_quick(component):
            continue
        versions = list(component.versions())
        if quick:
            of = {v.source: v for v in reversed(versions) if v.name == "all" or v.source in ("correct", "mutants", "independent")}
            versions = [of.get("papers") or of.get("planted") or of.get("mutants") or of["correct"]]
            if component.name in QUICK_CORRECT and of["correct"] not in versions:
                versions.append(of["correct"])
            if component.name in QUICK_OTHERS:
                versions.append(of["independent"])
        for version in versions:
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
    out = a.out.resolve()
    runner = Runner(a.eclat, out, a.quick)
    todo = list(wanted(a.quick, a.only.split(",") if a.only else None))
    begun = time.time()
    for depth in range(runner.passes):
        with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
            for n, line in enumerate(pool.map(lambda t: runner.run(*t, depth), todo), 1):
                print("[pass %d, %d of %d, %d s] %s" % (depth + 1, n, len(todo), time.time() - begun, line), file=sys.stderr, flush=True)
                runner.keep_measured()


if __name__ == "__main__":
    main()

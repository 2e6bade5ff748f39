#!/usr/bin/env python3
"""Runs eclat on the versions of the subjects, and keeps what it did and how right it was.

usage: run.py ECLAT OUT [--quick | --brief] [--only NAME[,NAME]] [--jobs N]

OUT/results/ gets a file for each version and suite; what is there is not run again, so a run that was cut off goes on when it is
started once more. tables.py makes tables of whatever is there. --quick: some components, one or two versions of each, and one seed; the
large ones with either classifier and with both, and no comparisons. --brief: all versions so."""
import json
from subjects import components, ROOT
from workplace import LARGE, arguments, run_all

SEEDS = 3
# What is compared with the default, where a component is as the papers had theirs: with all listed faults together or, if none is listed,
# with the first mutant. There it is also explored for other numbers of rounds, exhaustively in equal time, and with a tenth of the trace.
COMPARISONS = {
    "unguided": ["--unguided"],
    "unreduced": ["--no-reduce"],
}
EXCEPTIONS, COMBINED = ["--judges", "exceptions"], ["--judges", "combined"]
# Inputs that hang, each for as long as it may, make one exploration of it as long as those of ten others: one seed, no comparisons.
SLOW = ("util_mde",)
EQUAL_TIME = ROOT / "bench/evaluate/equal_time.json"  # exhaustive inputs that take as long as random ones
MOST_EXHAUSTIVE = 100_000  # more take gigabytes, and as long as all else of a component
ROUNDS = (2, 4, 6, 8)


class Runner:
    def __init__(self, quick, brief):
        self.quick, self.brief = quick, brief
        self.equal = json.loads(EQUAL_TIME.read_text()) if EQUAL_TIME.exists() else {}

    def plan(self, component, version):
        """Configurations with their options and seeds, and whether they are compared."""
        is_short = self.brief or component.name in SLOW or (self.quick and component.name in LARGE)
        as_in_papers = version.name == "all" or (not component.listed and version.faults[:1] == component.mutants[:1]) or \
            (len(component.listed) == 1 and version.faults == component.listed)
        is_compared = as_in_papers and version.source != "independent" and version.faults and not is_short
        is_one_fault = version.name != "correct" and len(version.faults) <= 1
        plan = [("default", [], 1), ("exceptions", EXCEPTIONS, 1), ("combined", COMBINED, 1)]
        if is_one_fault and version.source != "independent" and not self.quick and not is_short:
            plan += [("default", [], seed) for seed in range(2, SEEDS + 1)]
        if is_compared:
            plan += [(name, options, 1) for name, options in COMPARISONS.items()]
            plan += [("random-%d" % r, ["--rounds", str(r)], 1) for r in ROUNDS if r != 4]
        return plan, is_compared

    def run(self, place, version):
        component = place.component
        known = {"component": component.name, "experiment": component.experiment, "suite": place.suite, "version": version.name,
                 "source": version.source, "faults": [f.id for f in version.faults], "wrong": "", "runs": []}

        def do(configuration, options, seed=1, anew=False):
            """Explores again where there is a build."""
            options = ["--symbolic", "0", "--seed", str(seed)] + options
            failed = place.run(options) if anew or not known["runs"] else place.explore(options)
            if failed:
                known["wrong"] = known["wrong"] or "%s: %s" % (configuration, failed)
                return None
            known["runs"].append({"configuration": configuration, "seed": seed, "stats": place.read("report.out.json")["stats"],
                                  "truth": place.read("truth.json"), "seconds": place.seconds("explore")})
            return known["runs"][-1]

        place.take(version)
        plan, is_compared = self.plan(component, version)
        for configuration, options, seed in plan:
            if known["runs"] or configuration == "default":
                do(configuration, options, seed)
        if is_compared and not known["wrong"]:
            self.equal_time(place, do, {r["configuration"]: r for r in known["runs"] if r["seed"] == 1})
            do("trace-10", ["--trace-percent", "10"], anew=True)
        return known

    def equal_time(self, place, do, known):
        """Exhaustive generation in as much time as random generation took. How many inputs fit into that is measured once and kept
        in equal_time.json, so that the figures come out the same everywhere; remove that file to measure again."""
        def exhaustive(rounds, most):
            return ["--strategy", "exhaustive", "--rounds", str(rounds), "--inputs", "200", "--max-inputs", str(most)]

        for rounds in ROUNDS:
            random = known["default" if rounds == 4 else "random-%d" % rounds]
            key = "%s %s %d" % (place.component.name, place.suite, rounds)
            if key not in self.equal:
                inputs = max(1000, random["stats"]["generated"])
                measured = do("measured", exhaustive(rounds, inputs))
                if not measured:
                    continue
                fitting = measured["stats"]["generated"] * random["seconds"] / measured["seconds"]
                self.equal[key] = max(100, int(float("%.2g" % fitting)))
                EQUAL_TIME.write_text(json.dumps(dict(sorted(self.equal.items())), indent=1) + "\n")
            do("exhaustive-%d" % rounds, exhaustive(rounds, min(self.equal[key], MOST_EXHAUSTIVE)))


# Of the two large families of components.
QUICK = {"dsaa": ("binary_heap", "linked_list", "red_black_tree", "stack_ar"),
         "jml": ("bank_account", "counter", "int_bag", "meter", "one_way_list", "sorted_int_list")}
QUICK_CORRECT = ("bounded_stack", "dsaa/linked_list", "dsaa/red_black_tree", "jml/counter")
QUICK_OTHERS = ("ratpoly",)


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
    a = arguments(__doc__, ["--brief"])
    run_all(list(wanted(a.quick, a.only)), a, Runner(a.quick, a.brief).run)


if __name__ == "__main__":
    main()

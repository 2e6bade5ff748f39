#!/usr/bin/env python3
"""Runs the pairs of the Symclat study on the subjects: random or symbolic generation, with the model or with exceptions alone as the
judge, and beside them the mix of all generators.

usage: pairs.py ECLAT OUT [--quick] [--only NAME[,NAME]] [--jobs N]

OUT/results/ gets a file for each version and suite; what is there is not run again. pairs_tables.py makes the tables of them. One
exploration gives both figures of the study: what is reported is its reduced suite (Fig. 2), all that was labelled fault-revealing
the one without reduction (Fig. 3). Correct versions, in which there is no fault to be found, are run with one seed."""
from pairs_tables import FEW, reduced, whole
from subjects import components
from workplace import LARGE, arguments, run_all

SEEDS = range(1, 11)
# One budget for all: as many rounds, and as many inputs for each operation. The mix is what a run has by default.
GENERATORS = {
    "random": ["--graphs", "0", "--symbolic", "0"],
    "symbolic": ["--graphs", "0", "--symbolic", "100"],
    "mixed": ["--graphs", "30", "--symbolic", "10"],
}
# Who judges, and with which seeds. What is solved for hangs on few random values; chance decides all else.
SINGLE = [("random", "model", SEEDS), ("random", "exceptions", SEEDS), ("symbolic", "model", SEEDS[:1]), ("symbolic", "exceptions", SEEDS[:1])]
# The mix has more seeds, as many as chance had, while it lacks a fault that a single pair has shown.
MIXED = [("mixed", "model", SEEDS[:FEW]), ("mixed", "combined", SEEDS[:FEW])]
MORE = ("mixed", "combined", SEEDS[FEW:])
QUICK = ("bounded_stack", "dsaa/linked_list", "dsaa/stack_ar", "jml/bank_account", "jml/counter", "jml/meter", "jml/one_way_list",
         "ratpoly")
# The large ones explore less: so many operations take minutes otherwise.
SMALL_BUDGET = ["--rounds", "3", "--inputs", "40"]


class Explorations:
    """Those of one version and suite."""

    def __init__(self, place, version):
        self.place, self.is_correct = place, version.source == "correct"
        self.budget = SMALL_BUDGET if place.component.name in LARGE else []
        self.runs, self.wrong = [], ""

    def explore(self, generator, judges, seed):
        options = self.budget + ["--seed", str(seed), "--judges", judges] + GENERATORS[generator]
        failed = self.place.explore(options) if self.runs else self.place.run(options)
        if failed:
            self.wrong = self.wrong or "%s, %s, seed %d: %s" % (generator, judges, seed, failed)
            return
        report = self.place.read("report.out.json")
        self.runs.append({"generator": generator, "judges": judges, "seed": seed, "symbolic": report.get("symbolic"),
                          "truth": self.place.read("truth.json"), "generated": report["stats"]["generated"]})

    def shown(self, kind, is_meant):
        return {fault for r in self.runs if is_meant(r) for fault in kind(r).faults}

    def lacks(self, generator, judges):
        """A fault that another generator has shown, with reduction or without."""
        return any(self.shown(kind, lambda r: r["generator"] != generator) -
                   self.shown(kind, lambda r: (r["generator"], r["judges"]) == (generator, judges)) for kind in (reduced, whole))

    def all(self):
        for generator, judges, seeds in SINGLE + MIXED:
            for seed in seeds[:1] if self.is_correct else seeds:
                self.explore(generator, judges, seed)
                if not self.runs:
                    return
        generator, judges, seeds = MORE
        for seed in [] if self.is_correct else seeds:
            if self.lacks(generator, judges):
                self.explore(generator, judges, seed)


def run(place, version):
    place.take(version)
    e = Explorations(place, version)
    e.all()
    return {"component": place.component.name, "version": version.name, "source": version.source, "suite": place.suite,
            "suites": len(place.component.suites), "wrong": e.wrong, "runs": e.runs}


def wanted(quick, only):
    """The version with all listed faults, or the first mutant where none is listed, and the correct one. Solutions of others are left
    out: no input reveals a fault of them."""
    for component in components(only):
        if quick and not only and component.name not in QUICK:
            continue
        versions = list(component.versions())
        listed = [v for v in versions if v.name == "all" or (v.source in ("papers", "planted") and len(component.listed) == 1)]
        faulty = (listed or [v for v in versions if v.source == "mutants"])[:1]
        correct = [] if quick and component.name in LARGE else versions[:1]
        for version in faulty + correct:
            for suite in component.suites:
                yield component, version, suite


def main():
    a = arguments(__doc__)
    run_all(list(wanted(a.quick, a.only)), a, run)


if __name__ == "__main__":
    main()

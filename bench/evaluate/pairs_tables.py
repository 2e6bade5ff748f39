#!/usr/bin/env python3
"""The tables of the Symclat study (Fig. 2 and 3), from what pairs.py kept.

usage: pairs_tables.py OUT [--docs FOLDER] [--command TEXT] [--version TEXT]

Prints them as Markdown. With --docs also writes FOLDER/pairs.md and FOLDER/pairs/*.csv."""
import argparse, collections, csv, json, pathlib, sys

SINGLE = [("random", "model"), ("random", "exceptions"), ("symbolic", "model"), ("symbolic", "exceptions")]
MIXED = [("mixed", "model"), ("mixed", "combined")]
PAIRS = SINGLE + MIXED
FEW = 3  # seeds that the mix has in any case; it has more only while it lacks a fault
# The totals of the study: tests, failing, distinct faults, mean precision; 17 subjects with reduction and 19 without.
STUDY = {"reduced": {("random", "model"): "56.2, 13.4 (11.6), 0.51", ("random", "exceptions"): "124.4, 22.8 (15.3), 0.31",
                     ("symbolic", "model"): "46, 7 (7), 0.20", ("symbolic", "exceptions"): "106, 11 (11), 0.17"},
         "whole": {("random", "model"): "1,666.6, 181.2 (13.1), 0.42", ("random", "exceptions"): "4,367.5, 256.0 (17.7), 0.20",
                   ("symbolic", "model"): "4,828, 164 (9), 0.14", ("symbolic", "exceptions"): "6,676, 515 (14), 0.15"}}


def words(pair):
    return "%s + %s" % pair


class Suite:
    """What one exploration hands to its user: how many tests, how many of them fail by the specification, which faults they show."""

    def __init__(self, tests, failing, faults):
        self.tests, self.failing, self.faults = tests, failing, faults


def reduced(run):
    """A finding also shows the other ways to fail that seem to have its cause, each with an input of its own: they are no tests of
    the suite, but the faults in them are told."""
    failing = [f for f in run["truth"]["findings"] if f["truth"] == "fault"]
    told = failing + [f for f in run["truth"]["variants"] if f["truth"] == "fault"]
    return Suite(len(run["truth"]["findings"]), len(failing), {f["violation"] for f in told})


def whole(run):
    """Everything that was labelled fault-revealing, inputs that test laws included."""
    rows = [row for row in run["truth"]["labels"] + run["truth"]["laws"] if row["label"] == "fault"]
    return Suite(sum(r["normal"] + r["illegal"] + r["fault"] for r in rows), sum(r["fault"] for r in rows),
                 {v["violation"] for v in run["truth"]["violations"] if v["asFault"]})


class Subject:
    def __init__(self, data):
        suite = " (%s)" % data["suite"] if data["suites"] > 1 else ""
        self.name = "%s%s, %s" % (data["component"], suite, data["version"])
        self.runs = collections.defaultdict(list)
        for run in data["runs"]:
            self.runs[run["generator"], run["judges"]].append(run)

    def suites(self, pair, kind):
        return [kind(run) for run in self.runs[pair]]

    def figures(self, pair, kind):
        """Means over the seeds: tests, failing, distinct faults, precision (of seeds that report something)."""
        suites = self.suites(pair, kind)
        precise = [s.failing / s.tests for s in suites if s.tests]
        return (mean(s.tests for s in suites), mean(s.failing for s in suites), mean(len(s.faults) for s in suites),
                mean(precise) if precise else None)

    def finds(self, pair, kind, seeds=None):
        """By fault: how many of the seeds, or of the first of them, show it."""
        return collections.Counter(fault for suite in self.suites(pair, kind)[:seeds] for fault in suite.faults)


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else 0


def number(x):
    return "%d" % x if x == int(x) else "%.1f" % x


def cell(figures):
    tests, failing, faults, precision = figures
    return "%s, %s (%s), %s" % (number(tests), number(failing), number(faults), "–" if precision is None else "%.2f" % precision)


class Tables:
    def __init__(self, subjects, docs):
        self.subjects, self.docs, self.text = subjects, docs, []

    def say(self, *lines):
        self.text += list(lines)

    def table(self, name, head, rows, texts=1):
        """The first columns, so many, are text."""
        self.say("| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * texts + ["---:"] * (len(head) - texts)) + " |")
        self.say(*("| " + " | ".join(row) + " |" for row in rows), "")
        self.csv(name, head, rows)

    def csv(self, name, head, rows):
        if self.docs:
            (self.docs / "pairs").mkdir(parents=True, exist_ok=True)
            with open(self.docs / "pairs" / (name + ".csv"), "w", newline="") as out:
                writer = csv.writer(out, lineterminator="\n")
                writer.writerow(head)
                writer.writerows(rows)

    def figure(self, name, kind, title, note):
        """One row for each subject in which a pair finds a fault, and the others together."""
        self.say("## " + title, "", note, "")
        failing = [s for s in self.subjects if any(s.finds(p, kind) for p in PAIRS)]
        others = [s for s in self.subjects if s not in failing]
        silent = [s for s in others if not any(x.tests for p in PAIRS for x in s.suites(p, kind))]
        rows = [[s.name] + [cell(s.figures(p, kind)) for p in PAIRS] for s in failing]
        rows.append(["all %d of these" % len(failing)] + [cell(self.total(failing, p, kind)) for p in PAIRS])
        loud = [s for s in others if s not in silent]
        if loud:
            rows.append(["%d others without a fault found" % len(loud)] + [cell(self.total(loud, p, kind)) for p in PAIRS])
        if silent:
            rows.append(["%d others without any report" % len(silent)] + ["0" for _ in PAIRS])
        rows.append(["*the study*"] + [STUDY[name].get(p, "") for p in PAIRS])
        self.table(name, ["subject"] + [words(p) for p in PAIRS], rows)

    @staticmethod
    def total(subjects, pair, kind):
        """Sums; of the precision the mean over the subjects with reports, as the study has it."""
        figures = [s.figures(pair, kind) for s in subjects]
        precise = [f[3] for f in figures if f[3] is not None]
        return tuple(sum(f[i] for f in figures) for i in range(3)) + (mean(precise) if precise else None,)

    def faults(self, name, kind, title, is_listed):
        """Which fault is found by whom."""
        self.say("## " + title, "")
        rows, only, missed, late = [], collections.Counter(), [], 0
        for subject in self.subjects:
            by = {p: subject.finds(p, kind) for p in PAIRS}
            for fault in sorted({f for p in PAIRS for f in by[p]}):
                rows.append([subject.name, "`%s`" % fault.replace("|", "\\|")] +
                            ["%d of %d" % (by[p][fault], len(subject.runs[p])) if by[p][fault] else "" for p in PAIRS])
                self.count_sides(only, {p for p in SINGLE if by[p][fault]})
                if any(by[p][fault] for p in SINGLE):
                    missed += [(p, subject.name, fault) for p in MIXED if not by[p][fault]]
                    late += not subject.finds(MIXED[-1], kind, FEW)[fault]
        head = ["subject", "fault"] + [words(p) for p in PAIRS]
        if is_listed:
            self.say("How many of the seeds show it.", "")
            self.table(name, head, rows, texts=2)
        else:
            self.say("By fault in [%s.csv](pairs/%s.csv)." % (name, name), "")
            self.csv(name, head, rows)
        self.say("Distinct faults that a single pair finds: %d. %s." % (only["all"], "; ".join(
            "%s %d" % (side, only[side]) for side in ("only random", "only symbolic", "only the model", "only exceptions"))), "")
        for pair in MIXED:
            of = ["%s: `%s`" % (s, f) for p, s, f in missed if p == pair]
            self.say("%s misses %s of them%s" % (words(pair).capitalize(), len(of) or "none", ":" if of else "."), "",
                     *("- " + line for line in of), *([""] if of else []))
        self.say("%s has more than %d seeds where it lacks a fault. With the first %d alone it misses %s." %
                 (words(MIXED[-1]).capitalize(), FEW, FEW, late or "none"), "")

    @staticmethod
    def count_sides(only, pairs):
        if not pairs:
            return
        only["all"] += 1
        generators, judges = {p[0] for p in pairs}, {p[1] for p in pairs}
        if len(generators) == 1:
            only["only " + generators.pop()] += 1
        if len(judges) == 1:
            only["only " + {"model": "the model"}.get(next(iter(judges)), next(iter(judges)))] += 1


def load(out):
    files = [json.loads(f.read_text()) for f in sorted((out / "results").glob("*.json"))]
    return [Subject(d) for d in files if d["runs"]], ["%s, %s: %s" % (d["component"], d["version"], d["wrong"]) for d in files if d["wrong"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--docs", type=pathlib.Path)
    parser.add_argument("--command", default="make evaluate-pairs")
    parser.add_argument("--version", default="")
    a = parser.parse_args()
    subjects, wrong = load(a.out)
    if not subjects:
        sys.exit("pairs_tables.py: there are no results in %s; run pairs.py first" % a.out)
    tables = Tables(subjects, a.docs)
    seeds = {p: max((len(s.runs[p]) for s in subjects), default=0) for p in PAIRS}
    tables.say("# Random or symbolic, model or exceptions", "",
               "%d subjects, made by `%s`, eclat %s. Seeds: %s. Do not edit: what stands here is written by "
               "bench/evaluate/pairs_tables.py." %
               (len(subjects), a.command, a.version, ", ".join("%s %d" % (words(p), seeds[p]) for p in PAIRS)), "",
               pathlib.Path(__file__).with_name("pairs_preface.md").read_text().strip(), "")
    tables.figure("reduced", reduced, "With reduction (Fig. 2)",
                  "In each cell: tests reported, those that fail by the specification (distinct faults), precision; means over the seeds.")
    tables.figure("whole", whole, "Without reduction (Fig. 3)", "The same, of all inputs that were labelled fault-revealing.")
    tables.faults("faults-reduced", reduced, "Which faults, with reduction", True)
    tables.faults("faults-whole", whole, "Which faults, without reduction", False)
    if wrong:
        tables.say("## Runs that failed", "", *("- " + w for w in wrong), "")
    text = "\n".join(tables.text).rstrip() + "\n"
    print(text)
    if a.docs:
        (a.docs / "pairs.md").write_text(text)


if __name__ == "__main__":
    main()

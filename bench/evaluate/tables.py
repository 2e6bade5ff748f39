#!/usr/bin/python3
"""The tables of the evaluation, from what run.py kept.

usage: tables.py OUT [--docs FOLDER] [--command TEXT] [--version TEXT]

Prints them as Markdown. With --docs also writes FOLDER/subjects.md, FOLDER/subjects/*.csv and FOLDER/subjects/*.svg."""
import argparse, collections, csv, json, pathlib, re, sys

ORDER = ["BoundedStack (8 tests)", "BoundedStack (11 tests)", "DSAA", "JMLSamples", "utilMDE (suite)", "utilMDE (usage)", "RatPoly",
         "Directions (student)", "Directions (staff)", "TinySQL", "JsonParser"]
SOURCES = ["correct", "papers", "planted", "mutants", "independent"]
FAULTY = SOURCES[1:]
SEVERAL = {"BoundedStack", "utilMDE", "Directions"}  # suites that are experiments of their own
# Eclat, Fig. 11: generated, revealing, selected, revealing; JCrasher: selected, revealing. Averages of its runs.
PAPER = {"BoundedStack (8 tests)": (806, 13, 3, 2, 0, 0), "BoundedStack (11 tests)": (1411, 22, 1, 1, 0, 0),
         "DSAA": (806, 0, 1.3, 0, 0.89, 0), "JMLSamples": (396, 0.50, 0.72, 0.061, 0.12, 0),
         "utilMDE (suite)": (1787, 92, 18, 4, 1, 0), "utilMDE (usage)": (1774, 63, 18, 2, 1, 0),
         "RatPoly": (2862, 29, 1.5, 0.65, 4, 0.13), "Directions (student)": (1099, 40, 1.3, 0.081, 1.6, 0.025),
         "Directions (staff)": (1099, 41, 0.45, 0.079, 1.6, 0.025)}
PAPER_AVERAGE = (1338, 33, 5.0, 1.1, 1.13, 0.02)
LABELS = ("normal", "illegal", "fault")


class Run:
    """One exploration of one version."""

    def __init__(self, data, run):
        self.component, self.version, self.source, self.wrong = data["component"], data["version"], data["source"], data["wrong"]
        several = data["experiment"] in SEVERAL
        self.experiment = data["experiment"] + (" (%s)" % data["suite"] if several else "")
        self.suite, self.faults = data["suite"], data["faults"]
        self.configuration, self.seed, self.seconds = run["configuration"], run["seed"], run["seconds"]
        # [our label][true label]; what leaves the model and does well is a kind of normal (Eclat, Fig. 6).
        self.matrix = {a: {b: 0 for b in LABELS} for a in LABELS}
        for row in run["truth"]["labels"]:
            for truth in LABELS:
                self.matrix["normal" if row["label"] == "new" else row["label"]][truth] += row[truth]
        self.findings = run["truth"]["findings"]
        self.reported = len(self.findings)
        self.revealing = sum(f["truth"] == "fault" for f in self.findings)
        self.violations = {f["violation"] for f in self.findings if f["truth"] == "fault"}
        self.ways = run["truth"]["violations"]
        self.generated_violations = {v["violation"] for v in self.ways}

    @property
    def generated(self):
        return sum(sum(row.values()) for row in self.matrix.values())

    def true(self, label):
        return sum(row[label] for row in self.matrix.values())

    def found(self, label):
        return sum(f["truth"] == label for f in self.findings)


def load(out):
    runs, wrong = [], []
    for file in sorted((out / "results").glob("*.json")):
        data = json.loads(file.read_text())
        if data["wrong"]:
            wrong.append("%s, %s: %s" % (data["component"], data["version"], data["wrong"]))
        runs += [Run(data, r) for r in data["runs"] if r["configuration"] != "measured"]
    return runs, wrong


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else 0


def mean_of_known(values):
    known = [v for v in values if v is not None]
    return mean(known) if known else None


def ratio(part, whole):
    return part / whole if whole else None


def percent(x):
    return "–" if x is None else "%.0f %%" % (100 * x) if x >= 0.1 or x == 0 else "%.1f %%" % (100 * x)


def number(x):
    return "–" if x is None else "%d" % round(x) if x >= 100 or x == int(x) else "%.1f" % x if x >= 1 else "%.2f" % x


def counted(n, one):
    return "%d %s%s" % (n, one, "" if n == 1 else "s")


class Tables:
    def __init__(self, runs, docs):
        self.runs, self.docs, self.text = runs, docs, []

    def of(self, configuration="default", sources=None, seed=1):
        return [r for r in self.runs if r.configuration == configuration and r.seed == seed and
                (sources is None or r.source in sources)]

    def by_experiment(self, runs):
        groups = collections.defaultdict(list)
        for run in runs:
            groups[run.experiment].append(run)
        return [(name, groups[name]) for name in ORDER if name in groups]

    def say(self, *lines):
        self.text += list(lines)

    def table(self, name, head, rows):
        self.say("| " + " | ".join(head) + " |", "| " + " | ".join(["---"] + ["---:"] * (len(head) - 1)) + " |")
        for row in rows:
            self.say("| " + " | ".join(row) + " |")
        self.say("")
        if self.docs:
            (self.docs / "subjects").mkdir(parents=True, exist_ok=True)
            with open(self.docs / "subjects" / (name + ".csv"), "w", newline="") as out:
                writer = csv.writer(out, lineterminator="\n")
                writer.writerow(head)
                writer.writerows(rows)

    # ---- Fig. 11
    def summary(self):
        self.say("## 1. Inputs generated and reported (Eclat, Fig. 11)", "",
                 "Per run, as averages over the runs of an experiment. A run is one component in one version. Precision: the share "
                 "that reveals a fault, by the specification. In brackets the paper's figure for its own subjects and errors; for the "
                 "exception-only classifier it is JCrasher's.", "")
        for sources, title in ((["correct"], "Correct classes: whatever is reported is wrong"),
                               (["papers", "planted"], "(a) The errors that the papers report, all of a component together; planted ones in Directions, TinySQL and JsonParser"),
                               (["mutants"], "(b) Mutants, one to a version"),
                               (["independent"], "(c) Independent implementations"),
                               (FAULTY, "All faulty versions"),
                               (None, "All versions")):
            runs = [r for r in self.of(sources=sources) if r.source not in ("papers", "planted") or r.version == "all" or not r.faults or len(r.faults) != 1 or self.is_only(r)]
            if runs:
                self.say("**%s**" % title, "")
                self.summary_of("fig11-" + "-".join(sources or ["all"]), runs, sources)

    def is_only(self, run):
        return not any(r.component == run.component and r.version == "all" for r in self.runs)

    def summary_of(self, name, runs, sources):
        rows, sums = [], collections.defaultdict(list)
        for experiment, group in self.by_experiment(runs):
            keys = {(r.component, r.version, r.suite) for r in group}
            others = [r for r in self.of("exceptions", sources) if (r.component, r.version, r.suite) in keys]
            values = (mean(r.generated for r in group), mean(r.true("fault") for r in group),
                      mean(r.reported for r in group), mean(r.revealing for r in group),
                      mean(r.reported for r in others), mean(r.revealing for r in others))
            precision = [ratio(values[1], values[0]), ratio(values[3], values[2]), ratio(values[5], values[4])]
            for i, value in enumerate(values):
                sums[i].append(value)
            for i, value in enumerate(precision):
                if value is not None:
                    sums["p%d" % i].append(value)
            rows.append(self.summary_row(experiment, len(group), values, precision, PAPER.get(experiment)))
        rows.append(self.summary_row("average", len(runs), [mean(sums[i]) for i in range(6)],
                                     [mean(sums["p%d" % i]) if sums["p%d" % i] else None for i in range(3)], PAPER_AVERAGE))
        self.table(name, ["experiment", "runs", "generated", "revealing", "precision", "reported", "revealing", "precision",
                          "exceptions only: reported", "revealing", "precision"], rows)

    @staticmethod
    def summary_row(name, count, values, precision, paper):
        row = [name, str(count)]
        for i, value in enumerate(values):
            row.append(number(value) + (" (%s)" % number(paper[i]) if paper else ""))
            if i % 2:
                of = ratio(paper[i], paper[i - 1]) if paper else None
                if paper is PAPER_AVERAGE:
                    of = {1: 0.023, 3: 0.30, 5: 0.0092}[i]
                row.append(percent(precision[i // 2]) + (" (%s)" % percent(of) if of is not None else ""))
        return row

    # ---- Fig. 12
    def labels(self):
        paper = {"normal": ("74 %", "31 %"), "illegal": ("24 %", "38 %"), "fault": ("2.3 %", "30 %")}
        self.say("## 2. True labels of generated and reported inputs (Eclat, Fig. 12)", "",
                 "Average over the experiments, each with the same weight; all versions.", "")
        rows = []
        groups = self.by_experiment(self.of())
        for label in LABELS:
            generated = mean(ratio(sum(r.true(label) for r in g), sum(r.generated for r in g)) or 0 for _, g in groups)
            reporting = [g for _, g in groups if sum(r.reported for r in g)]
            reported = mean(sum(r.found(label) for r in g) / sum(r.reported for r in g) for g in reporting)
            rows.append([label, percent(generated), paper[label][0], percent(reported), paper[label][1]])
        self.table("fig12", ["true label", "generated", "paper", "reported", "paper"], rows)

    # ---- Fig. 13
    @staticmethod
    def shares(groups):
        """By true label and ours, of all generated inputs; every experiment has the same weight."""
        return {t: {l: mean(ratio(sum(r.matrix[l][t] for r in g), sum(r.generated for r in g)) or 0 for g in groups) for l in LABELS}
                for t in LABELS}

    @staticmethod
    def recall(share, label):
        return ratio(share[label][label], sum(share[label].values()))

    def confusion(self):
        paper = {"normal": (0.67, 0.045, 0.030, "90 %"), "illegal": (0.057, 0.17, 0.012, "24 %"), "fault": (0.013, 0.0035, 0.0058, "59 %")}
        self.say("## 3. The classifier (Eclat, Fig. 13)", "",
                 "Proportion of generated inputs with our label and the true one, averaged over the experiments; precision and recall are of "
                 "this matrix. In brackets the paper's. (The recalls the paper prints for illegal and fault do not follow from its "
                 "own matrix, which gives 71 % and 26 %.)", "")
        groups = self.by_experiment([r for r in self.of() if self.is_whole(r)])
        share = self.shares([g for _, g in groups])
        rows = []
        for t in LABELS:
            recall = self.recall(share, t)
            rows.append([t] + ["%.4f (%s)" % (share[t][l], paper[t][i]) for i, l in enumerate(LABELS)] +
                        ["%s (%s)" % (percent(recall), paper[t][3])])
        column = [ratio(share[l][l], sum(share[t][l] for t in LABELS)) for l in LABELS]
        rows.append(["precision"] + ["%s (%s)" % (percent(c), p) for c, p in zip(column, ("90 %", "78 %", "12 %"))] + [""])
        self.table("fig13", ["true label", "labelled normal", "labelled illegal", "labelled fault", "recall"], rows)
        rows = []
        for name, group in groups:
            total = {t: sum(r.true(t) for r in group) for t in LABELS}
            rows.append([name] + [percent(ratio(sum(r.matrix[t][t] for r in group), total[t])) for t in LABELS])
        self.table("fig13-recall", ["recall by experiment"] + list(LABELS), rows)

    def compare(self, name, title, words, lines):
        """Lines of averages: each a title, a configuration, and the paper's four figures."""
        known = {(r.component, r.version, r.suite) for r in self.of(lines[-1][1])}
        self.say("## " + title, "", words + " %s." % counted(len(known), "version"), "")
        rows = []
        if not known:
            return
        for text, configuration, paper in lines:
            groups = self.by_experiment([r for r in self.of(configuration) if (r.component, r.version, r.suite) in known])
            averages = [mean(mean(f(r) for r in g) for _, g in groups) for f in
                        (lambda r: r.generated, lambda r: r.true("fault"), lambda r: r.reported, lambda r: r.revealing)]
            found = len({(r.component, r.version, r.suite) for r in self.of(configuration) if r.revealing and
                         (r.component, r.version, r.suite) in known})
            row = [text] + [number(a) + (" (%s)" % p if p is not None else "") for a, p in zip(averages, paper or [None] * 4)]
            rows.append(row + [percent(ratio(averages[3], averages[2])), str(found)])
        self.table(name, ["", "generated", "revealing", "reported", "revealing", "precision", "versions with a fault found"], rows)

    # ---- Fig. 15
    def strategies(self):
        self.say("## 5. Random against exhaustive generation in equal time (Eclat, Fig. 15)", "",
                 "How many inputs exhaustive generation makes in the time that random generation takes for so many rounds was measured "
                 "once and is kept in bench/evaluate/equal_time.json, so that the figures do not depend on the machine; it is at most 100,000. %s." %
                 counted(len({(r.component, r.version, r.suite) for r in self.of("exhaustive-8")}), "version"), "")
        rows, points = [], {}
        if not self.of("exhaustive-8"):
            return
        for rounds in (2, 4, 6, 8):
            for kind in ("random", "exhaustive"):
                configuration = "default" if (kind, rounds) == ("random", 4) else "%s-%d" % (kind, rounds)
                known = {(r.component, r.version, r.suite) for r in self.of("exhaustive-%d" % rounds)}
                groups = self.by_experiment([r for r in self.of(configuration) if (r.component, r.version, r.suite) in known])
                values = [mean(mean(f(r) for r in g) for _, g in groups) for f in
                          (lambda r: r.generated, lambda r: r.true("fault"), lambda r: r.reported, lambda r: r.revealing)]
                points[kind, rounds] = values
                rows.append(["%d rounds, %s" % (rounds, kind)] + [number(v) for v in values])
        self.table("fig15", ["", "generated", "revealing", "reported", "revealing"], rows)
        if self.docs:
            self.plot_strategies(points)
            self.say("![Random against exhaustive generation](subjects/fig15.svg)", "")

    def plot_strategies(self, points):
        plot = plotter()
        figure, axes = plot.subplots(2, 2, figsize=(8, 5.2))
        titles = ("Inputs generated", "Generated that reveal faults", "Inputs reported", "Reported that reveal faults")
        for i, axis in enumerate(axes.flat):
            for kind, colour in (("random", "#1f77b4"), ("exhaustive", "#7f7f7f")):
                axis.plot((2, 4, 6, 8), [points[kind, r][i] for r in (2, 4, 6, 8)], marker="o", color=colour, label=kind)
            axis.set_title(titles[i], fontsize=10)
            axis.set_xticks((2, 4, 6, 8))
            axis.set_ylim(bottom=0)
        axes[1][0].set_xlabel("time of so many rounds of random generation")
        axes[0][0].legend(frameon=False)
        self.save(figure, "fig15")

    def save(self, figure, name):
        figure.tight_layout()
        figure.savefig(self.docs / "subjects" / (name + ".svg"), metadata={"Date": None})

    # ---- faults
    def faults(self):
        self.say("## 8. Faults found", "",
                 "A fault is one version with a single error: a listed one, a mutant, or an independent implementation that the "
                 "specification rejects for some generated input. Found: some reported input reveals it. Share: of the seeds, on average.", "")
        rows, bars = [], []
        for source in FAULTY:
            for experiment, group in self.by_experiment(self.single([source])):
                rows.append(self.fault_row(experiment, source, group))
                bars.append((experiment, source, rows[-1]))
        everything = self.single(FAULTY)
        if everything:
            rows.append(self.fault_row("all", "", everything))
        seeds = collections.Counter(len(self.seeds_of(r)) for r in everything)
        self.say("Run with %s." % ", ".join("%s: %s" % (counted(n, "seed"), counted(seeds[n], "fault")) for n in sorted(seeds, reverse=True)), "")
        self.table("faults", ["experiment", "source", "faults", "found, seed 1", "found by some seed", "share of seeds",
                              "exceptions only", "either of the two runs", "one run, `--judges combined`"], rows)
        self.each_fault()
        if self.docs and bars:
            self.plot_faults(bars)
            self.say("![Faults found by experiment and source](subjects/faults.svg)", "")

    def single(self, sources):
        """One fault each; of independent ones those that have any."""
        out = []
        for run in self.of(sources=sources):
            key = (run.component, run.version, run.suite)
            if run.source == "independent":
                if any(r.generated_violations or r.violations for r in self.runs if (r.component, r.version, r.suite) == key):
                    out.append(run)
            elif len(run.faults) == 1:
                out.append(run)
        return out

    def seeds_of(self, run, configuration="default"):
        return [r for r in self.runs if (r.component, r.version, r.suite, r.configuration) ==
                (run.component, run.version, run.suite, configuration)]

    def fault_row(self, experiment, source, group):
        shares = [mean(bool(s.revealing) for s in self.seeds_of(r)) for r in group]
        only, combined = ([self.finds(r, c) for r in group] for c in ("exceptions", "combined"))
        first = [bool(r.revealing) for r in group]
        return [experiment, source, str(len(group)), str(sum(first)), str(sum(s > 0 for s in shares)), percent(mean(shares)),
                str(sum(only)), str(sum(a or b for a, b in zip(first, only))), str(sum(combined))]

    def finds(self, run, configuration):
        return any(s.revealing for s in self.seeds_of(run, configuration))

    def each_fault(self):
        rows = []
        for run in sorted(self.single(FAULTY), key=lambda r: (SOURCES.index(r.source), ORDER.index(r.experiment), r.component, r.version)):
            seeds = self.seeds_of(run)
            rows.append([run.experiment, run.component, run.version, run.source, "%d of %d" % (sum(bool(s.revealing) for s in seeds), len(seeds)),
                         *("yes" if self.finds(run, c) else "no" for c in ("exceptions", "combined")),
                         "yes" if any(s.generated_violations for s in seeds) else "no"])
        if self.docs:
            with open(self.docs / "subjects" / "each-fault.csv", "w", newline="") as out:
                writer = csv.writer(out, lineterminator="\n")
                writer.writerow(["experiment", "component", "fault", "source", "seeds that find it", "exceptions only", "combined", "generated"])
                writer.writerows(rows)
            self.say("Each fault is in [each-fault.csv](subjects/each-fault.csv).", "")

    def plot_faults(self, bars):
        plot = plotter()
        figure, axis = plot.subplots(figsize=(8, 0.34 * len(bars) + 1.2))
        names = ["%s, %s" % (e, s) for e, s, _ in bars]
        total, found = [int(r[2]) for *_, r in bars], [int(r[3]) for *_, r in bars]
        places = range(len(bars))
        axis.barh(places, total, color="#d9d9d9", label="faults")
        axis.barh(places, found, color="#1f77b4", label="found with seed 1")
        axis.set_yticks(list(places), names, fontsize=8)
        axis.invert_yaxis()
        axis.legend(frameon=False)
        self.save(figure, "faults")

    # ---- why recall is what it is
    @staticmethod
    def way_of(violation):
        if "throws only what is declared" in violation or ": threw " in violation:
            return "undeclared exceptions"
        return "wrong results and states" if re.search(r"\.h:\d+: ", violation) else "crashes and hangs"

    def missed(self):
        self.say("## 9. What the labels miss", "",
                 "Inputs that reveal a fault, by how it shows, and how they were labelled; all faulty versions, seed 1, inputs that test laws "
                 "included. *Illegal*: they break a rule that the examples suggest, or do what no example does, and are held against the "
                 "caller. *New* and *normal*: no property that rests on enough examples is broken. A fault that makes every example go wrong in "
                 "the same way is part of the model, and no input can be told by it.", "")
        labels = ("asFault", "asIllegal", "asNew", "asNormal")
        rows = []
        groups = self.by_experiment([r for r in self.of(sources=FAULTY) if self.is_whole(r)])
        for way in ("crashes and hangs", "undeclared exceptions", "wrong results and states"):
            shares = []
            for experiment, group in groups:
                counts = [sum(v[l] for r in group for v in r.ways if self.way_of(v["violation"]) == way) for l in labels]
                if sum(counts):
                    shares.append([c / sum(counts) for c in counts])
                    rows.append([way, experiment, str(sum(counts))] + [percent(x) for x in shares[-1]])
            if len(shares) > 1:
                rows.append([way, "mean of the experiments", ""] + [percent(mean(x)) for x in zip(*shares)])
        self.table("missed", ["how it shows", "experiment", "inputs", "fault", "illegal", "new", "normal"], rows)

    # ---- what was promised
    def targets(self):
        single = self.single(FAULTY)
        either = sum(bool(r.revealing) or self.finds(r, "exceptions") for r in single)
        names = [("precision of reported inputs, faulty versions", "60 %", "30 %"),
                 ("the same, without independent versions in which no input reveals a fault", "", ""),
                 ("the same, correct versions too", "", ""),
                 ("inputs reported per component", "5", "5.0"),
                 ("recall of fault-revealing inputs, of the matrix in section 3", "75 %", "59 %"),
                 ("the same, mean of the experiments", "", ""),
                 ("the same, errors of the papers alone", "", ""),
                 ("recall of normal inputs", "90 %", "90 %"),
                 ("faults found with seed 1, of %d that one run with either classifier finds" % either, str(either), "")]
        columns = [self.measured(c) + [str(sum(any(s.revealing and s.seed == 1 for s in self.seeds_of(r, c)) for r in single))]
                   for c in ("default", "combined")]
        self.say("## Targets", "", "By default (`--judges model`), and with what exceptions alone tell beside it (`--judges combined`).", "")
        self.table("targets", ["", "target", "measured", "combined", "paper"],
                   [[name, target, *values, paper] for (name, target, paper), *values in zip(names, *columns)])

    def measured(self, configuration):
        """All but the faults found, in the order of the table."""
        def experiments(sources, is_wanted=lambda r: True):
            return [g for _, g in self.by_experiment([r for r in self.of(configuration, sources) if self.is_whole(r) and is_wanted(r)])]

        def precision(groups):
            return percent(mean_of_known(ratio(sum(r.revealing for r in g), sum(r.reported for r in g)) for g in groups))

        def recall(groups):
            return percent(mean_of_known(ratio(sum(r.matrix["fault"]["fault"] for r in g), sum(r.true("fault") for r in g)) for g in groups))

        everything = experiments(None)
        matrix = self.shares(everything)
        return [precision(experiments(FAULTY)), precision(experiments(FAULTY, lambda r: r.source != "independent" or r.true("fault"))),
                precision(everything), number(mean(mean(r.reported for r in g) for g in everything)), percent(self.recall(matrix, "fault")),
                recall(everything), recall(experiments(["papers"])), percent(self.recall(matrix, "normal"))]

    def is_whole(self, run):
        return run.source not in ("papers", "planted") or run.version == "all" or self.is_only(run)


def plotter():
    import matplotlib
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "eclat"
    import matplotlib.pyplot
    return matplotlib.pyplot


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--docs", type=pathlib.Path)
    parser.add_argument("--command", default="make evaluate")
    parser.add_argument("--version", default="")
    a = parser.parse_args()
    runs, wrong = load(a.out)
    if not runs:
        sys.exit("tables.py: there are no results in %s; run run.py first" % a.out)
    tables = Tables(runs, a.docs)
    count = len({(r.component, r.version, r.suite) for r in runs})
    tables.say("# The subjects: how good is it really?", "",
               "%d runs of %d components, made by `%s`, seeds 1 to %d, eclat %s. Do not edit: what stands here is written by "
               "bench/evaluate/tables.py." % (count, len({r.component for r in runs}), a.command, max(r.seed for r in runs), a.version), "")
    preface = pathlib.Path(__file__).with_name("preface.md")
    if preface.exists():
        tables.say(preface.read_text().strip(), "")
    tables.targets()
    tables.summary()
    tables.labels()
    tables.confusion()
    tables.compare("fig14", "4. Guided and unguided generation (Eclat, Fig. 14)", "Averages over the experiments; in brackets the paper's.",
                   [("guided", "default", ("1338", "33", "5.0", "1.1")), ("unguided", "unguided", ("3217", "17", "5.3", "0.80"))])
    tables.strategies()
    tables.compare("trace", "6. The whole trace and its first tenth (Eclat, §5.3)", "Averages over the experiments; in brackets the paper's.",
                   [("whole trace", "default", ("1338", "33", "5.0", "1.1")), ("10 % of it", "trace-10", ("1219", "29", "5.6", "1.2"))])
    tables.compare("reduction", "7. With and without reduction (Eclat, §5.5)",
                   "Without it every input that is labelled fault-revealing is reported. (The paper: 12 % of those, and 30 % of the reduced ones, reveal faults.)",
                   [("reduced", "default", None), ("not reduced", "unreduced", None)])
    tables.compare("classifiers", "The model, exceptions, and both", "`--judges model`, `exceptions` and `combined`.",
                   [("model", "default", None), ("exceptions only", "exceptions", None), ("combined", "combined", None)])
    tables.faults()
    tables.missed()
    if wrong:
        tables.say("## Runs that failed", "", *("- " + w for w in wrong), "")
    text = "\n".join(tables.text).rstrip() + "\n"
    print(text)
    if a.docs:
        (a.docs / "subjects.md").write_text(text)


if __name__ == "__main__":
    main()

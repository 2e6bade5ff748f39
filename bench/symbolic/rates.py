#!/usr/bin/env python3
"""How often predictions do not come true, queries are given up, and values go on as plain numbers, over the subjects.

usage: rates.py ECLAT OUT [--quick] [--only NAME[,NAME]] [--jobs N]

Each component is run once, in the version with all its listed faults if it has some, with half of its inputs solved for. OUT/results/
keeps what is known. Prints a table as Markdown. Exits with 1 if an input did not do as predicted."""
import collections, json, pathlib, sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from subjects import components
from workplace import arguments, result_of, run_all

OPTIONS = ["--symbolic", "50", "--rounds", "2", "--inputs", "40"]
QUICK = ("bounded_stack", "dsaa/binary_search_tree", "dsaa/linked_list", "dsaa/stack_ar", "dsaa/treap", "jml/bank_account",
         "jml/counter", "jml/digraph", "jml/meter", "jml/one_way_list", "jml/purse", "jml/two_way_list", "ratpoly", "json")


def version_of(component):
    versions = list(component.versions())
    return versions[1] if component.listed else versions[0]


def run(place, version):
    place.take(version)
    wrong = place.run(OPTIONS)
    if wrong:
        return {"wrong": wrong}
    samples = place.read("timings.json").get("samples", {}).get("query", {"count": 0, "median": 0, "most": 0})
    symbolic = place.read("report.out.json").get("symbolic")
    return {"symbolic": symbolic, "query": samples, "wrong": "" if symbolic else "nothing was solved for"}


def share(part, whole):
    return "%.1f %%" % (100 * part / whole) if whole else "–"


def row(name, figures, median, most):
    lost = ", ".join("%s %d" % (k, n) for k, n in sorted(figures["lost"].items()) if n)
    cells = [name, *(format(figures[k], ",") for k in ("runs", "queries", "found")),
             "%d (%s)" % (figures["unknown"], share(figures["unknown"], figures["queries"])), format(figures["inputs"], ","),
             "%d (%s)" % (figures["diverged"], share(figures["diverged"], figures["inputs"])),
             "%.1f" % (1000 * median) if figures["queries"] else "–", "%.0f" % (1000 * most) if figures["queries"] else "–", lost]
    return "| " + " | ".join(cells) + " |"


def main():
    a = arguments(__doc__)
    todo = [(c, version_of(c), next(iter(c.suites))) for c in components(a.only) if a.only or not a.quick or c.name in QUICK]
    run_all(todo, a, run)
    total, medians, most, wrong = collections.Counter(), [], 0, []
    print("| component | runs | queries | answered | given up | new inputs | did not do as predicted | median query, ms | longest | "
          "not followed |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for component, version, suite in todo:
        name, found = component.name, json.loads(result_of(a.out, component, version, suite).read_text())
        if found["wrong"]:
            wrong.append("%s: %s" % (name, found["wrong"]))
            continue
        figures = found["symbolic"]
        print(row(name, figures, found["query"]["median"], found["query"]["most"]), flush=True)
        total.update({k: figures[k] for k in ("runs", "queries", "found", "unknown", "inputs", "diverged")})
        total.update({"lost " + k: n for k, n in figures["lost"].items()})
        medians += [found["query"]["median"]] if figures["queries"] else []
        most = max(most, found["query"]["most"])
    sums = dict(total, lost={k[5:]: n for k, n in total.items() if k.startswith("lost ")})
    if medians:
        print(row("all; median of the medians", sums, sorted(medians)[len(medians) // 2], most))
    for line in wrong:
        print("not measured: " + line, file=sys.stderr)
    sys.exit(total["diverged"] > 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""How often predictions do not come true, queries are given up, and values go on as plain numbers, over the subjects.

usage: rates.py ECLAT OUT [--quick] [--only NAME[,NAME]] [--jobs N]

Each component is run once, in the version with all its listed faults if it has some, with half of its inputs solved for. OUT/results/
keeps what is known. Prints a table as Markdown. Exits with 1 if an input did not do as predicted."""
import argparse, collections, concurrent.futures, json, os, pathlib, shutil, subprocess, sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "evaluate"))
from subjects import components

OPTIONS = ["--symbolic", "50", "--rounds", "2", "--inputs", "40"]
QUICK = ("bounded_stack", "dsaa/binary_search_tree", "dsaa/linked_list", "dsaa/stack_ar", "dsaa/treap", "jml/bank_account",
         "jml/counter", "jml/digraph", "jml/meter", "jml/one_way_list", "jml/purse", "jml/two_way_list", "ratpoly", "json")


def version_of(component):
    versions = list(component.versions())
    return versions[1] if component.listed else versions[0]


def run(eclat, out, component):
    result = out / "results" / (component.name.replace("/", "_") + ".json")
    if not result.exists():
        staged, work = out / "staged" / component.name, out / "work" / component.name
        where = component.stage(version_of(component), staged)
        request, flags = component.request(where, next(iter(component.suites)))
        timings = out / "work" / (component.name.replace("/", "_") + ".timings")
        command = [eclat, "run"] + request + ["--true-labels", "--quiet", "--no-prove", "--format", "json", "--work-dir", str(work),
                                              "--jobs", "1", "--timings", str(timings)] + OPTIONS + ["--"] + flags
        work.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(command, capture_output=True, text=True, timeout=1800)
        if done.returncode not in (0, 1, 5):
            return component.name, {"wrong": done.stderr.strip()}
        samples = json.loads(timings.read_text()).get("samples", {}).get("query", {"count": 0, "median": 0, "most": 0})
        found = {"symbolic": json.loads(done.stdout).get("symbolic"), "query": samples, "warnings": done.stderr.strip()}
        result.parent.mkdir(parents=True, exist_ok=True)
        result.write_text(json.dumps(found))
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(staged, ignore_errors=True)
    return component.name, json.loads(result.read_text())


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    eclat, out = str(pathlib.Path(a.eclat).resolve()), a.out.resolve()
    todo = [c for c in components(a.only.split(",") if a.only else None) if a.only or not a.quick or c.name in QUICK]
    total, medians, most, wrong = collections.Counter(), [], 0, []
    print("| component | runs | queries | answered | given up | new inputs | did not do as predicted | median query, ms | longest | "
          "not followed |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for name, found in pool.map(lambda c: run(eclat, out, c), todo):
            if not found.get("symbolic"):
                wrong.append("%s: %s" % (name, found.get("wrong") or found.get("warnings") or "nothing was solved for"))
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

#!/usr/bin/env python3
"""The table of what run.py measured, in Markdown, with the review of review.py below it if there is one.

usage: table.py OUT"""
import json, pathlib, statistics, sys

ITERATIONS = (1, 2, 3)


def count(findings, iteration=None):
    chosen = [f for f in findings if iteration is None or f["iteration"] == iteration]
    return len(chosen), sum(f["truth"] == "fault" for f in chosen)


def cell(pair):
    return "%d (%d)" % pair if pair[0] else ""


def median_share(pairs):
    shares = [100.0 * faults / selected for selected, faults in pairs if selected]
    return "%.0f %%" % statistics.median(shares) if shares else ""


def print_joined(results):
    """How the suite grew: inputs that became examples after each iteration, and those that cannot."""
    print("\n| subject | suite | version | basic: joined, cannot, by iteration | removal: joined, cannot, by iteration |")
    print("| --- | --- | --- | --- | --- |")
    for r in results:
        cells = []
        for technique in ("basic", "removal"):
            rounds = r["runs"].get(technique, {}).get("iterations", [])
            cells.append("; ".join("%d, %d" % (i["joined"], i["ended"]) for i in rounds))
        print("| %s | %s | %s | %s | %s |" % (r["component"], r["suite"], r["version"], cells[0], cells[1]))


def print_review(review):
    """False reports for each fault that a run reports, be it new or known; and the same run without verdicts."""
    def rate(row):
        faults = row["true"] + row["known"]
        return "%.2f" % (row["false"] / faults) if faults else ""

    print("\n| run | shown | new faults | false | known faults | false for each fault | gone with a verdict | without verdicts: shown | "
          "faults | false | false for each fault |")
    print("| ---: |" + " ---: |" * 10)
    for i, row in enumerate(review["runs"], 1):
        without = row.get("without")
        cells = [i, row["findings"], row["true"], row["false"], row["known"], rate(row), row["gone"]]
        cells += [without["findings"], without["true"], without["false"], rate(without)] if without else ["", "", "", ""]
        print("| %s |" % " | ".join(str(c) for c in cells))
    print("\n%d findings judged." % len(review["judged"]))


def main():
    out = pathlib.Path(sys.argv[1])
    results = [json.loads(f.read_text()) for f in sorted((out / "results").glob("*.json"))]
    print("| subject | suite | " + " | ".join("basic %d | removal %d" % (i, i) for i in ITERATIONS) +
          " | coverage | both | either | branches | not by tests | nor by inputs |")
    print("| --- | --- |" + " ---: |" * (2 * len(ITERATIONS) + 6))
    columns = {}
    for r in results:
        runs, cells = r["runs"], []

        def add(column, pair):
            if pair:  # else it was not measured: the run was cut off
                columns.setdefault(column, []).append(pair)
            cells.append(cell(pair) if pair else "–")

        for i in ITERATIONS:
            for technique in ("basic", "removal"):
                add((technique, i), technique in runs and count(runs[technique]["findings"], i))
        either = runs["union"]["findings"] if "union" in runs else None
        add(("coverage", 0), "coverage" in runs and count(runs["coverage"]["findings"]))
        add(("both", 0), either is not None and count([f for f in either if len(f["selectedBy"]) == 2]))
        add(("either", 0), either is not None and count(either))
        branches = runs["coverage"]["coverage"] if "coverage" in runs else None
        cells += ["–"] * 3 if not branches else [branches["all"], branches["all"] - branches["tests"],
                                                 branches["all"] - branches["andInputs"]]
        print("| %s | %s | %s |" % (r["component"], r["suite"], " | ".join(str(c) for c in cells)))
    names = [(t, i) for i in ITERATIONS for t in ("basic", "removal")] + [("coverage", 0), ("both", 0), ("either", 0)]
    print("| median share | | %s | | | |" % " | ".join(median_share(columns.get(n, [])) for n in names))
    print_joined(results)
    review = out / "review.json"
    if review.exists():
        print_review(json.loads(review.read_text()))


main()

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


def main():
    out = pathlib.Path(sys.argv[1])
    results = [json.loads(f.read_text()) for f in sorted((out / "results").glob("*.json"))]
    print("| subject | suite | " + " | ".join("basic %d | removal %d" % (i, i) for i in ITERATIONS) +
          " | coverage | both | either | branches | not by tests | nor by inputs |")
    print("| --- | --- |" + " ---: |" * (2 * len(ITERATIONS) + 6))
    columns = {}
    for r in results:
        runs, cells = r["runs"], []
        if not all(t in runs for t in ("basic", "removal", "coverage", "union")):
            continue  # it was cut off
        for i in ITERATIONS:
            for technique in ("basic", "removal"):
                pair = count(runs[technique]["findings"], i)
                columns.setdefault((technique, i), []).append(pair)
                cells.append(cell(pair))
        coverage = count(runs["coverage"]["findings"])
        either = count(runs["union"]["findings"])
        both = count([f for f in runs["union"]["findings"] if len(f["selectedBy"]) == 2])
        for name, pair in (("coverage", coverage), ("both", both), ("either", either)):
            columns.setdefault((name, 0), []).append(pair)
            cells.append(cell(pair))
        branches = runs["coverage"]["coverage"]
        cells += [branches["all"], branches["all"] - branches["tests"], branches["all"] - branches["andInputs"]]
        print("| %s | %s | %s |" % (r["component"], r["suite"], " | ".join(str(c) for c in cells)))
    names = [(t, i) for i in ITERATIONS for t in ("basic", "removal")] + [("coverage", 0), ("both", 0), ("either", 0)]
    print("| median share | | %s | | | |" % " | ".join(median_share(columns.get(n, [])) for n in names))
    review = out / "review.json"
    if review.exists():
        print("\n| run | findings | true | false | false for each true one | set aside by verdicts |")
        print("| ---: | ---: | ---: | ---: | ---: | ---: |")
        for i, row in enumerate(json.loads(review.read_text())["runs"], 1):
            share = "%.2f" % (row["false"] / row["true"]) if row["true"] else ""
            print("| %d | %d | %d | %d | %s | %d |" % (i, row["findings"], row["true"], row["false"], share, row["aside"]))


main()

#!/usr/bin/env python3
"""The table of docs/evaluation/exploring.md, from what run.py left. usage: table.py OUT"""
import collections, pathlib, sys

WORDS = {
    "default": "all as it is",
    "unguided": "`--unguided`",
    "exhaustive": "`--strategy exhaustive --inputs 20`",
    "match-states": "`--match-states`",
    "even": "`--even`",
    "no-fresh": "`--weight fresh=0`",
    "no-example": "`--weight example=0`",
    "no-border": "`--weight border=0`",
    "no-near": "`--weight near=0`",
    "no-used": "`--weight used=0`",
    "no-aliased": "`--weight aliased=0`",
    "no-shared": "`--weight shared=0`",
    "no-result": "`--weight result=0`",
    "no-null": "`--weight nulls=0`",
    "no-evidence": "`--no-evidence`",
    "no-learning": "`--no-learning`",
    "no-paths": "`--no-paths`",
    "no-laws": "`--laws none`",
    "all-laws": "`--laws all`",
    "exceptions": "`--judges exceptions`",
    "combined": "`--judges combined`",
    "no-reduce": "`--no-reduce`",
    "10-seeds": "`--seeds 10`",
}


def main():
    rows = [line.rstrip("\n").split("\t") for line in open(pathlib.Path(sys.argv[1]) / "results.tsv")]
    sums = collections.defaultdict(lambda: [0] * 6)  # runs, stated, found, findings, true, inputs
    silent = collections.defaultdict(lambda: [0, 0])
    failed = [row for row in rows if len(row) < 8]
    for row in rows:
        if len(row) < 8:
            continue
        stated, found, findings, true, inputs = (int(x) for x in row[3:8])
        sums[row[1]] = [a + b for a, b in zip(sums[row[1]], (1, stated, found, findings, true, inputs))]
        if stated == 0:
            silent[row[1]][0] += 1
            silent[row[1]][1] += findings == 0
    print("| what | faults found | findings per run | of these stated faults | correct classes silent | inputs per run |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, words in WORDS.items():
        if name not in sums:
            continue
        runs, stated, found, findings, true, inputs = sums[name]
        print("| %s | %d of %d (%.0f %%) | %.2f | %.0f %% | %d of %d | %d |" %
              (words, found, stated, 100 * found / max(stated, 1), findings / runs, 100 * true / max(findings, 1),
               silent[name][1], silent[name][0], inputs / runs))
    for row in failed:
        print("\nfailed: " + " ".join(row))


if __name__ == "__main__":
    main()

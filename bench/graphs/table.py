#!/usr/bin/env python3
"""Prints as Markdown what run.py kept in OUT, means over the seeds, beside the figures of Palulu (Fig. 5).

    table.py OUT [--raw]

--raw: a line for every run instead.
"""

import json
import pathlib
import sys

from run import COMPONENTS, HERE, MODES, SECONDS, SEEDS

# Program, tested classes, classes with an input (universal, graphs), block coverage (universal, graphs).
PAPER = [("tinySQL", 32, 19, 30, "19 %", "32 %"), ("HTMLParser", 22, 22, 22, "34 %", "38 %"),
         ("SAT4J", 22, 22, 22, "27 %", "36 %"), ("Eclipse", 70, 46, 46, "8.0 %", "8.5 %")]


def subjects():
    """Name and title, in the order of the table."""
    rows = [(name, f"`{folder}`") for name, folder in COMPONENTS.items()]
    for line in (HERE / "list.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, library, *_ = line.split("\t")
            rows.append((name, library))
    return rows


def mean(rows, what):
    return sum(what(row) for row in rows) / len(rows)


def number(value):
    return f"{value:.0f}" if value == int(value) else f"{value:.1f}"


def summary(name, title, out):
    path = out / f"{name}.json"
    if not path.exists():
        return f"| {title} | not run |" + " |" * 5 * len(MODES)
    kept = json.loads(path.read_text())
    modes = [[row for row in kept if row["mode"] == mode] for mode in MODES]
    cells = [title, str(len(kept[0]["classes"]))]
    cells += [number(mean(rows, lambda row: len(row["withInput"]))) for rows in modes]
    cells += [f"{mean(rows, lambda row: 100 * row['byInputs'] / row['blocks']):.1f} %" for rows in modes]
    cells += [number(mean(rows, lambda row: row["inAll"] - row["byTests"])) for rows in modes]
    cells += [f"{mean(rows, lambda row: row['normal'] + row['novel']):.0f}" for rows in modes]
    cells += [f"{mean(rows, lambda row: row['fault']):.0f}" for rows in modes]
    return "| " + " | ".join(cells) + " |"


def table(out):
    options = {mode: " ".join(words) or "the default" for mode, words in MODES.items()}
    lines = [f"Exploring for {SECONDS} s each, mean of seeds {', '.join(map(str, SEEDS))}. " +
             "; ".join(f"{mode}: `{words}`" for mode, words in options.items()) + ".", ""]
    heads = ["subject", "classes"]
    for figure in ("with an input", "blocks by inputs", "blocks beyond the example", "normal and new inputs", "fault-revealing"):
        heads += [f"{figure}: {mode}" if n == 0 else mode for n, mode in enumerate(MODES)]
    lines += ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    lines += [summary(name, title, out) for name, title in subjects()]
    for program, classes, blind, guided, *coverage in PAPER:
        cells = [f"*{program} (paper)*", classes, blind, "", guided, coverage[0], "", coverage[1]] + [""] * 3 * len(MODES)
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return lines


def raw(out):
    names = ["generated", "normal", "novel", "illegal", "fault", "findings", "operationsCalled", "operations", "byInputs",
             "inAll", "byTests", "blocks"]
    lines = ["| subject | mode | seed | with an input | with a method | " + " | ".join(names) + " | CPU s |",
             "| --- | --- |" + " ---: |" * (len(names) + 4)]
    for name, _ in subjects():
        path = out / f"{name}.json"
        for row in json.loads(path.read_text()) if path.exists() else []:
            cells = [name, row["mode"], row["seed"], len(row["withInput"]), len(row["withMethod"]),
                     *(row[each] for each in names), f"{row['cpu']:.0f}"]
            lines.append("| " + " | ".join(map(str, cells)) + " |")
    return lines


def main():
    out = pathlib.Path(sys.argv[1])
    print("\n".join(raw(out) if "--raw" in sys.argv else table(out)))


if __name__ == "__main__":
    main()

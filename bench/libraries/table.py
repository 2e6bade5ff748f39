#!/usr/bin/env python3
"""Writes docs/evaluation/libraries.md of what run.py kept in OUT and of findings.tsv.

    table.py OUT > docs/evaluation/libraries.md
"""

import collections
import json
import pathlib
import shlex
import sys

from run import HERE, ROUNDS, TIME_LIMIT, arguments, read_list

# No operation that somebody could call.
NOT_PUBLIC = ("deleted", "consteval")

# What a skip reason begins with or contains, and how the table calls it.
GROUPS = [
    ("member templates", "member template"),
    ("function templates", "function template"),
    ("move operation", "move"),
    ("rvalue-ref-qualified", "`&&`-qualified"),
    ("inherited constructors", "inherited constructor"),
    ("not part of the component", "class outside the component"),
    ("no value can be made", "no value of a type"),
    ("takes no part in the call", "lent by an object that takes no part"),
    ("which cannot be copied", "cannot be copied"),
    ("does not compile for these template arguments", "does not fit the template arguments"),
    ("constraints do not hold", "does not fit the template arguments"),
    ("the code that calls it does not compile", "the call does not compile"),
    ("no definition was linked", "not defined in the library"),
    ("which nothing defines", "it needs what is not defined in the library"),
    ("destructor cannot be called", "destructor not public"),
    ("abstract", "abstract class"),
    ("variadic", "variadic"),
    ("the result type", "result without a name"),
]


def group(reason):
    return next((name for mark, name in GROUPS if mark in reason), reason.split(";")[0])


def shortened(text, most=180):
    return text if len(text) <= most else text[:most] + "…"


def cell(text):
    return text.replace("|", "\\|")


def load(out, row):
    """The run and its report; neither, if it was not run."""
    paths = (out / f"{row['name']}.run.json", out / f"{row['name']}.json")
    return tuple(json.loads(path.read_text()) if path.exists() else None for path in paths)


def is_operation(entry):
    """A free operator template that accepts none of the component's types is an operation of other classes."""
    name = entry["operation"].split("(")[0]
    is_free = ">::" not in name and name.split("::")[-1].startswith("operator")
    return entry["reason"] not in NOT_PUBLIC and not (is_free and "fit this template" in entry["reason"])


def summary(report):
    skipped = [entry for entry in report["skipped"] if is_operation(entry)]
    return {"callable": len(report["component"]["operations"]), "reasons": collections.Counter(
        group(entry["reason"]) for entry in skipped), "skipped": len(skipped)}


def percent(part, whole):
    return f"{100 * part / whole:.0f} %" if whole else ""


def class_table(rows, results):
    lines = ["| library | class | found | callable | share | inputs | findings | s |",
             "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    total, largest = collections.Counter(), (0, 0, "")
    for row in rows:
        run, report = results[row["name"]]
        classes = ", ".join(f"`{each}`" for each in row["classes"])
        if not report:
            lines.append(f"| {row['library']} | {cell(classes)} | {'run failed' if run else 'not run'} | | | | | |")
            total["failed"] += 1
            continue
        numbers = summary(report)
        found = numbers["callable"] + numbers["skipped"]
        total.update(found=found, callable=numbers["callable"], inputs=report["stats"]["generated"],
                     findings=len(report["findings"]), seconds=int(run["seconds"]))
        largest = max(largest, (found, numbers["callable"], classes))
        lines.append(f"| {row['library']} | {cell(classes)} | {found} | {numbers['callable']} | "
                     f"{percent(numbers['callable'], found)} | {report['stats']['generated']} | "
                     f"{len(report['findings'])} | {run['seconds']:.0f} |")
    lines.append(f"| **all** | {len(rows)} runs, {total['failed']} failed | {total['found']} | {total['callable']} | "
                 f"**{percent(total['callable'], total['found'])}** | {total['inputs']} | {total['findings']} | "
                 f"{total['seconds']} |")
    rest, called = total["found"] - largest[0], total["callable"] - largest[1]
    lines += ["", f"Without {largest[2]}, which has the most, {percent(called, rest)} are callable."]
    return lines


def skip_table(rows, results):
    reasons, by_row = collections.Counter(), []
    for row in rows:
        report = results[row["name"]][1]
        if report and summary(report)["skipped"]:
            counted = summary(report)["reasons"]
            reasons.update(counted)
            by_row.append((row["name"], counted))
    lines = ["| why | operations |", "| --- | ---: |"]
    lines += [f"| {cell(reason)} | {count} |" for reason, count in sorted(reasons.items(), key=lambda x: (-x[1], x[0]))]
    lines += ["", "| run | skipped and why |", "| --- | --- |"]
    for name, counted in by_row:
        why = "; ".join(f"{count} {reason}" for reason, count in sorted(counted.items(), key=lambda x: (-x[1], x[0])))
        lines.append(f"| {name} | {cell(why)} |")
    return lines


def read_verdicts():
    """By run and id of the finding: verdict and why."""
    verdicts = {}
    for line in (HERE / "findings.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, finding, verdict, why = line.split("\t")
            verdicts[name, finding] = (verdict, why)
    return verdicts


def finding_table(rows, results):
    lines, counted, verdicts = [], collections.Counter(), read_verdicts()
    for row in rows:
        report = results[row["name"]][1]
        if not report or not report["findings"]:
            continue
        lines += ["", f"**{row['name']}**", ""]
        for finding in report["findings"]:
            verdict, why = verdicts.get((row["name"], finding["id"]), ("not judged", ""))
            counted[verdict] += 1
            more = len(finding["variants"])
            variants = f" ({more} more patterns with this cause)" if more > 1 else " (one more)" if more else ""
            lines.append(f"- {shortened(finding['summary'])}{variants} *{verdict}*{': ' + why if why else ''}")
    head = ["| verdict | findings |", "| --- | ---: |"]
    head += [f"| {verdict} | {count} |" for verdict, count in sorted(counted.items(), key=lambda x: (-x[1], x[0]))]
    return head + lines


def commands(rows):
    lines = ["```"]
    for row in rows:
        words = " ".join(shlex.quote(word) for word in ["eclat", "run", *arguments(row), "--", *row["flags"]])
        lines.append(words)
    return lines + ["```"]


def main():
    out = pathlib.Path(sys.argv[1])
    rows = read_list()
    results = {row["name"]: load(out, row) for row in rows}
    text = (HERE / "preface.md").read_text().format(seconds=TIME_LIMIT, rounds=ROUNDS, runs=len(rows),
                                                    libraries=len({row["library"].split(".")[0] for row in rows}))
    parts = [text.rstrip(), "", *class_table(rows, results), "", "## What is skipped, and why", "",
             *skip_table(rows, results), "", "## Findings", "", (HERE / "verdicts.md").read_text().rstrip(), "",
             *finding_table(rows, results), "", "## Commands", "", "In `bench/libraries`:", "", *commands(rows)]
    print("\n".join(parts))


if __name__ == "__main__":
    main()

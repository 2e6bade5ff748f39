#!/usr/bin/env python3
"""Tells what differs between what two calls of collect.py kept.

usage: compare.py BEFORE AFTER [--lines N]

Exit code 0 if nothing does, 1 if something does."""
import argparse, difflib, pathlib, sys
import xml.etree.ElementTree as ElementTree


def lines_of(file):
    """What a reader of the file takes in; of XML not how it is laid out."""
    text = file.read_text()
    if file.suffix in (".xml", ".junit"):
        try:
            tree = ElementTree.fromstring(text.encode())
        except ElementTree.ParseError:
            return text.splitlines()
        ElementTree.indent(tree)
        return ElementTree.canonicalize(ElementTree.tostring(tree)).splitlines()
    return text.splitlines()


def files_below(folder):
    return {str(f.relative_to(folder)): f for f in sorted(folder.rglob("*")) if f.is_file()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=pathlib.Path)
    parser.add_argument("after", type=pathlib.Path)
    parser.add_argument("--lines", type=int, default=12, help="of a difference that are shown")
    a = parser.parse_args()
    before, after = files_below(a.before / "kept"), files_below(a.after / "kept")
    names = {name.split("/")[0] for name in before} & {name.split("/")[0] for name in after}
    different = set()
    for name in sorted(before.keys() | after.keys()):
        component = name.split("/")[0]
        if component not in names:
            continue
        texts = [lines_of(side[name]) if name in side else [] for side in (before, after)]
        lines = list(difflib.unified_diff(*texts, "before/" + name, "after/" + name, lineterm="", n=1))
        if not lines:
            continue
        different.add(component)
        print("\n".join(line[:300] for line in lines[:a.lines]))
        if len(lines) > a.lines:
            print("  … %d more lines" % (len(lines) - a.lines))
    one_sided = sorted({name.split("/")[0] for name in before.keys() | after.keys()} - names)
    print("%d of %d differ%s" % (len(different), len(names), ": " + ", ".join(sorted(different)) if different else ""))
    if one_sided:
        print("%d stand on one side alone: %s" % (len(one_sided), ", ".join(one_sided)))
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()

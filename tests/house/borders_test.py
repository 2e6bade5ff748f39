#!/usr/bin/env python3
"""Holds the includes below a folder, and the words that only some of it may use, to its borders.txt.

usage: borders_test.py SRC"""
import pathlib, re, sys

INCLUDE = re.compile(r'^#\s*include\s+["<]([^">]+)[">]')


def read_borders(file):
    """By folder, those it may include; by the beginning of a header of others, or by a word with "::", the places that know it."""
    allowed, homes = {}, {}
    for line in file.read_text().splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0].endswith(":") and not words[0].endswith("::"):
            allowed[words[0][:-1]] = set(words[1:])
        else:
            homes[words[0]] = words[1:]
    return allowed, homes


def wrong_lines(src):
    allowed, homes = read_borders(src / "borders.txt")
    kept = [word for word in homes if word.endswith("::")]
    folders = {f.name for f in src.iterdir() if f.is_dir()}
    for folder in sorted(folders ^ allowed.keys()):
        yield "borders.txt and the folders of %s disagree about '%s'" % (src.name, folder)
    for file in sorted(src.rglob("*")):
        if file.suffix not in (".cpp", ".h"):
            continue
        own = file.relative_to(src)
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for word in kept:
                if word in line and not any(str(own).startswith(home + "/") for home in homes[word]):
                    yield "%s:%d: says %s, which only %s may" % (own, number, word, " and ".join(homes[word]))
            found = INCLUDE.match(line)
            if not found:
                continue
            included = found.group(1)
            where = "%s:%d: includes %s" % (own, number, included)
            folder = included.split("/")[0]
            if folder in folders and folder != own.parts[0] and folder not in allowed[own.parts[0]]:
                yield "%s, and %s may not know %s" % (where, own.parts[0], folder)
            start = max((s for s in homes if included.startswith(s)), key=len, default=None)
            if start and not any(str(own).startswith(home + "/") for home in homes[start]):
                yield "%s, which only %s may know" % (where, " and ".join(homes[start]))


def test_of_itself(tmp):
    """A check that finds nothing anywhere would be worth nothing."""
    for name, text in {"borders.txt": "low:\nhigh: low\nz3 low\nOwn:: low\n", "low/a.h": '#include "high/b.h"\nOwn::x;\n',
                       "high/b.h": '#include "low/a.h"\n#include <z3++.h>\nOwn::x;\n'}.items():
        (tmp / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp / name).write_text(text)
    wrong = list(wrong_lines(tmp))
    assert len(wrong) == 3 and "only low may know" in wrong[0] and "says Own::" in wrong[1] and "low may not know high" in wrong[2], wrong


def main():
    import tempfile
    with tempfile.TemporaryDirectory() as tmp:
        test_of_itself(pathlib.Path(tmp))
    wrong = list(wrong_lines(pathlib.Path(sys.argv[1])))
    print("\n".join(wrong) or "all files keep to the borders")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

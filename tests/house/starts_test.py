#!/usr/bin/env python3
"""Whoever starts a process stands in contain/starts.txt, and starts it as it says there.

usage: starts_test.py SRC"""
import pathlib, re, sys, tempfile

PLAIN = re.compile(r"\b(runProcess|runProcesses|runUnlessKilled|fork|vfork|exec[lv]p?e?|execvpe|posix_spawnp?|popen|system)\(")
CONTAINED = re.compile(r"\b(runContained|contained)\(")
RAW = re.compile(r'R"(\w*)\(.*?\)\1"', re.S)  # code that is emitted is not ours to run


def read_table(file):
    table = {}
    for line in file.read_text().splitlines():
        words = line.split(maxsplit=2)
        if words and not words[0].startswith("#"):
            assert words[0] in ("contained", "plain") and len(words) == 3, line
            table[words[1]] = words[0]
    return table


def wrong_files(src):
    table = read_table(src / "contain/starts.txt")
    for file in sorted(src.rglob("*.cpp")):
        name = str(file.relative_to(src))
        code = RAW.sub("", re.sub(r"//.*", "", file.read_text()))
        plain, contained = PLAIN.search(code), CONTAINED.search(code)
        kind = table.pop(name, None)
        if kind is None and (plain or contained):
            yield "%s starts processes, and is not in contain/starts.txt" % name
        elif kind == "contained" and not contained:
            yield "%s is to start its processes in the container, and does not" % name
        elif kind == "contained" and re.search(r"\brun(Process(es)?|UnlessKilled)\(", code):
            yield "%s starts processes outside of the container" % name
        elif kind == "plain" and not plain:
            yield "%s starts no process, and is in contain/starts.txt" % name
    for name in table:
        yield "%s is in contain/starts.txt, and not there" % name


def test_of_itself(tmp):
    """A check that finds nothing anywhere would be worth nothing."""
    for name, text in {"contain/starts.txt": "contained a.cpp x\ncontained b.cpp x\nplain c.cpp x\nplain d.cpp x\ncontained f.cpp x\n",
                       "a.cpp": "contained({p}); fork();", "b.cpp": "execvp(p);", "c.cpp": 'R"(fork())"', "e.cpp": "runProcess({p});",
                       "f.cpp": "runContained(p); runProcess(p);"}.items():
        (tmp / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp / name).write_text(text)
    wrong = [line.split()[0] for line in wrong_files(tmp)]
    assert wrong == ["b.cpp", "c.cpp", "e.cpp", "f.cpp", "d.cpp"], wrong


def main():
    with tempfile.TemporaryDirectory() as tmp:
        test_of_itself(pathlib.Path(tmp))
    wrong = list(wrong_files(pathlib.Path(sys.argv[1])))
    print("\n".join(wrong) or "all processes are started as they should be")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

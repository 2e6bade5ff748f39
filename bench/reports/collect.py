#!/usr/bin/env python3
"""Runs eclat on all examples, puzzles and subjects, and keeps what people read of it: reports in every format, model, tests.

usage: collect.py ECLAT OUT [--only TEXT] [--jobs N] [--sources ROOT]

OUT/kept/NAME/ gets the files of each; what is there is not run again, so a run that was cut off goes on when it is started once
more. compare.py tells what differs from another OUT. --only: names that contain the text. --sources: a checkout whose examples,
puzzles and subjects are taken, where they are not those beside this script."""
import argparse, concurrent.futures, os, pathlib, shutil, subprocess, sys, time

HERE = pathlib.Path(__file__).resolve()
SECONDS = 900
FORMATS = ("text", "json", "xml", "markdown", "sarif", "html", "junit")
EXPLORING = ["--quiet", "--no-prove"]


def words_after(text, marker):
    for line in text.splitlines():
        if line.startswith("// %s: " % marker):
            return line[len(marker) + 5:].split()
    return []


class Task:
    """`run`: what follows `eclat run`, in the folder `where`."""

    def __init__(self, name, where, run, flags=(), prepare=None):
        self.name, self.where, self.run, self.flags, self.prepare = name, where, run, list(flags), prepare


def puzzles(root):
    folder = root / "tests/puzzles"
    for header in sorted(folder.glob("*.h")):
        text = header.read_text()
        given = [word.replace("{dir}", str(folder)) for word in words_after(text, "WITH")]
        budget = words_after(text, "BUDGET")
        if len(budget) != 2:
            continue
        run = ["--rounds", budget[1], "--header", str(header)]
        if "--no-tests" not in given:
            run += ["--tests", str(folder / (header.stem + "_test.cpp"))]
        if words_after(text, "FINDS") != ["nothing"] and not {"--symbolic", "--strategy"} & set(given):
            run += ["--symbolic", "0"]
        yield Task("puzzle-" + header.stem, folder, run + given)


def examples(root, out):
    stack = root / "examples/bounded_stack"
    common = ["--class", "BoundedStack", "--header", "bounded_stack.h", "--source", "bounded_stack.cpp"]
    yield Task("example-bounded_stack", stack, common + ["--tests", "bounded_stack_test.cpp"])
    yield Task("example-bounded_stack-axioms", stack, common + ["--tests", "bounded_stack_axioms_test.cpp"])
    yield Task("example-bounded_stack-exhaustive", stack,
               common + ["--tests", "bounded_stack_test.cpp", "--strategy", "exhaustive", "--judges", "combined"])
    yield Task("example-accounts", root / "examples/accounts",
               ["--class", "bank::Account", "--class", "bank::Bank", "--header", "accounts.h", "--source", "accounts.cpp", "--tests",
                "accounts_test.cpp"])
    build = out / "builds/inventory"
    yield Task("example-inventory", root / "examples/inventory",
               ["-p", str(build), "--class", "stock::Shelf", "--class", "catalog::Article", "--class", "money::Amount", "--rounds", "8"],
               prepare=["cmake", "-S", str(root / "examples/inventory"), "-B", str(build)])


def subjects(root, out):
    sys.path.insert(0, str(root / "bench/evaluate"))
    from subjects import components
    for component in components():
        versions = list(component.versions())
        of = {v.source: v for v in reversed(versions)}
        version = next((v for v in versions if v.name == "all"), of.get("planted") or of.get("mutants") or of["correct"])
        suite = next(iter(component.suites))
        where = component.stage(version, out / "staged" / component.name.replace("/", "_"))
        run, flags = component.request(where, suite)
        yield Task("subject-" + component.name.replace("/", "_"), where, run + ["--true-labels", "--symbolic", "0"], flags)


class Collector:
    def __init__(self, eclat, root, out):
        self.eclat, self.root, self.out = eclat, root, out

    def call(self, task, words, tolerated=(0,)):
        done = subprocess.run([self.eclat] + words, capture_output=True, text=True, timeout=SECONDS, cwd=task.where, errors="replace")
        return done.stdout if done.returncode in tolerated else "exit %d\n%s" % (done.returncode, done.stdout + done.stderr)

    def collect(self, task):
        kept, half, work = self.out / "kept" / task.name, self.out / "half" / task.name, self.out / "work" / task.name
        if kept.exists():
            return "known"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        if task.prepare:
            subprocess.run(task.prepare, check=True, capture_output=True)
        there = ["--work-dir", str(work)]
        texts = {"run.txt": self.call(task, ["run", *there, *EXPLORING, "--jobs", "1", *task.run, *(["--"] if task.flags else []), *task.flags],
                                      (0, 1))}
        for format in FORMATS:
            texts["report." + format] = self.call(task, ["emit", *there, "--quiet", "--no-prove", "--format", format], (0, 1))
        texts["model.txt"] = self.call(task, ["model", "show", *there], (0, 1))
        texts["describe.txt"] = self.call(task, ["show", *there, "component"], (0, 1))
        for test in sorted((work / "tests").glob("*")):
            texts["tests-" + test.name] = test.read_text(errors="replace")
        for name, text in texts.items():
            (half / name).write_text(text.replace(str(self.out), "{out}").replace(str(self.root), "{root}"))
        kept.parent.mkdir(parents=True, exist_ok=True)
        half.rename(kept)
        shutil.rmtree(work, ignore_errors=True)
        return "done"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--sources", type=pathlib.Path, default=HERE.parents[2])
    a = parser.parse_args()
    out, root = a.out.resolve(), a.sources.resolve()
    collector = Collector(str(a.eclat.resolve()), root, out)
    tasks = [t for t in [*examples(root, out), *puzzles(root), *subjects(root, out)] if a.only in t.name]
    begun = time.time()

    def one(task):
        what = collector.collect(task)
        print("[%d s] %s: %s" % (time.time() - begun, task.name, what), file=sys.stderr, flush=True)

    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        list(pool.map(one, tasks))


if __name__ == "__main__":
    main()

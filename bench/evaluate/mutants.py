#!/usr/bin/env python3
"""Chooses mutants of the subjects: small syntactic faults that compile, pass every suite, and are no equivalents, as the
specification rejects them for some legal input.

usage: mutants.py ECLAT MUTATE OUT [--only NAME[,NAME]] [--most N] [--tries N] [--seed N]

Writes subjects/**/mutants.json. A component that has one is left alone unless it is named with --only."""
import argparse, concurrent.futures, json, pathlib, random, shutil, subprocess, sys
from subjects import Fault, Version, components

CLANG = "clang++-19"


def edits(mutate, component, where):
    files = [where / h for h in component.headers] + component.sources_in(where)
    flags = component.request(where)[1]
    done = subprocess.run([mutate] + [str(f) for f in files] + ["--"] + flags, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError("%s: %s" % (component.name, done.stderr))
    for line in done.stdout.splitlines():
        edit = json.loads(line)
        edit["file"] = str(pathlib.Path(edit["file"]).relative_to(where.resolve()))
        yield edit


def in_turn(found, rng):
    """By chance, but each kind of fault in its turn."""
    kinds = {}
    for edit in found:
        kinds.setdefault(edit["kind"], []).append(edit)
    for group in kinds.values():
        rng.shuffle(group)
    names = sorted(kinds)
    rng.shuffle(names)
    while any(kinds.values()):
        for name in names:
            if kinds[name]:
                yield kinds[name].pop()


def passes(component, where):
    """Compiles, and every suite passes, also under the sanitizers."""
    flags = component.request(where)[1] + ["-O0", "-w", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    for name, files in component.suites.items():
        program = where / "suite"
        sources = [str(where / f) for f in files] + [str(s) for s in component.sources_in(where)]
        libraries = ["-lgtest", "-lgtest_main"] if any("gtest/gtest.h" in (where / f).read_text() for f in files) else []
        if subprocess.run([CLANG] + flags + sources + libraries + ["-o", str(program)], capture_output=True).returncode != 0:
            return False
        try:
            if subprocess.run([str(program)], capture_output=True, timeout=20, cwd=where).returncode != 0:
                return False
        except subprocess.TimeoutExpired:
            return False
    return True


def is_rejected(eclat, component, where, work):
    """The specification is the judge here, and guides what is generated."""
    request, flags = component.request(where)
    command = [eclat, "run", "--no-tests", "--no-prove", "--symbolic", "0", "--quiet", "--format", "json", "--laws", "none", "--inputs", "200",
               "--jobs", "1", "--work-dir", str(work)] + request + ["--"] + flags
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=where)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 1


def choose(a, component):
    rng = random.Random("%s %d" % (component.name, a.seed))
    out = a.out / component.name.replace("/", "_")
    whole = component.stage(Version(component, "correct", "correct"), out / "whole")
    kept, tried = [], 0
    for edit in in_turn(list(edits(a.mutate, component, whole)), rng):
        if len(kept) >= a.most or tried >= a.tries:
            break
        tried += 1
        number = sum(1 for k in kept if k["kind"] == edit["kind"]) + 1
        fault = dict(edit, id="%s-%s-%d" % (edit["kind"], edit["function"].split("::")[-1].strip("~= ") or "operator", number))
        fault["from"] = "mutants"
        fault["what"] = "in %s `%s` becomes `%s`" % (edit["function"], " ".join(edit["old"].split()), edit["new"])
        if any(k["id"] == fault["id"] for k in kept) or any(k["line"] == edit["line"] for k in kept):
            continue
        where = component.stage(Version(component, "mutant", "mutants", [Fault(fault)]), out / "mutant")
        if passes(component, where) and is_rejected(a.eclat, component, where, out / "work"):
            kept.append(fault)
    (component.folder / "mutants.json").write_text(json.dumps(kept, indent=1) + "\n")
    shutil.rmtree(out, ignore_errors=True)
    return "%s: %d of %d" % (component.name, len(kept), tried)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("mutate")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only")
    parser.add_argument("--most", type=int, default=4, help="mutants of a component")
    parser.add_argument("--tries", type=int, default=16, help="edits that are tried for them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    a = parser.parse_args()
    a.eclat, a.mutate = str(pathlib.Path(a.eclat).resolve()), str(pathlib.Path(a.mutate).resolve())
    a.out = a.out.resolve()
    todo = [c for c in components(a.only.split(",") if a.only else None) if a.only or not (c.folder / "mutants.json").exists()]
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for line in pool.map(lambda c: choose(a, c), todo):
            print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

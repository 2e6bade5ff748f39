#!/usr/bin/env python3
"""Tests the specifications of the subjects.

usage: check.py ECLAT OUT [--only NAME[,NAME]] [--inputs N] [--no-faults | --no-mutants] [--plain]

A specification must accept the correct class on all its suites and on N random legal inputs (10,000), and reject every listed
fault and every mutant for some legal input: a generated one, or that of the fault's witness, a program whose calls it accepts on the
correct class. Says what does not hold, and ends with 1 if anything does not. --plain: only that
suites pass, specifications compile, and faults can be applied, which takes no eclat."""
import argparse, concurrent.futures, json, os, pathlib, shutil, subprocess, sys
from subjects import ROOT, components

CLANG = "clang++-19"
MOST_ROUNDS = 64
BROKEN = "break your specification"


class Checker:
    def __init__(self, a):
        self.eclat, self.out, self.inputs = str(pathlib.Path(a.eclat).resolve()), a.out.resolve(), a.inputs

    def run(self, command, where):
        try:
            done = subprocess.run([self.eclat] + command, capture_output=True, text=True, timeout=900, cwd=where)
        except subprocess.TimeoutExpired:
            return 124, ""
        return done.returncode, done.stderr

    def common(self, work):
        return ["--no-prove", "--quiet", "--format", "json", "-o", str(work / "out.json"), "--work-dir", str(work), "--jobs", "1", "--symbolic", "0"]

    def observe(self, component, where, work, files):
        """Runs a program whose calls are held to the specification."""
        request, flags = component.request(where, files=files)
        return self.run(["run"] + request + ["--rounds", "1", "--inputs", "1"] + self.common(work) + ["--"] + flags, where)

    def accepts(self, component, version, where, work):
        """On the suites and witnesses, then on enough random inputs that the specification calls legal."""
        programs = dict(component.suites)
        programs.update({f.witness: [f.witness] for f in component.listed + component.mutants if f.witness})
        for name, files in programs.items():
            code, words = self.observe(component, where, work, files)
            if code not in (0, 1):
                yield "%s: eclat ended with %d: %s" % (name, code, words.strip()[-400:])
                return
            for line in words.splitlines():
                if BROKEN in line:
                    yield "%s: %s" % (name, line)
        request, flags = component.request(where)
        legal, rounds = 0, 4
        while legal < self.inputs and rounds <= MOST_ROUNDS:
            code, words = self.run(["run", "--no-tests"] + request + ["--laws", "none", "--inputs", "400", "--rounds", str(rounds)] +
                                   self.common(work) + ["--"] + flags, where)
            if code not in (0, 1):
                yield "eclat ended with %d: %s" % (code, words.strip()[-400:])
                return
            report = json.loads((work / "out.json").read_text())
            for finding in report["findings"]:
                yield "%s rejects the correct class: %s" % (component.spec, finding["title"] if "title" in finding else
                                                           finding["explanation"])
            legal, rounds = report["stats"]["normal"] + report["stats"]["new"] + report["stats"]["fault"], rounds * 2
            if code == 1:
                return
        if legal < self.inputs:
            yield "only %d legal inputs were made" % legal

    def rejects(self, component, version, where, work):
        witness = version.faults[0].witness
        if witness:
            code, words = self.observe(component, where, work, [witness])
            # A crash is undeclared, and the calls are legal: accepts() has seen to that.
            if not any(sign in words for sign in (BROKEN, "the tests failed", "the tests crashed")):
                yield "%s does not reject %s by %s, eclat ended with %d" % (component.spec, version.name, witness, code)
            return
        request, flags = component.request(where)
        code, words = self.run(["run", "--no-tests"] + request + ["--laws", "none", "--inputs", "400"] + self.common(work) +
                               ["--"] + flags, where)
        if code == 0:
            yield "%s does not reject %s" % (component.spec, version.name)
        elif code != 1:
            yield "%s: eclat ended with %d: %s" % (version.name, code, words.strip()[-400:])

    def builds(self, component, where):
        """Without eclat."""
        flags = component.request(where)[1]
        spec = ["-fsyntax-only", "-fno-access-control", "-I" + str(ROOT / "include"), "-xc++", str(where / component.spec)]
        jobs = [(component.spec, spec)]
        for name, files in component.suites.items():
            if not any("gtest" in (where / f).read_text() for f in files):
                sources = [str(where / f) for f in files] + [str(s) for s in component.sources_in(where)]
                jobs.append((name, ["-O0"] + sources + ["-o", str(where / ("suite-" + name))]))
        for name, words in jobs:
            done = subprocess.run([CLANG, "-w"] + flags + words, capture_output=True, text=True)
            program = where / ("suite-" + name)
            if done.returncode == 0 and program.exists():
                done = subprocess.run([str(program)], capture_output=True, text=True, cwd=where)
            if done.returncode != 0:
                yield "%s: %s" % (name, (done.stdout + done.stderr).strip()[-600:])

    def check_plainly(self, task):
        component, version = task
        name = ("%s--%s" % (component.name, version.name)).replace("/", "_")
        try:
            where = component.stage(version, self.out / "staged" / name)
            wrong = list(self.builds(component, where)) if version.source == "correct" else []
        except ValueError as e:
            wrong = [str(e)]
        shutil.rmtree(self.out / "staged" / name, ignore_errors=True)
        return component, version, wrong

    def check(self, task):
        component, version = task
        name = ("%s--%s" % (component.name, version.name)).replace("/", "_")
        where, work = component.stage(version, self.out / "staged" / name), self.out / "work" / name
        work.mkdir(parents=True, exist_ok=True)
        judge = self.accepts if version.source == "correct" else self.rejects
        wrong = list(judge(component, version, where, work))
        shutil.rmtree(work, ignore_errors=True)
        shutil.rmtree(self.out / "staged" / name, ignore_errors=True)
        return component, version, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--only")
    parser.add_argument("--inputs", type=int, default=10000)
    parser.add_argument("--no-faults", action="store_true", help="the correct classes alone")
    parser.add_argument("--no-mutants", action="store_true", help="of the faults those that are listed; mutants were chosen by being rejected")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--plain", action="store_true", help="without eclat: suites pass, specifications compile")
    a = parser.parse_args()
    checker, bad = Checker(a), 0
    tasks = [(c, v) for c in components(a.only.split(",") if a.only else None) for v in c.versions()
             if v.source == "correct" or a.plain or
             (v.source != "independent" and len(v.faults) == 1 and not a.no_faults and not (a.no_mutants and v.source == "mutants"))]
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for component, version, wrong in pool.map(checker.check_plainly if a.plain else checker.check, tasks):
            if wrong or not a.plain:
                print("%-4s %s %s" % ("ok" if not wrong else "BAD", component.name, version.name), flush=True)
            for line in wrong:
                print("     " + line)
            bad += bool(wrong)
    print("%d of %d hold" % (len(tasks) - bad, len(tasks)))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Does chance find what the puzzles want to be solved for? usage: million.py ECLAT SCRATCH [NAME...]

Every puzzle whose comment has a line CHANCE is run without solving, with its other options, until a million inputs were made, and
once as its comment says. A table is printed as Markdown. Exits with 1 if a puzzle is found by chance, or not by solving."""
import json
import pathlib
import re
import subprocess
import sys
import time

WANTED = 1_000_000
PUZZLES = pathlib.Path(__file__).resolve().parents[2] / "tests/puzzles"


class Puzzle:
    def __init__(self, header):
        self.name, self.text = header.stem, header.read_text()
        self.kind, self.operation = self.line("FINDS").split(" in ")
        self.options, self.rounds = self.line("WITH").split(), self.line("BUDGET").split()[1]
        self.files = ["--header", str(header), "--tests", str(header.with_name(self.name + "_test.cpp"))]

    def line(self, marker):
        found = re.search("^// %s: (.*)$" % marker, self.text, re.M)
        return found.group(1).strip() if found else ""

    def without_share(self):
        at = self.options.index("--symbolic")
        return self.options[:at] + self.options[at + 2:]

    def is_found_by(self, finding):
        return finding["kind"] == self.kind and finding["operation"].split("(")[0].split()[-1] == self.operation


def run(eclat, scratch, puzzle, options):
    work = scratch / puzzle.name
    command = [eclat, "run", "--quiet", "--no-prove", "--format", "json", "--work-dir", work, *puzzle.files, *options]
    begun = time.time()
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit("%s: exit %d: %s" % (puzzle.name, done.returncode, done.stderr))
    report = json.loads(done.stdout)
    return any(puzzle.is_found_by(f) for f in report["findings"]), report["stats"]["generated"], time.time() - begun


def chance(eclat, scratch, puzzle):
    """Whether it was found, with how many inputs, in how many seconds. A class without a state has few different inputs of a seed, and is
    explored with many seeds; the others with a few."""
    seed, seeds, total, seconds, found = 1, 1, 0, 0.0, False
    while total < WANTED and not found:
        many = ["--rounds", "10", "--inputs", "5000", "--max-inputs", "100000", "--seed", str(seed), "--seeds", str(seeds)]
        found, made, took = run(eclat, scratch, puzzle, puzzle.without_share() + ["--symbolic", "0"] + many)
        total, seconds, seed = total + made, seconds + took, seed + seeds
        seeds = min(2000, -(-(WANTED - total) * seeds // made))
    return found, total, seconds


def main():
    eclat, scratch, names = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    puzzles = [Puzzle(header) for header in sorted(PUZZLES.glob("*.h")) if not names or header.stem in names]
    puzzles = [p for p in puzzles if p.line("CHANCE")]
    print("| puzzle | solved for: found | inputs | by chance: found | inputs | seconds |\n| --- | --- | ---: | --- | ---: | ---: |")
    wrong = []
    for puzzle in puzzles:
        solved, inputs, _ = run(eclat, scratch, puzzle, puzzle.options + ["--rounds", puzzle.rounds])
        by_chance, total, seconds = chance(eclat, scratch, puzzle)
        print("| `%s` | %s | %s | %s | %s | %.0f |" % (puzzle.name, "yes" if solved else "**no**", inputs,
                                                     "**yes**" if by_chance else "no", format(total, ","), seconds), flush=True)
        if by_chance or not solved:
            wrong.append(puzzle.name)
    sys.exit("not as their comments say: " + ", ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()

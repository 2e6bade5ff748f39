#!/usr/bin/env python3
"""Random programs: does what is predicted for solved arguments come true? usage: programs.py ECLAT SCRATCH [COUNT [SEED]]

Each program is a class with a few operations over integers, arrays and containers. eclat solves for their arguments; the report
says how many inputs did not do as predicted. Exits with 1 if any did not."""
import concurrent.futures
import json
import os
import pathlib
import random
import subprocess
import sys
import time

eclat, scratch = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
count = int(sys.argv[3]) if len(sys.argv) > 3 else 24
seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1


class Program:
    def __init__(self, rng, number):
        self.rng, self.name = rng, f"Program{number}"

    def term(self, names, depth=2):
        r = self.rng
        if depth == 0 or r.random() < 0.3:
            return r.choice(names) if r.random() < 0.7 else str(r.choice([0, 1, 2, 3, 7, 10, 31, 100, 255, 1000, 4096]))
        a, b = self.term(names, depth - 1), self.term(names, depth - 1)
        return r.choice([
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} & {b})", f"({a} | {b})", f"({a} ^ {b})",
            f"({a} % {r.choice([3, 7, 10, 17, 1000])}u)", f"({a} / {r.choice([2, 3, 10, 16])}u)", f"({a} << {r.randrange(8)})",
            f"({a} >> {r.randrange(12)})", f"static_cast<unsigned char>({a})", f"static_cast<std::uint16_t>({a})",
            f"static_cast<unsigned>(static_cast<signed char>({a}))", f"({a} < {b} ? {a} : {b})",
            f"static_cast<unsigned>(static_cast<std::uint64_t>({a}) * {b} >> 16)", f"table[{a} % 8u]", f"std::max({a} + 0u, {b} + 0u)"])

    def condition(self, names):
        a, b = self.term(names), self.term(names)
        return self.rng.choice([f"{a} == {b}", f"{a} < {b}", f"{a} > {b}", f"{a} != {b}",
                                f"static_cast<int>({a}) < static_cast<int>({b})"])

    def statements(self, names, depth):
        r, out = self.rng, []
        for _ in range(r.randrange(1, 4)):
            kind = r.randrange(7)
            if kind == 0 and depth:
                out += [f"if ({self.condition(names)}) {{", *self.statements(names, depth - 1), "} else {",
                        *self.statements(names, depth - 1), "}"]
            elif kind == 1 and depth:
                out += [f"for (unsigned i = 0; i < {self.term(names, 1)} % 5u; ++i) {{", *self.statements(names, depth - 1), "}"]
            elif kind == 2:
                out.append(f"table[{self.term(names, 1)} % 8u] = {self.term(names)};")
            elif kind == 3:
                out.append(f"seen.push_back({self.term(names)});")
            elif kind == 4:
                out.append(f"marks[{self.term(names, 1)} % 6u] += {self.term(names, 1)};")
            elif kind == 5 and depth:
                out += [f"switch ({self.term(names, 1)} % 4u) {{", f"case 1: x += {self.term(names, 1)}; break;",
                        f"case 3: y ^= {self.term(names, 1)}; break;", "default: x -= 1; }"]
            else:
                out.append(f"{r.choice(['x', 'y', 'state'])} = {self.term(names)};")
        return out

    def header(self):
        r = self.rng
        names = ["x", "y", "state", "unsigned(seen.size())"]
        methods = []
        for i in range(3):
            kinds = [r.choice(["unsigned", "int", "short", "unsigned char", "std::int64_t", "bool", "char"]) for _ in range(2)]
            body = "\n    ".join(self.statements(names, 2))
            methods.append(f"""  unsigned act{i}({kinds[0]} a, {kinds[1]} b) {{
    unsigned x = static_cast<unsigned>(a), y = static_cast<unsigned>(b);
    {body}
    return x + y;
  }}""")
        body = "\n".join(methods)
        return f"""#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>
class {self.name} {{
public:
{body}
  unsigned now() const {{ return state; }}

private:
  unsigned state = 1;
  unsigned table[8] = {{5, 3, 1000, 77, 12, 0, 9, 31}};
  std::vector<unsigned> seen;
  std::map<unsigned, unsigned> marks;
}};
"""

    def test(self):
        return f"""#include "{self.name}.h"
int main() {{
  for (int i = -3; i < 40; ++i) {{
    {self.name} p;
    p.act0(i, i * 7 % 11);
    p.act1(i * 3, i);
    p.act2(i, i + 1);
    p.now();
  }}
}}
"""


KEYS = ("runs", "queries", "found", "unknown", "inputs", "diverged")
# Many programs, and few inputs of each: most of the time goes into queries that are given up.
BUDGET = ["--rounds", "2", "--inputs", "6", "--symbolic", "40", "--jobs", "1"]


def follow(number):
    """What the report of one program says of solving."""
    program = Program(random.Random(seed * 1000 + number), number)
    (scratch / f"{program.name}.h").write_text(program.header())
    (scratch / f"{program.name}_test.cpp").write_text(program.test())
    command = [eclat, "run", "--quiet", "--no-prove", "--format", "json", *BUDGET, "--class", program.name,
               "--header", f"{program.name}.h", "--tests", f"{program.name}_test.cpp", "--work-dir", f"work-{number}"]
    ran = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    figures = json.loads(ran.stdout).get("symbolic") if ran.returncode in (0, 1) else None
    if not figures:
        sys.exit(f"{program.name}: exit {ran.returncode}: {ran.stderr}")
    return program.name, figures


scratch.mkdir(parents=True, exist_ok=True)
total, lost, begun = dict.fromkeys(KEYS, 0), {}, time.time()
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for name, figures in pool.map(follow, range(count)):
        for key in KEYS:
            total[key] += figures[key]
        for key, n in figures["lost"].items():
            lost[key] = lost.get(key, 0) + n
        if figures["diverged"]:
            print(f"{name}: {figures['diverged']} of {figures['inputs']} inputs did not do as predicted", flush=True)
print(f"{count} programs in {time.time() - begun:.0f} s: " + ", ".join(f"{n} {key}" for key, n in total.items()))
print("lost: " + (", ".join(f"{key} {n}" for key, n in sorted(lost.items()) if n) or "nothing"))
sys.exit(total["diverged"] > 0)

#!/usr/bin/env python3
"""What the symbolic flavour costs where nothing is symbolic: kernels.cpp at -O1, and followed. usage: speed.py BUILD"""
import math
import pathlib
import subprocess
import sys

here = pathlib.Path(__file__).parent
build = pathlib.Path(sys.argv[1]).resolve()
lib = build / "lib/eclat"
clang = "clang++-19"


TURNS = 5  # of all programs one after another: what else goes on meets all of them


def program(name, *flags):
    path = build / f"bench-symbolic-{name}"
    subprocess.run([clang, "-std=c++17", "-O1", here / "kernels.cpp", "-o", path, *flags], check=True)
    return path


def times(path):
    lines = subprocess.run([path], check=True, capture_output=True, text=True).stdout.split("\n")
    return {line.split()[0]: float(line.split()[1]) for line in lines if line}


late = ["-fno-vectorize", "-fno-slp-vectorize", f"-fpass-plugin={lib}/eclat_sym_pass.so", lib / "libeclat_sym.a"]
checks = ["-fsanitize=signed-integer-overflow,integer-divide-by-zero,shift,bounds", "-D_GLIBCXX_ASSERTIONS"]
programs = [program("plain"), program("checked", *checks), program("followed", *late), program("both", *checks, *late)]
turns = [[times(path) for path in programs] for _ in range(TURNS)]
plain, checked, followed, both = ({k: min(turn[i][k] for turn in turns) for k in turns[0][i]} for i in range(len(programs)))
print(f"{'kernel':10}{'-O1 ms':>10}{'followed':>10}{'checked':>10}{'both':>10}")
for kernel, base in plain.items():
    print(f"{kernel:10}{base:10.2f}{followed[kernel] / base:10.2f}{checked[kernel] / base:10.2f}{both[kernel] / base:10.2f}")
means = [math.exp(sum(math.log(t[k] / plain[k]) for k in plain) / len(plain)) for t in (followed, checked, both)]
print(f"{'mean':10}{'':10}" + "".join(f"{mean:10.2f}" for mean in means))

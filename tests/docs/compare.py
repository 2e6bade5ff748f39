"""What a page shows against what was printed.

A line `…` or `...` stands for any lines, or none; `…` within a line for any text. Numbers before `ms` and `s` are times and
always fit, as do the addresses of objects. Blanks at the end of a line and empty lines at the end do not count.
"""

import re

ANYTHING = ("…", "...")


def plain(line):
    line = re.sub(r"\b\d+(\.\d+)? (ms|s)\b", r"N \2", line.rstrip())
    return re.sub(r"\b0x[0-9a-f]{6,}\b", "0xN", line)


def pattern_of(line):
    if line.strip() in ANYTHING:
        return r"(?:.*\n)*?"
    return ".*".join(re.escape(part) for part in plain(line).split("…")) + r"\n"


def first_difference(shown, printed):
    """None if they agree; else the first shown line that does not fit, or what was printed behind the last one."""
    text = "".join(plain(line) + "\n" for line in printed).rstrip("\n") + "\n"
    if re.fullmatch("".join(map(pattern_of, shown)) or r"\n?", text):
        return None
    fitting = 0
    while fitting < len(shown) and re.match("".join(map(pattern_of, shown[: fitting + 1])), text):
        fitting += 1
    behind = text[re.match("".join(map(pattern_of, shown[:fitting])), text).end():].split("\n")[0]
    wanted = shown[fitting] if fitting < len(shown) else "nothing more"
    return f"shown:   {wanted}\nprinted: {behind}"

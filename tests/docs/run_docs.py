#!/usr/bin/env python3
"""Does what a page of the documentation says, and compares what comes out with what it shows.

    run_docs.py --eclat PROGRAM [--scratch DIR] [--only text|commands] [--time] PAGE…

The commands of a page run in order in one fresh folder that holds a copy of examples/; eclat is in PATH. What blocks mean
is told in page.py, how output is compared in compare.py. Of every page, also of those without commands, the options of
eclat that it names (options.py), its links and the files of ours that it names are checked; of
docs/reference/command-line.md also that it names every option there is.

Each page has a lane of its own while it runs, one of as many as the machine has processors: two pages in one lane wait for
each other, in whatever processes they are. examples/bounded_stack has been explored once in each lane, so that a page need
not build it again: its objects are good for that lane alone.
"""

import argparse
import fcntl
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # the source tree stays as it is

import compare
import options
import page

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 300  # seconds for one command
USERS = {"tests/eclat_test.cpp", "tests/eclat_regression_test.cpp"}  # not in our tree but below a work directory
EXPLORE = "eclat run --class BoundedStack --header bounded_stack.h --tests bounded_stack_test.cpp"


def free_lane(scratch):
    """A folder that is ours until this process ends, and the file that says so."""
    lanes = [scratch / f"lane-{number}" for number in range(os.cpu_count() or 1)]
    while True:
        for lane in lanes:
            lane.mkdir(parents=True, exist_ok=True)
            lock = open(lane / "lock", "w")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lane, lock
            except BlockingIOError:
                lock.close()
        time.sleep(0.05)


class Folder:
    """Where commands run."""

    def __init__(self, scratch, eclat):
        scratch, self.lock = free_lane(scratch)
        self.work, self.warm, self.key = scratch / "work", scratch / "warm", scratch / "warm.key"
        self.eclat = eclat
        (scratch / "bin").mkdir(exist_ok=True)
        link = scratch / "bin" / "eclat"
        link.unlink(missing_ok=True)
        link.symlink_to(eclat)
        self.environment = dict(os.environ, PATH=f"{scratch / 'bin'}:{os.environ['PATH']}", LC_ALL="C.UTF-8",
                                TERM="dumb", COLUMNS="100", ECLAT_PREFIX=str(eclat.parent.parent))
        for name in ("NO_COLOR", "CLICOLOR_FORCE", "MAKEFLAGS", "CXX", "CC", "CXXFLAGS"):
            self.environment.pop(name, None)

    def fresh(self):
        """The folder as every page finds it."""
        key = self.key_of_now()
        if not self.warm.exists() or not self.key.exists() or self.key.read_text() != key:
            self.remove(self.warm)
            self.copy_examples()
            code, printed = self.run(EXPLORE, self.work / "examples/bounded_stack")[:2]
            if code not in (0, 1):
                sys.exit("examples/bounded_stack cannot be explored:\n" + "\n".join(printed))
            shutil.move(self.work, self.warm)
            self.key.write_text(key)
        self.remove(self.work)
        subprocess.run(["cp", "-a", self.warm, self.work], check=True)

    def key_of_now(self):
        seen = hashlib.sha256()
        for file in [self.eclat, pathlib.Path(__file__), *sorted((ROOT / "examples/bounded_stack").glob("*"))]:
            stat = file.stat()
            seen.update(f"{file} {stat.st_size} {stat.st_mtime_ns}\n".encode())
        return seen.hexdigest()

    def copy_examples(self):
        self.remove(self.work)
        shutil.copytree(ROOT / "examples", self.work / "examples", ignore=shutil.ignore_patterns("build", ".eclat"))

    def run(self, text, cwd):
        """Exit code, lines printed, and the folder it is in at the end."""
        where = self.work.parent / "cwd"
        script = f"cd {str(cwd)!r}\n{text}\ncode=$?\npwd > {str(where)!r}\nexit $code\n"
        ended = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               stdin=subprocess.DEVNULL, env=self.environment, timeout=PATIENCE)
        printed = ended.stdout.decode("utf-8", "replace").replace(str(self.work), "/tmp/docs").split("\n")
        return ended.returncode, printed, pathlib.Path(where.read_text().strip()) if where.exists() else cwd

    @staticmethod
    def remove(folder):
        shutil.rmtree(folder, ignore_errors=True)


def change(file, lines):
    """Does what a diff says."""
    text = file.read_text()
    old = "".join(line[1:] + "\n" for line in lines if line[:1] in (" ", "-", ""))
    new = "".join(line[1:] + "\n" for line in lines if line[:1] in (" ", "+", ""))
    if text.count(old) != 1:
        return f"what it changes stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new))
    return None


def run_blocks(blocks, folder, tell_time):
    """The (line, what) of the first thing that is not as the page says; commands behind it would tell no more."""
    cwd = folder.work
    for block in blocks:
        wrong = None
        if "file" in block.attributes:
            file = cwd / block.attributes["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            if block.language == "diff":
                wrong = change(file, block.lines)
            else:
                file.write_text("\n".join(block.lines) + "\n")
        elif "shows" in block.attributes:
            file = cwd / block.attributes["shows"]
            if not file.exists():
                wrong = f"there is no {block.attributes['shows']}"
            else:
                wrong = compare.first_difference(["…", *block.lines, "…"], file.read_text().split("\n"))
        elif block.language == "console":
            for command in page.read_commands(block):
                started = time.monotonic()
                code, printed, cwd = folder.run(command.text, cwd)
                if tell_time:
                    print(f"{time.monotonic() - started:6.1f} s  {command.text}")
                if code != command.exit_code:
                    wrong = f"exit code {code}, not {command.exit_code}"
                else:
                    wrong = compare.first_difference(command.output, printed)
                if wrong:
                    return [(command.line, f"$ {command.text}\n{wrong}\nall that was printed:\n" + "\n".join(printed))]
        if wrong:
            return [(block.line, wrong)]
    return []


def anchor_of(heading):
    heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def wrong_links(file, prose):
    """Links to files and headings that are not there."""
    for number, line in prose:
        for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", line)):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            other = (file.parent / path).resolve() if path else file
            if not other.exists():
                yield number, f"the link {target} leads nowhere"
            elif anchor and other.suffix == ".md":
                _, text = page.read_blocks(other.read_text())
                if anchor not in {anchor_of(l.lstrip("#")) for _, l in text if l.startswith("#")}:
                    yield number, f"there is no heading for {target}"


def wrong_paths(file, prose):
    """Files of ours that the page names and that are not there."""
    for number, line in prose:
        for path in re.findall(r"`((?:src|runtime|tests|bench|docs|examples|scripts|cmake)/[\w./-]*\w)`", line):
            if not (ROOT / path).exists() and not (file.parent / path).exists() and "NAME" not in path and path not in USERS:
                yield number, f"there is no {path}"


def wrong_text(file, known):
    text = file.read_text()
    blocks, prose = page.read_blocks(text)
    wrong = known.wrong_on(blocks, prose) + list(wrong_links(file, prose)) + list(wrong_paths(file, prose))
    if file == ROOT / "docs/reference/command-line.md":
        wrong += [(1, f"the option {option} is not told") for option in known.missing_on(text)]
    return wrong


def wrong_commands(file, folder, tell_time):
    blocks, _ = page.read_blocks(file.read_text())
    if not any(block.language == "console" for block in blocks):
        return []
    folder.fresh()
    return run_blocks(blocks, folder, tell_time)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--eclat", type=pathlib.Path, required=True)
    parser.add_argument("--scratch", type=pathlib.Path, default=pathlib.Path("/tmp") / f"eclat-docs-{os.getuid()}")
    parser.add_argument("--only", choices=["text", "commands"], help="options and links, or what is run")
    parser.add_argument("--time", action="store_true", help="tell what each command takes")
    parser.add_argument("pages", type=pathlib.Path, nargs="+")
    arguments = parser.parse_args()

    eclat = arguments.eclat.resolve()
    known = options.Options(str(eclat)) if arguments.only != "commands" else None
    folder = Folder(arguments.scratch.resolve(), eclat) if arguments.only != "text" else None
    failed = False
    for file in arguments.pages:
        wrong = wrong_text(file.resolve(), known) if known else []
        wrong += wrong_commands(file.resolve(), folder, arguments.time) if folder else []
        for line, what in sorted(wrong):
            print(f"{file}:{line}: {what}")
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Every command, option and CMake function of eclat that a page names must exist, and the command-line page must name all
options."""

import pathlib
import re
import subprocess

CMAKE = pathlib.Path(__file__).resolve().parents[2] / "cmake/EclatConfig.cmake"

# Options of other programs that pages name on their own.
OTHERS = {"--gtest_filter", "--gtest_shuffle", "--gtest_break_on_failure", "--build", "--target", "--test-dir", "--output-on-failure"}
PASSED_ON = {"c++", "cc"}  # their options are the compiler's
OPTION = re.compile(r"(?<![\w-])(--?[A-Za-z][\w-]*)")


class Options:
    """What `--help` of every command names."""

    def __init__(self, eclat):
        self.eclat = eclat
        self.of = {"": self.read([])}
        for command in self.commands([]):
            if command in PASSED_ON:
                continue
            self.of[command] = self.read([command])
            for below in self.commands([command]):
                self.of[f"{command} {below}"] = self.read([command, below])
        self.of["help"] = self.of["ids"] = set()  # not in the list of commands
        self.all = set().union(*self.of.values())

    def help(self, words):
        return subprocess.run([self.eclat, *words, "--help"], capture_output=True, text=True, timeout=20).stdout

    def commands(self, words):
        _, _, below = self.help(words).partition("\nSubcommands:\n")
        return re.findall(r"^  (\S+)", below.partition("\n\n")[0], re.M)

    def read(self, words):
        text = self.help(words).partition("\nExamples:\n")[0]
        heads = re.findall(r"^  (-\S+)", text, re.M)
        return {re.match(r"-[\w-]*", name).group() for head in heads for name in head.split(",") if name.startswith("-")}

    def wrong_in(self, command_line):
        """What is wrong with a line that begins with `eclat`."""
        words = command_line.split()[1:]
        command, rest = "", words
        if words and re.fullmatch(r"[a-z][a-z+-]*", words[0]):
            if words[0] not in self.of and words[0] not in PASSED_ON:
                return f"there is no command 'eclat {words[0]}'"
            command, rest = words[0], words[1:]
            if command in PASSED_ON:
                return None
            if rest and f"{command} {rest[0]}" in self.of:
                command, rest = f"{command} {rest[0]}", rest[1:]
        for option in OPTION.findall(" ".join(rest).split(" -- ")[0]):
            if option not in self.of[command]:
                return f"'{('eclat ' + command).strip()}' has no option {option}"
        return None

    def wrong_on(self, blocks, prose):
        """All (line, what) that are wrong on a page."""
        wrong = []
        for block in blocks:
            if block.language in ("cpp", "diff"):
                continue
            text, start = "", 0
            for offset, line in enumerate(block.lines, 1):
                start = start if text else block.line + offset
                text += line
                if text.endswith("\\"):
                    text = text[:-1]
                    continue
                wrong += [(start, what) for what in self.wrong_commands(text)]
                text = ""
        functions = set(re.findall(r"^function\((\w+)", CMAKE.read_text(), re.M))
        texts = prose + [(block.line + n, line) for block in blocks for n, line in enumerate(block.lines, 1)]
        for line, text in texts:
            for name in set(re.findall(r"\beclat_add_\w+", text)) - functions:
                wrong.append((line, f"there is no CMake function {name}"))
        joined = "\n".join(line for _, line in prose)
        numbers = [number for number, _ in prose]
        for match in re.finditer(r"`([^`]+)`", joined):
            code, line = match.group(1), numbers[joined.count("\n", 0, match.start())]
            wrong += [(line, what) for what in self.wrong_commands(code)]
            option = OPTION.match(code)
            if code.startswith("--") and option and option.group(1) not in self.all | OTHERS:
                wrong.append((line, f"no command of eclat has the option {option.group(1)}"))
        return wrong

    def wrong_commands(self, text):
        text = re.sub(r"\s#\s.*", "", text)
        text = re.sub(r"'[^']*'|\"[^\"]*\"", "X", text)
        for part in re.split(r"&&|\|\||[;|]| > ", text):
            match = re.match(r"\s*(?:-?\s*run:\s*|- |\$ |\w+=\S+ |timeout \S+ )*(eclat(?:\s.*)?)$", part)
            if match:
                what = self.wrong_in(match.group(1))
                if what:
                    yield what

    def missing_on(self, text):
        """Options that the page does not name."""
        named = set(OPTION.findall(text))
        return sorted(o for o in self.all - named if o.startswith("--") and o not in ("--help",))

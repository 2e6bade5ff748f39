"""A page of the documentation, as the parts that can be checked.

    ```console              commands behind `$ `, with what they print
    ```cpp file=stack.h     writes the file
    ```diff file=stack.h    changes it: what is marked - or not at all must stand there once
    ```cpp shows=stack.h    these lines must stand there
    ```sh, ```yaml, …       not run; options of eclat in them must exist
"""

import dataclasses
import re


@dataclasses.dataclass
class Block:
    line: int  # of the opening fence
    language: str
    attributes: dict
    lines: list


@dataclasses.dataclass
class Command:
    line: int
    text: str
    exit_code: int
    output: list  # lines as the page shows them


FENCE = re.compile(r"^(\s*)(```+)\s*(\S*)\s*(.*)$")


def read_blocks(text):
    """All fenced blocks, and the text outside of them as (line, text)."""
    blocks, prose, block, fence = [], [], None, ""
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if block is None and match:
            indent, fence, language, rest = match.groups()
            attributes = dict(word.split("=", 1) for word in rest.split() if "=" in word)
            block = Block(number, language, attributes, [])
        elif block is not None and line.strip() == fence:
            blocks.append(block)
            block = None
        elif block is not None:
            block.lines.append(line[len(indent):] if line.startswith(indent) else line)
        else:
            prose.append((number, line))
    if block is not None:
        raise ValueError(f"line {block.line}: this block is never closed")
    return blocks, prose


EXIT_CODE = re.compile(r"\s+# exit code (\d+)\s*$")


def read_commands(block):
    """The commands of a console block. `# exit code N` behind one says that it is not 0."""
    commands = []
    for offset, line in enumerate(block.lines, 1):
        if line.startswith("$ "):
            commands.append(Command(block.line + offset, line[2:], 0, []))
        elif commands and not commands[-1].output and commands[-1].text.endswith("\\"):
            commands[-1].text += "\n" + line
        elif commands:
            commands[-1].output.append(line)
        else:
            raise ValueError(f"line {block.line + offset}: a console block begins with a command behind '$ '")
    for command in commands:
        match = EXIT_CODE.search(command.text)
        if match:
            command.exit_code = int(match.group(1))
            command.text = command.text[: match.start()]
        while command.output and not command.output[-1].strip():
            command.output.pop()
    return commands

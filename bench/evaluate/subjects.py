"""The subjects of the evaluation, and their faulty versions.

A component is a folder under subjects/ with a component.json: its classes, files, suites, specification, and faults as edits of
its correct text. mutants.json beside it holds the mutants that mutants.py chose; versions/ the solutions of others."""
import json, pathlib, shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUBJECTS = ROOT / "subjects"


class Fault:
    """An edit. `line` and `column`: where `old` stands; without them it stands in the file once. `witness`: a program of legal calls
    that shows the fault, for one that generated inputs hardly reach."""

    def __init__(self, data):
        self.id, self.source, self.what = data["id"], data["from"], data["what"]
        self.file, self.old, self.new = data["file"], data["old"], data["new"]
        self.line, self.column, self.witness = data.get("line"), data.get("column"), data.get("witness")

    def apply(self, folder):
        path = folder / self.file
        text = path.read_bytes().decode()
        if self.line is None:
            if text.count(self.old) != 1:
                raise ValueError("%s: '%s' stands in %s %d times" % (self.id, self.old, self.file, text.count(self.old)))
            at = text.index(self.old)
        else:
            lines = text.split("\n")
            at = sum(len(line) + 1 for line in lines[:self.line - 1]) + self.column - 1
            if not text.startswith(self.old, at):
                raise ValueError("%s: %s:%d:%d is not '%s'; choose the mutants anew" %
                                 (self.id, self.file, self.line, self.column, self.old))
        path.write_bytes((text[:at] + self.new + text[at + len(self.old):]).encode())


class Version:
    """`source`: correct, papers, planted, mutants or independent. `faults` are applied together."""

    def __init__(self, component, name, source, faults=(), folder=None):
        self.component, self.name, self.source = component, name, source
        self.faults, self.folder = list(faults), folder


class Component:
    def __init__(self, folder):
        self.folder = folder
        self.name = str(folder.relative_to(SUBJECTS))
        data = json.loads((folder / "component.json").read_text())
        self.experiment, self.classes, self.functions = data["experiment"], data["classes"], data.get("functions", [])
        self.headers, self.sources, self.spec = data["headers"], data.get("sources", []), data["spec"]
        self.suites, self.includes, self.files = data["suites"], data.get("includes", []), data.get("files", {})
        self.listed = [Fault(f) for f in data.get("faults", [])]
        chosen = folder / "mutants.json"
        self.mutants = [Fault(f) for f in json.loads(chosen.read_text())] if chosen.exists() else []

    def versions(self):
        """All of them. The one that has every listed fault is the subject as the papers had theirs."""
        yield Version(self, "correct", "correct")
        if self.listed:
            yield Version(self, "all", self.listed[0].source, self.listed)
        if len(self.listed) > 1:
            for fault in self.listed:
                yield Version(self, fault.id, fault.source, [fault])
        for fault in self.mutants:
            yield Version(self, fault.id, "mutants", [fault])
        for folder in sorted((self.folder / "versions").glob("*")):
            yield Version(self, folder.name, "independent", [], folder)

    def stage(self, version, to):
        """Writes the files of a version there, beside what all subjects share."""
        shutil.rmtree(to, ignore_errors=True)
        where = to / self.name
        ignored = shutil.ignore_patterns("versions", "mutants.json", "component.json", ".eclat", "*.md")
        shutil.copytree(self.folder, where, ignore=ignored)
        shutil.copy(SUBJECTS / "check.h", to / "check.h")
        for name, origin in self.files.items():
            shutil.copy(self.folder / origin, where / name)
        if version.folder:
            shutil.rmtree(where / "solution")
            shutil.copytree(version.folder, where / "solution")
        for fault in version.faults:
            fault.apply(where)
        return where

    def sources_in(self, where):
        """Solutions of others have as many files as their authors liked."""
        if not (where / "solution").exists():
            return [where / s for s in self.sources]
        return sorted(f for i in self.includes for f in (where / i).glob("*.cpp"))

    def request(self, where, suite=None, files=()):
        """Options of `eclat run`, and flags of the compiler."""
        words = []
        for name in self.classes:
            words += ["--class", name]
        for name in self.functions:
            words += ["--function", name]
        for header in self.headers:
            words += ["--header", str(where / header)]
        for source in self.sources_in(where):
            words += ["--source", str(source)]
        for test in self.suites[suite] if suite else files:
            words += ["--tests", str(where / test)]
        words += ["--spec", str(where / self.spec)]
        return words, ["-std=c++17", "-I" + str(where)] + ["-I" + str(where / i) for i in self.includes]


def components(only=None):
    """All of them, or those whose name or experiment is among `only`."""
    found = [Component(f.parent) for f in sorted(SUBJECTS.rglob("component.json"))]
    return [c for c in found if not only or c.name in only or c.experiment in only]

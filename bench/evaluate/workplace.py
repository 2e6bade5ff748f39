"""Where the versions of a component are built and explored, one after another, in the same folders: what they share is compiled once."""
import argparse, concurrent.futures, json, os, pathlib, shutil, subprocess, sys, time

SECONDS = 900  # that one exploration may take
# They have many operations, and come first, so that no core is idle at the end.
LARGE = ("directions", "ratpoly", "util_mde", "sql", "json")


def file_name(*parts):
    return "--".join(parts).replace("/", "_").replace(" ", "-")


def result_of(out, component, version, suite):
    return out / "results" / (file_name(component.name, version.name, suite) + ".json")


class Workplace:
    def __init__(self, eclat, out, component, suite):
        self.eclat, self.component, self.suite = eclat, component, suite
        self.staged, self.work = (out / kind / file_name(component.name, suite) for kind in ("staged", "work"))
        self.shared = ["--quiet", "--format", "json", "-o", str(self.work / "report.out.json"), "--work-dir", str(self.work), "--jobs", "1",
                       "--timings", str(self.work / "timings.json"), "--no-prove"]

    def take(self, version):
        """Puts the files of a version there; it is built by the next run()."""
        self.where = self.component.stage(version, self.staged)
        self.work.mkdir(parents=True, exist_ok=True)
        self.request, self.flags = self.component.request(self.where, self.suite)

    def run(self, options):
        """Builds, observes and explores; the labels are judged by the specification. What went wrong, or nothing."""
        return self.call(["run"] + self.request + ["--true-labels"] + self.shared + options + ["--"] + self.flags)

    def explore(self, options):
        """The same of what the last run() has built."""
        return self.call(["explore"] + self.shared + options)

    def call(self, words):
        try:
            done = subprocess.run([self.eclat] + words, capture_output=True, text=True, timeout=SECONDS, cwd=self.where)
        except subprocess.TimeoutExpired:
            return "timed out"
        return "" if done.returncode in (0, 1, 5) else " ".join(done.stderr.strip().splitlines()[-3:]) or "exit %d" % done.returncode

    def read(self, name):
        return json.loads((self.work / name).read_text())

    def seconds(self, part):
        """Of a part alone, without those inside it."""
        return sum(p["seconds"] for p in self.read("timings.json")["parts"] if p["part"] == part)

    def leave(self):
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.rmtree(self.staged, ignore_errors=True)


def by_workplace(todo):
    """Groups (component, version, suite), the large ones first."""
    groups = {}
    for component, version, suite in todo:
        groups.setdefault((component.name, suite), []).append((component, version, suite))
    return sorted(groups.values(), key=lambda g: (g[0][0].name not in LARGE, -len(g)))


def arguments(doc, flags=()):
    """`flags`: those that a script has of its own."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eclat")
    parser.add_argument("out", type=pathlib.Path)
    for flag in ("--quick", *flags):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() + 1, help="one more than cores: who waits for what hangs uses none")
    a = parser.parse_args()
    a.eclat, a.out = str(pathlib.Path(a.eclat).resolve()), a.out.resolve()
    a.only = a.only.split(",") if a.only else None
    return a


def run_all(todo, a, run):
    """`run` does one version in its workplace and keeps the result in OUT/results/, where what is known is not done again."""
    begun, done = time.time(), 0

    def group(members):
        nonlocal done
        component, _, suite = members[0]
        place = Workplace(a.eclat, a.out, component, suite)
        for _, version, _ in members:
            result = result_of(a.out, component, version, suite)
            words = "known" if is_known(result) else keep(result, run(place, version))
            done += 1
            print("[%d of %d, %d s] %s: %s" % (done, len(todo), time.time() - begun, result.stem, words), file=sys.stderr, flush=True)
        place.leave()

    def is_known(result):
        """What went wrong is tried again: a run that was cut off may have left another in its way."""
        return result.exists() and not json.loads(result.read_text())["wrong"]

    def keep(result, data):
        result.parent.mkdir(parents=True, exist_ok=True)
        half = result.with_suffix(".half")
        half.write_text(json.dumps(data))
        half.rename(result)
        return data["wrong"] or "done"

    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        list(pool.map(group, by_workplace(todo)))

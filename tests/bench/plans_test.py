"""What the evaluation runs: which versions, how often, and with whom as the judge. Nothing is run for it."""
import pathlib, sys, unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench/evaluate"))
import pairs, run
from subjects import components

JUDGES = {("default", 1), ("exceptions", 1), ("combined", 1)}


def planned(component, version, quick=False, brief=False):
    plan, is_compared = run.Runner(quick, brief).plan(component, version)
    return [(configuration, seed) for configuration, _, seed in plan], is_compared


def everything():
    return [(c, v, s) for c in components() for v in c.versions() for s in c.suites]


def names(wanted):
    return [(c.name, v.name, s) for c, v, s in wanted]


class Evaluation(unittest.TestCase):
    def test_all_versions_are_wanted_unless_it_is_quick(self):
        self.assertEqual(names(run.wanted(False, None)), names(everything()))

    def test_the_quick_one_leaves_out_no_experiment(self):
        quick = list(run.wanted(True, None))
        self.assertLess(set(names(quick)), set(names(everything())))
        self.assertEqual({c.experiment for c, _, _ in quick}, {c.experiment for c in components()})

    def test_the_brief_one_has_each_judge_once_and_compares_nothing(self):
        for component, version, _ in everything():
            plan, is_compared = planned(component, version, brief=True)
            self.assertEqual((sorted(plan), bool(is_compared)), (sorted(JUDGES), False), component.name)

    def test_every_run_has_each_judge_and_nothing_twice(self):
        for component, version, _ in everything():
            plan, _ = planned(component, version)
            self.assertLessEqual(JUDGES, set(plan))
            self.assertEqual(len(plan), len(set(plan)))

    def test_seeds_tell_how_surely_a_single_fault_is_found(self):
        for component, version, _ in everything():
            if len(version.faults) == 1 and component.name not in run.SLOW:
                seeds = {seed for configuration, seed in planned(component, version)[0] if configuration == "default"}
                self.assertEqual(seeds, set(range(1, run.SEEDS + 1)), (component.name, version.name))

    def test_one_version_of_a_component_is_compared(self):
        for component in components():
            compared = [v.name for v in component.versions() if planned(component, v)[1]]
            faulty = component.listed or component.mutants
            self.assertEqual(len(compared), 1 if faulty and component.name not in run.SLOW else 0, (component.name, compared))


class Place:
    """Tells the faults that it was told to, instead of exploring. `is_whole`: inputs with that label show them, reports do not."""

    def __init__(self, component, faults_of, is_whole):
        self.component, self.faults_of, self.is_whole, self.asked = component, faults_of, is_whole, []

    def run(self, options):
        value = dict(zip(options[::2], options[1::2]))
        generator = next(g for g, o in pairs.GENERATORS.items() if " ".join(o) in " ".join(options))
        self.asked.append((generator, value["--judges"], int(value["--seed"])))
        return ""

    explore = run

    def read(self, name):
        found = [{"violation": v, "truth": "fault"} for v in self.faults_of(*self.asked[-1])]
        labelled = [{"violation": f["violation"], "asFault": 1} for f in found]
        truth = {"findings": [] if self.is_whole else found, "variants": [], "violations": labelled, "labels": [], "laws": []}
        return {"truth.json": truth, "report.out.json": {"stats": {"generated": 1}}}[name]


class Pairs(unittest.TestCase):
    def seeds(self, faults_of, version=1, is_whole=False):
        """Of the mix with both judges."""
        component = components(["bounded_stack"])[0]
        place = Place(component, faults_of, is_whole)
        pairs.Explorations(place, list(component.versions())[version]).all()
        return [seed for generator, judges, seed in place.asked if (generator, judges) == ("mixed", "combined")]

    def test_the_mix_has_three_seeds_where_it_finds_what_others_find(self):
        self.assertEqual(self.seeds(lambda *_: ["a crash"]), [1, 2, 3])

    def test_it_has_more_while_it_lacks_a_fault(self):
        for is_whole in (False, True):
            def found(generator, _, seed):
                return ["a crash"] if generator == "random" or seed == 5 else []
            self.assertEqual(self.seeds(found, is_whole=is_whole), [1, 2, 3, 4, 5])
        self.assertEqual(self.seeds(lambda generator, *_: ["a crash"] if generator == "random" else []), list(range(1, 11)))

    def test_a_correct_class_has_one(self):
        self.assertEqual(self.seeds(lambda *_: ["a crash"], version=0), [1])

    def test_every_component_is_there_with_a_fault_if_it_has_one(self):
        wanted = list(pairs.wanted(False, None))
        for component in components():
            versions = {v.name for c, v, _ in wanted if c.name == component.name}
            self.assertEqual(len(versions), 2 if component.listed or component.mutants else 1, (component.name, versions))


if __name__ == "__main__":
    unittest.main()

// Phrases, order between sequences and kinds of numbers as emitted C++, against the worker's evaluator.
#include "emit_probe.h"

namespace eclat {
namespace {

const std::vector<std::string> kPairs = {
    "v[] < w[]",
    "v[] <= w[]",
    "v[] > reals[]",
    "v[] <= {1, 2}",
    "v[] < {2, 3, 4}",
    "v[] >= {1, 1, 4}",
    "{0, 9, 0} <= v[]",
    "w[] > {-1, -1, -1}",
    "w[] <= {-1, 9, 9}",
    "large[] >= {0, 2}",
    "none[] < noNames[]",
    "none[] < none[]",
    "names[] < {\"y\", \"z\"}",
    "names[] > {\"y\", \"z\"}",
    "names[] < {1, 2}",
    "names[] <= v[]",
    "odd[] <= odd[]",
    "reals[] <= w[]",
    "v[] < next->v[]",
    "v[] <= self->v[]",
    "v[] < self->v[]",
    "names[] == {}",
    "names[] != v[]",
    "noNames[] == none[]",
    "noNames[] != none[]",
    "names[] == 1",
    "names[] != 1",
    "{next} < {self}",
    "(v[] < {1}) == flag",
    "v[] < {1} or v[] > w[]",
    "not v[] < w[]",
    "not v[] < {1}",
    "v[] in {{1, 2, 3}, {4}}",
    "v[] in {{4}, {}}",
};

const std::vector<std::string> kNumbers = {
    "power_of_two(a + 1)",
    "power_of_two(a)",
    "power_of_two(u)",
    "power_of_two(z)",
    "power_of_two(least)",
    "power_of_two(flag)",
    "power_of_two(color)",
    "power_of_two(size(v) - 3)",
    "power_of_two(next->a)",
    "power_of_two(big + 1)",
    "power_of_two(9223372036854775808)",
    "power_of_two(v[1])",
    "power_of_two(v[9])",
    "not power_of_two(a)",
    "power_of_two(a) == flag",
    "power_of_two(next->a) == flag",
    "power_of_two(max(v[]) + 1)",
    "is_nan(d)",
    "is_nan(bad)",
    "not is_nan(bad)",
    "is_nan(bad * 2)",
    "is_nan(sum(odd[]))",
    "is_nan(sum(reals[]))",
    "is_nan(sum(noReals[]))",
    "is_nan(odd[0])",
    "is_nan(odd[2])",
    "is_nan(d) ==> a == 8",
    "not is_nan(d) ==> a == 8",
};

const std::vector<std::string> kPhrases = {
    "v[] has no duplicates",
    "twice[] has no duplicates",
    "twice[1..2] has no duplicates",
    "none[] has no duplicates",
    "names[] has no duplicates",
    "{nan, nan} has no duplicates",
    "append(names[], \"x\") has no duplicates",
    "next->v[] has no duplicates",
    "{next, next} has no duplicates",
    "(twice[] has no duplicates) == flag",
    "not twice[] has no duplicates",
    "v[] is ascending",
    "twice[] is ascending",
    "{1, 1, 2} is ascending",
    "none[] is ascending",
    "names[] is ascending",
    "reverse(names[]) is ascending",
    "odd[] is ascending",
    "large[] is ascending",
    "without_first(none[]) is ascending",
    "v[] is descending",
    "reverse(v[]) is descending",
    "odd[] is descending",
    "large[] is descending",
    "v[] is subset of w[]",
    "twice[] is subset of v[]",
    "v[] is subset of twice[]",
    "none[] is subset of names[]",
    "names[] is subset of v[]",
    "large[] is subset of longs[]",
    "v[] is subset of reals[]",
    "odd[] is subset of odd[]",
    "next->v[] is subset of none[]",
    "v[] is permutation of reverse(w[])",
    "twice[] is permutation of {2, 2, 1}",
    "twice[] is permutation of {2, 1, 1}",
    "twice[] is permutation of {1, 2}",
    "none[] is permutation of noNames[]",
    "names[] is permutation of {\"y\", \"x\"}",
    "odd[] is permutation of odd[]",
    "odd[] is permutation of {0.5, 1.0}",
    "{0.5, 1.0} is permutation of odd[]",
    "v[] is permutation of {1.0, 3.0, 2.0}",
    "{2.0, 0.5, 4.0} is permutation of reals[]",
    "v[] is permutation of erase(v[], 3)",
};

const std::vector<std::string> kParts = {
    "s starts with \"ab\"",
    "s starts with \"b\"",
    "s starts with \"\"",
    "s starts with \"abcd\"",
    "s starts with s",
    "\"abcd\" starts with s",
    "s ends with \"bc\"",
    "s ends with \"ab\"",
    "s ends with \"zabc\"",
    "s contains \"b\"",
    "s contains \"ac\"",
    "s contains \"\"",
    "s contains \"a\\000\"",
    "\"\" contains s",
    "\"\" contains \"\"",
    "names[0] starts with \"x\"",
    "names[0] ends with \"y\"",
    "names[2] ends with \"y\"",
    "v[] starts with {1, 2}",
    "v[] starts with {2}",
    "v[] starts with w[]",
    "v[] starts with none[]",
    "v[] starts with noNames[]",
    "v[] starts with names[]",
    "none[] starts with v[]",
    "v[] ends with {2, 3}",
    "v[] ends with {1, 2}",
    "names[] ends with {\"y\"}",
    "v[] contains {2}",
    "v[] contains {1, 3}",
    "v[] contains none[]",
    "none[] contains none[]",
    "twice[] contains v[0..1]",
    "reals[] contains w[1..1]",
    "large[] contains {-1}",
    "next->v[] contains {1}",
    "v[] contains next->v[]",
    "(s contains \"b\") == flag",
    "s contains \"b\" ==> s starts with \"b\"",
    "next->v[] contains {1} ==> a == 8",
    "next->v[] contains {1} and a == 8",
};

TEST(EmitPhraseCode, OrderBetweenSequencesIsPairByPair) { probe::expectSameVerdicts(PointKind::Object, kPairs); }

TEST(EmitPhraseCode, KindsOfNumbersJudgeAsTheWorkerDoes) { probe::expectSameVerdicts(PointKind::Object, kNumbers); }

TEST(EmitPhraseCode, PhrasesOverElementsJudgeAsTheWorkerDoes) {
  probe::expectSameVerdicts(PointKind::Object, kPhrases);
}

TEST(EmitPhraseCode, PartsOfTextsAndSequencesJudgeAsTheWorkerDoes) {
  probe::expectSameVerdicts(PointKind::Object, kParts);
}

TEST(EmitPhraseCode, AFileCarriesOnlyTheFunctionsItCalls) {
  probe::Probe probe;
  std::string code = probe::emitChecks(probe, PointKind::Object, {"v[] has no duplicates"});
  EXPECT_NE(code.find("bool hasNoDuplicates("), std::string::npos);
  for (const char *other : {" isAscending(", " equal(", " sizeOf(", " sumOf(", " contains("})
    EXPECT_EQ(code.find(other), std::string::npos) << code;
}

}  // namespace
}  // namespace eclat

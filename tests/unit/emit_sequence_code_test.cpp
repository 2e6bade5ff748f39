// Sequences computed of others as emitted C++, against the worker's evaluator.
#include "emit_probe.h"

namespace eclat {
namespace {

const std::vector<std::string> kAggregates = {
    "sum(v[]) == 6",
    "sum(v[]) == 7",
    "sum(v[]) + 1 == 7",
    "sum(v[]) * big > 0",
    "sum(v[1..2]) == 5",
    "sum(none[]) == 0",
    "sum(none[]) == 1",
    "sum(w[]) == 6",
    "sum(w[]) != 6",
    "sum(large[]) == 0",
    "sum(longs[]) == 0",
    "sum(longs[1..2]) == -1",
    "sum(longs[1..2]) == -2",
    "sum({big, -5}) > 0",
    "sum({big, -5}) < 0",
    "sum({big, 5}) > 0",
    "sum(reals[]) == 6.5",
    "sum(reals[]) < 6",
    "sum(noReals[]) == 0",
    "sum(odd[]) == sum(odd[])",
    "sum(v[]) > u",
    "sum(w[]) == sum(v[])",
    "min(v[]) == 1",
    "min(v[]) == 2",
    "min(none[]) == 1",
    "max(none[]) == 1",
    "max(v[]) == 3",
    "max(v[]) < size(v)",
    "max(v[]) <= u",
    "max(large[]) == u",
    "max(large[]) == 1",
    "min(large[]) + 1 == 2",
    "max(large[]) + 1 == 2",
    "min(longs[]) == -2",
    "min(reals[]) == 0.5",
    "max(reals[]) < 4",
    "max(odd[]) == 0.5",
    "max(odd[1..1]) == 0.5",
    "min(noReals[]) == 0.5",
    "min(v[5..6]) == 0",
    "v[] <= max(v[])",
    "v[] < max(v[])",
    "none[] < max(none[])",
    "max(self->v[]) == 3",
    "max(self->v[]) == 4",
    "max(next->v[]) == 4",
    "sum(next->v[]) == 4",
    "max(next->v[]) == 4 or a == 7",
    "max(none[]) == 4 and a == 8",
    "not max(none[]) == 4",
};

const std::vector<std::string> kRearrangements = {
    "indices(v[]) == {0, 1, 2}",
    "indices(v[]) == {1, 2, 3}",
    "indices(names[]) < a",
    "indices(names[]) < 1",
    "indices(none[]) == {}",
    "indices(next->v[]) == {}",
    "v[] > indices(v[])",
    "v[] == indices(v[])",
    "reverse(v[]) == {3, 2, 1}",
    "reverse(v[]) == v[]",
    "reverse(w[]) == reverse(v[])",
    "reverse(names[]) == {\"y\", \"x\"}",
    "reverse(names[]) == {\"x\", \"y\"}",
    "reverse(reals[]) == {4.0, 2.0, 0.5}",
    "reverse(none[]) != {}",
    "without_first(v[]) == {2, 3}",
    "without_first(v[]) == {1, 2}",
    "without_first(none[]) == {}",
    "without_first(without_first(v[0..0])) == {}",
    "without_last(v[]) == {1, 2}",
    "without_last(v[]) == {2, 3}",
    "without_last(none[]) != {}",
    "without_last(self->v[]) == {1, 2}",
    "without_last(next->v[]) == {7}",
    "without_last(v[]) < without_first(v[])",
    "without_last(v[]) > without_first(v[])",
    "append(v[], 4) == {1, 2, 3, 4}",
    "append(v[], a) == {1, 2, 3, 4}",
    "append(none[], a) == {7}",
    "append(none[], flag) == {1}",
    "append(none[], color) == {0}",
    "append(w[], u) == {1}",
    "append(w[], 4) == append(v[], 4)",
    "append(names[], s) == {\"x\", \"y\", \"abc\"}",
    "append(names[], \"z\") == {\"x\", \"y\"}",
    "append(reals[], a) == {0.5, 2.0, 4.0, 7.0}",
    "append(reals[], d) == {0.5, 2.0, 4.0, 7.0}",
    "append(next->v[], 1) == {1}",
    "append(v[], next->a) == {1}",
    "prepend(v[], v[9]) == {1}",
    "insert(v[], 0, next->a) == {1}",
    "append(without_last(v[]), 3) == v[]",
    "sum(append(v[], big)) == 0",
    "prepend(v[], 0) == {0, 1, 2, 3}",
    "prepend(v[], 0) == {1, 2, 3, 0}",
    "size(prepend(v[], 0)) == 4",
    "prepend(names[], \"a\") == {\"a\", \"x\", \"y\"}",
    "insert(v[], 0, 5) == {5, 1, 2, 3}",
    "insert(v[], 1, 5) == {1, 5, 2, 3}",
    "insert(v[], 1, 5) == {5, 1, 2, 3}",
    "insert(v[], 3, 5) == {1, 2, 3, 5}",
    "insert(v[], 4, 5) == {1}",
    "insert(v[], -1, 5) == {1}",
    "insert(v[], u, 5) == {1}",
    "insert(v[], z, a) == {1}",
    "insert(v[], flag, a) == {1, 7, 2, 3}",
    "erase(v[], 0) == {2, 3}",
    "erase(v[], 2) == {2, 3}",
    "erase(v[], 3) == {}",
    "erase(v[], -1) == {}",
    "erase(v[], z) == without_first(v[])",
    "erase(none[], 0) == {}",
    "erase(v[], size(v) - 1) != without_last(v[])",
};

// touch() has set a to 8, put it behind v and dropped the first name.
const std::vector<std::string> kAfterTouch = {
    "v[] == append(orig(v[]), a)",
    "v[] == append(orig(v[]), orig(a))",
    "v[] == prepend(orig(v[]), a)",
    "v[] == insert(orig(v[]), 3, a)",
    "v[] == insert(orig(v[]), 2, a)",
    "v[] == orig(v[])",
    "orig(v[]) == without_last(v[])",
    "orig(v[]) == without_first(v[])",
    "names[] == without_first(orig(names[]))",
    "names[] == without_last(orig(names[]))",
    "names[] == erase(orig(names[]), 0)",
    "names[] == erase(orig(names[]), 2)",
    "v[] starts with orig(v[])",
    "orig(v[]) starts with v[]",
    "orig(v[]) is subset of v[]",
    "v[] is permutation of orig(v[])",
    "v[] >= orig(v[])",
    "w[] >= orig(v[])",
    "w[] > orig(v[])",
    "sum(v[]) == sum(orig(v[])) + a",
    "max(v[]) == max(orig(v[]))",
    "max(orig(none[])) == 1",
    "self->v[] == append(orig(self->v[]), 8)",
    "self->v[] == append(orig(self->v[]), 7)",
    "next->v[] == append(orig(next->v[]), 7)",
};

TEST(EmitSequenceCode, AggregatesJudgeAsTheWorkerDoes) { probe::expectSameVerdicts(PointKind::Object, kAggregates); }

TEST(EmitSequenceCode, RearrangedSequencesJudgeAsTheWorkerDoes) {
  probe::expectSameVerdicts(PointKind::Object, kRearrangements);
}

TEST(EmitSequenceCode, ValuesFromBeforeTheCallJudgeAsTheWorkerDoes) {
  probe::expectSameVerdicts(PointKind::Exit, kAfterTouch);
}

// A wrong guess at a type would make the whole file uncompilable; a comment costs one property.
TEST(EmitSequenceCode, WhatHasNoExactTypeInCppIsNotCheckedAndSaysWhy) {
  const std::pair<const char *, const char *> refused[] = {
      {"append(v[], s) == v[]",       "it puts a value into a sequence of another type"            },
      {"append(w[], a) == w[]",       "it puts a value into a sequence of another type"            },
      {"append(v[], u) == v[]",       "it puts a value into a sequence of another type"            },
      {"append(v[], d) == v[]",       "it puts a value into a sequence of another type"            },
      {"insert(v[], d, 1) == v[]",    "it takes something for a position that is no integer"       },
      {"erase(v[], s) == v[]",        "it takes something for a position that is no integer"       },
      {"v[s] == 1",                   "it takes something for a position that is no integer"       },
      {"reverse(s) == s",             "it takes something for a sequence that is none"             },
      {"a is ascending",              "it takes something for a sequence that is none"             },
      {"{next, self} is ascending",   "pointers have no order"                                     },
      {"sum(names[]) == 0",           "it takes something for a number that is none"               },
      {"max(names[]) == \"y\"",       "it takes something for a number that is none"               },
      {"s contains names[]",          "it compares the contents of values that have none in common"},
      {"s is permutation of \"cab\"", "it compares the contents of values that have none in common"},
      {"power_of_two(d)",             "only an integer is a power of two or not"                   },
      {"is_nan(a)",                   "only a floating-point number can be NaN"                    },
      {"v[] in {1, 2}",               "it looks for a sequence among single values"                },
      {"v[] starts with {{1}, {2}}",  "its list has sequences in it"                               },
  };
  probe::Probe probe;
  for (auto [statement, reason] : refused) {
    std::string code = probe::emitChecks(probe, PointKind::Object, {statement});
    EXPECT_NE(code.find(std::string("// Not checked, ") + reason + ": " + statement + "\n"), std::string::npos)
        << statement << code;
  }
}

}  // namespace
}  // namespace eclat

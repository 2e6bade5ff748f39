// Arithmetic over sequences, divisors, choices of two and the order of a dictionary as emitted C++, against the
// worker's evaluator.
#include "emit_probe.h"

namespace eclat {
namespace {

const std::vector<std::string> kElementwise = {
    "2 * v[] + 1 == {3, 5, 7}",
    "2 * v[] + 1 == {3, 5, 8}",
    "v[] - a == {-6, -5, -4}",
    "10 - v[] == {9, 8, 7}",
    "10 - v[] != {9, 8, 7}",
    "v[] * big > 0",
    "v[] * d == {0.5, 1.0, 1.5}",
    "longs[] + 1 > 0",
    "longs[] - 1 < 0",
    "w[] + 1 == {2, 3, 4}",
    "w[] + 1 == {2, 3, 5}",
    "large[] + 1 > 0",
    "large[] - 1 == {0}",
    "reals[] * 2 == {1.0, 4.0, 8.0}",
    "reals[] + 1 < 2",
    "v[] % 2 == {1, 0, 1}",
    "v[] % z > 0",
    "v[] % u > 0",
    "v[] + flag == {2, 3, 4}",
    "none[] + 1 == none[]",
    "none[] + 1 == v[]",
    "most[] + 1 > 1",
    "most[] + 1 > 2",
    "many[] + 1 > 5",
    "v[] + next->a == v[]",
    "next->v[] + 1 == v[]",
    "self->v[] + 1 == {2, 3, 4}",
    "sum(v[] + 1) == 9",
    "sum(v[] + 1) == 8",
    "v[] + 1 > v[]",
    "v[] + 1 <= v[]",
    "gcd(v[], 2) == {1, 2, 1}",
    "v[] != 0",
    "v[] <= a",
    "v[] < size(v)",
    "v[] is subset of {1, 2, 3, 4}",
    "v[] is subset of {1, 2}",
    "v[] == {1, 2, 3}",
    "v[] is subset of {Color::Red, Color::Green}",
    "names[] is subset of {\"x\", \"y\"}",
    "names[] is subset of {\"x\"}",
};

const std::vector<std::string> kOfTwo = {
    "gcd(12, a + 1) == 4",  "gcd(12, a) == 2",     "gcd(a, -14) == 7",
    "gcd(a, least) == 1",   "gcd(least, 0) == 0",  "gcd(least, least) > 0",
    "gcd(big, big) == big", "gcd(u, 2) == 1",      "gcd(z, a) == 7",
    "gcd(z, z) == 0",       "gcd(flag, a) == 1",   "gcd(next->a, a) == 1",
    "a == max({a, v[0]})",  "a == min({a, 3})",    "a == max({a, next->a})",
    "a == max({v[9], a})",  "d == min({d, 0.75})", "d == max({d, bad})",
    "bad == max({bad, d})", "u == max({u, z})",    "size(v) == min({a, size(v)})",
};

const std::vector<std::string> kOrder = {
    "v[] is subsequence of {1, 5, 2, 3}",
    "v[] is subsequence of {1, 3, 2}",
    "v[] is subsequence of w[]",
    "v[] is subsequence of reals[]",
    "twice[] is subsequence of v[]",
    "none[] is subsequence of v[]",
    "v[] is subsequence of none[]",
    "names[] is subsequence of {\"x\", \"z\", \"y\"}",
    "names[] is subsequence of v[]",
    "many[] is subsequence of v[]",
    "odd[] is subsequence of odd[]",
    "{self} is subsequence of {next, self}",
    "next->v[] is subsequence of v[]",
    "v[] comes before {1, 2, 4}",
    "v[] comes before {1, 2, 3, 0}",
    "v[] comes before {1, 2}",
    "v[] comes before v[]",
    "v[] does not come after v[]",
    "v[] does not come after w[]",
    "v[] does not come after {1, 1, 9}",
    "none[] comes before v[]",
    "v[] comes before none[]",
    "v[] does not come after none[]",
    "none[] does not come after none[]",
    "large[] comes before v[]",
    "v[] comes before large[]",
    "longs[] comes before large[]",
    "reals[] comes before w[]",
    "names[] comes before {\"x\", \"z\"}",
    "names[] does not come after {\"a\"}",
    "odd[] comes before odd[]",
    "odd[] does not come after odd[]",
    "many[] comes before others[]",
    "s comes before \"abd\"",
    "s comes before \"ab\"",
    "s comes before \"\\377\"",
    "s does not come after \"abc\"",
    "s does not come after \"abb\"",
    "\"abb\" comes before s",
    "s < \"abd\"",
    "s >= \"abd\"",
    "not v[] comes before {1, 2, 4}",
    "next->v[] comes before v[]",
};

TEST(EmitArithmeticCode, SequencesAreComputedWithElementByElement) {
  probe::expectSameVerdicts(PointKind::Object, kElementwise);
}

TEST(EmitArithmeticCode, WhatIsMadeOfTwoNumbers) { probe::expectSameVerdicts(PointKind::Object, kOfTwo); }

TEST(EmitArithmeticCode, OrderOfWholeSequencesAndTexts) { probe::expectSameVerdicts(PointKind::Object, kOrder); }

TEST(EmitArithmeticCode, WithWhatWasBeforeTheCall) {
  probe::expectSameVerdicts(PointKind::Exit, {
                                                 "v[] == orig(v[]) + 1",
                                                 "orig(v[]) + 1 == {2, 3, 4}",
                                                 "orig(v[]) is subsequence of v[]",
                                                 "v[] is subsequence of orig(v[])",
                                                 "names[] is subsequence of orig(names[])",
                                                 "orig(v[]) comes before v[]",
                                                 "v[] does not come after orig(v[])",
                                                 "a == max({a, orig(a)})",
                                                 "a == min({a, orig(a)})",
                                                 "gcd(a, orig(a)) == 1",
                                             });
}

TEST(EmitArithmeticCode, WhatHasNoOrderIsNotChecked) {
  probe::Probe probe;
  std::string code =
      probe::emitChecks(probe, PointKind::Object,
                        {"names[] comes before v[]", "gcd(d, 2) == 1", "v[] + w[] == v[]", "names[] + 1 == v[]"});
  for (const char *reason : {"elements of these kinds have no order", "only integers have a common divisor",
                             "it computes with two sequences", "it computes with something that is no number"})
    EXPECT_NE(code.find(reason), std::string::npos) << reason << " in\n" << code;
}

}  // namespace
}  // namespace eclat

// When a state need not be built on: it is spelled as a known one is, or the solver says that it is part of one.
#include "pipeline/explore/known_states.h"
#include "solve/region.h"
#include "solving.h"

namespace eclat {

namespace {

using sym::Op;
using sym::Term;
using testing::number;

class KnownStatesTest : public testing::SolveTest {
protected:
  // What an object is that holds these numbers of 32 bits, where the conditions hold.
  Region region(const std::vector<Term> &numbers, const std::vector<Term> &conditions) {
    std::vector<sym::Handle> values;
    for (Term value : numbers)
      values.push_back(sym::extended(value, 64, true).handle);
    SymbolicRun made = run();
    made.shapes = {7};
    for (sym::Handle value : values)
      made.marks.push_back(
          {.kind = sym::MarkKind::State, .value = 0, .step = 0, .node = value, .place = 0, .property = -1});
    std::vector<Wanted> path;
    for (Term condition : conditions)
      path.push_back({condition.handle, true});
    return regionsOf(made, path, Slicer(made)).front();
  }
  static Term below(Term x, Term y) { return sym::apply(Op::SLt, x, y); }

  bool covers(const Region &general, const Region &special) {
    return solver_->leaves(special, general) == Answer::None;
  }
};

TEST_F(KnownStatesTest, WhatIsSpelledAlikeIsTheSame) {
  Term x = literal(1), y = literal(2), z = literal(3);
  Region first = region({x}, {below(x, number(9))});
  EXPECT_EQ(keyOf(first), keyOf(region({y}, {below(y, number(9))})));
  EXPECT_EQ(keyOf(first), keyOf(region({y}, {below(z, number(5)), below(y, number(9))}))) << "z is no part of it";
  EXPECT_NE(keyOf(first), keyOf(region({y}, {below(y, number(8))})));
  EXPECT_NE(keyOf(region({x, y}, {})), keyOf(region({x, x}, {})));
  EXPECT_EQ(keyOf(region({x, y}, {below(x, y), below(x, number(4))})),
            keyOf(region({z, y}, {below(z, number(4)), below(z, y)})))
      << "whatever the order of conditions";
}

TEST_F(KnownStatesTest, ARegionCoversWhatItsConditionsFollowFrom) {
  Term x = literal(1), y = literal(2);
  Region wide = region({x}, {below(x, number(9))}), narrow = region({y}, {below(y, number(5))});
  EXPECT_TRUE(covers(wide, narrow));
  EXPECT_FALSE(covers(narrow, wide));
}

TEST_F(KnownStatesTest, ComputedNumbersArePartOfAnyNumber) {
  Term x = literal(1), y = literal(2);
  Term sum = sym::apply(Op::Add, y, number(7));
  EXPECT_TRUE(covers(region({x}, {}), region({sum}, {below(y, number(5))})));
  EXPECT_TRUE(covers(region({x}, {below(x, number(12))}), region({sum}, {below(y, number(5)), below(number(0), y)})));
  EXPECT_FALSE(covers(region({x}, {below(x, number(10))}), region({sum}, {below(y, number(5)), below(number(0), y)})));
}

TEST_F(KnownStatesTest, TwoNumbersThatMustDifferDoNotCoverTwoThatAreEqual) {
  Term x = literal(1), y = literal(2), z = literal(3);
  Region ordered = region({x, y}, {below(x, y)}), free = region({x, y}, {}), equal = region({z, z}, {});
  EXPECT_FALSE(covers(ordered, equal));
  EXPECT_TRUE(covers(free, equal));
  EXPECT_FALSE(covers(equal, free));
}

// Some literals are in no value: there has to be one of them for every state.
TEST_F(KnownStatesTest, OtherLiteralsMayBeWhateverTheyHaveToBe) {
  Term x = literal(1), y = literal(2), z = literal(3);
  EXPECT_TRUE(covers(region({x}, {below(x, y)}), region({z}, {below(z, number(100))})));
  EXPECT_FALSE(covers(region({x}, {below(x, y)}), region({z}, {}))) << "nothing is above the largest";
}

TEST_F(KnownStatesTest, EnumeratorsAreNotAllNumbers) {
  Term two = literal(1,
                     {
                         .bits = 32, .allowed = {1, 2}
  }),
       three = literal(1, {.bits = 32, .allowed = {1, 2, 3}});
  EXPECT_TRUE(covers(region({three}, {}), region({two}, {})));
  EXPECT_FALSE(covers(region({two}, {}), region({three}, {})));
}

TEST_F(KnownStatesTest, CountsWhatItTurnsDown) {
  Term x = literal(1), y = literal(2);
  KnownStates known;
  SymbolicFigures figures;
  EXPECT_TRUE(known.add(region({x}, {below(x, number(9))}), *solver_, figures));
  EXPECT_FALSE(known.add(region({y}, {below(y, number(9))}), *solver_, figures));
  EXPECT_FALSE(known.add(region({y}, {below(y, number(3))}), *solver_, figures));
  EXPECT_TRUE(known.add(region({y}, {}), *solver_, figures));
  EXPECT_EQ(figures.states, 4u);
  EXPECT_EQ(figures.same, 1u);
  EXPECT_EQ(figures.covered, 1u);
  Region other = region({x}, {});
  other.shape = 8;
  EXPECT_TRUE(known.add(other, *solver_, figures)) << "of another shape";
}

}  // namespace

}  // namespace eclat

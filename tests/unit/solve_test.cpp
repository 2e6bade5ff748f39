#include "solve/slice.h"
#include "solving.h"
#include "sym/fold.h"

#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <utility>

namespace eclat {

namespace {

using sym::Op;
using sym::Term;
using testing::number;
using testing::SolveTest;

// What an expression is for other literals, by the same rules that fold plain numbers.
std::uint64_t valueFor(const SymbolicRun &run, sym::Handle wanted, const Solution &solution) {
  std::vector<std::uint64_t> values(run.nodes.size());
  for (sym::Handle i = 1; i < run.nodes.size(); ++i) {
    const sym::Node &n = run.nodes[i];
    std::uint64_t a = values[n.a], b = values[n.b];
    unsigned from = run.nodes[n.a].width;
    switch (n.op) {
    case Op::Const: values[i] = n.k; break;
    case Op::Var: values[i] = solution.values.contains(n.k) ? solution.values.at(n.k) : n.value; break;
    case Op::Not: values[i] = !a; break;
    case Op::ZExt: values[i] = a; break;
    case Op::SExt: values[i] = static_cast<std::uint64_t>(sym::signedOf(a, from)) & sym::maskOf(n.width); break;
    case Op::Extract: values[i] = a >> n.k & sym::maskOf(n.width); break;
    case Op::Concat: values[i] = a << run.nodes[n.b].width | b; break;
    case Op::Ite: values[i] = a ? b : values[n.c]; break;
    default: values[i] = sym::foldBinary(n.op, from, a, b);
    }
  }
  return values[wanted];
}

TEST_F(SolveTest, AGuardFallsInOneQuery) {
  Term x = literal(5);
  Term isIt = sym::apply(Op::Eq, sym::apply(Op::SRem, sym::apply(Op::Mul, x, number(7)), number(1000)), number(421));
  Solution solution = solve({
      {isIt.handle, true}
  });
  ASSERT_EQ(solution.verdict, Answer::Found);
  auto found = static_cast<std::int32_t>(solution.values.at(0));
  EXPECT_EQ(static_cast<std::int32_t>(static_cast<std::uint32_t>(found) * 7u) % 1000, 421);
}

TEST_F(SolveTest, CountsItsSteps) {
  Term x = literal(5);
  EXPECT_EQ(solver_->steps(), 0u);
  Term square = sym::apply(Op::Eq, sym::apply(Op::Mul, x, x), number(1522756));
  solve({
      {square.handle, true}
  });
  std::uint64_t one = solver_->steps();
  EXPECT_GT(one, 10u);
  solve({
      {square.handle, true}
  });
  EXPECT_GT(solver_->steps(), one);
  EXPECT_LT(solver_->steps(), one * 10);
}

TEST_F(SolveTest, WhatCannotBeHasNoSolution) {
  Term x = literal(1);
  Term below = sym::apply(Op::SLt, x, number(3)), above = sym::apply(Op::SGt, x, number(3));
  EXPECT_EQ(solve({
                      {below.handle, true},
                      {above.handle, true}
  })
                .verdict,
            Answer::None);
}

// A hash of ten thousand turns: Z3 goes down its terms by recursion, and a stack has an end.
TEST_F(SolveTest, WhatIsTooDeepIsGivenUp) {
  Term x = literal(5), hash = x;
  for (int turn = 0; turn < 20'000; ++turn)
    hash = sym::apply(Op::Add, sym::apply(Op::Mul, hash, number(31)), x);
  Term isIt = sym::apply(Op::Eq, hash, number(712));
  EXPECT_EQ(solve({
                      {isIt.handle, true}
  })
                .verdict,
            Answer::Unknown);
}

// What the solver says of two literals that are these numbers.
class OverflowTest : public SolveTest {
protected:
  Answer answerFor(Op overflow, std::int32_t first, std::int32_t second) {
    sym::forgetExpressions();
    literals_.clear();
    Term x = literal(1), y = literal(1);
    return solve({
                     {sym::apply(Op::Eq,   x, number(first)).handle,  true},
                     {sym::apply(Op::Eq,   y, number(second)).handle, true},
                     {sym::apply(overflow, x, y).handle,              true}
    })
        .verdict;
  }
};

TEST_F(OverflowTest, ProductsOverflowAsTheyDoInTheProgram) {
  constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
  constexpr std::pair<std::int32_t, std::int32_t> kPairs[] = {
      {-2,     3     },
      {-6,     -18   },
      {6,      -3    },
      {46341,  46341 },
      {-46341, 46341 },
      {-65536, 32768 },
      {65536,  -32769},
      {kLeast, -1    },
      {kLeast, 1     },
      {0,      kLeast}
  };
  for (auto [first, second] : kPairs) {
    std::int32_t ignored = 0;
    bool overflows = __builtin_mul_overflow(first, second, &ignored);
    EXPECT_EQ(answerFor(Op::MulOverflows, first, second), overflows ? Answer::Found : Answer::None)
        << first << " * " << second;
  }
}

TEST_F(OverflowTest, SumsAndDifferencesOverflowAsTheyDoInTheProgram) {
  constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min(),
                         kMost = std::numeric_limits<std::int32_t>::max();
  constexpr std::int32_t kNumbers[] = {kLeast, kLeast + 1, -7, -1, 0, 1, 7, kMost - 1, kMost};
  for (Op op : {Op::AddOverflows, Op::SubOverflows})
    for (std::int32_t first : kNumbers)
      for (std::int32_t second : kNumbers) {
        std::int32_t ignored = 0;
        bool overflows = op == Op::AddOverflows ? __builtin_add_overflow(first, second, &ignored)
                                                : __builtin_sub_overflow(first, second, &ignored);
        EXPECT_EQ(answerFor(op, first, second), overflows ? Answer::Found : Answer::None)
            << first << (op == Op::AddOverflows ? " + " : " - ") << second;
      }
}

// The solver cannot find two factors in the time that it has, but one of them if the other one stays as it is. As an
// answer may serve other runs, it names both.
TEST_F(SolveTest, WhatIsTooHardIsSolvedForWithSomeLiteralsAsTheyAre) {
  constexpr std::int32_t kPrime = 2147483629, kOther = 2147483587;
  Term x = literal(kPrime), y = literal(5);
  literals_.back().step = 1;
  Term product = sym::apply(Op::Mul, sym::extended(x, 64, true), sym::extended(y, 64, true));
  Term isIt = sym::apply(Op::Eq, product, sym::plain(std::uint64_t{kPrime} * kOther, 64));
  Solution solution = solve({
      {isIt.handle, true},
      {sym::apply(Op::SGt, x, number(1000)).handle, true},
      {sym::apply(Op::SGt, y, number(1000)).handle, true}
  });
  ASSERT_EQ(solution.verdict, Answer::Found);
  ASSERT_TRUE(solution.values.contains(0));
  ASSERT_TRUE(solution.values.contains(8));
  EXPECT_EQ(solution.values.at(0), static_cast<std::uint64_t>(kPrime));
  EXPECT_EQ(solution.values.at(8), static_cast<std::uint64_t>(kOther));
}

TEST_F(SolveTest, EnumsKeepToTheirEnumerators) {
  Term x = literal(2, {
                          .bits = 32, .allowed = {2, 4, 9}
  });
  Term isOther = sym::apply(Op::Ne, x, number(2)), isSmall = sym::apply(Op::SLt, x, number(9));
  Solution solution = solve({
      {isOther.handle, true},
      {isSmall.handle, true}
  });
  ASSERT_EQ(solution.verdict, Answer::Found);
  EXPECT_EQ(solution.values.at(0), 4u);
}

TEST_F(SolveTest, FixedLiteralsStayAsTheyAre) {
  Term x = literal(1), y = literal(6, {.bits = 32, .isFixed = true});
  Term sum = sym::apply(Op::Eq, sym::apply(Op::Add, x, y), number(10));
  Solution solution = solve({
      {sum.handle, true}
  });
  ASSERT_EQ(solution.verdict, Answer::Found);
  EXPECT_EQ(solution.values.at(0), 4u);
  EXPECT_FALSE(solution.values.contains(8));
}

TEST_F(SolveTest, SlicesLeaveOutWhatHasNothingToDoWithTheGoal) {
  Term x = literal(1), y = literal(2), z = literal(3);
  Term ofX = sym::apply(Op::SLt, x, number(9)), ofBoth = sym::apply(Op::SLt, x, y),
       ofZ = sym::apply(Op::SLt, z, number(9)), goal = sym::apply(Op::SGt, y, number(4));
  SymbolicRun made = run();
  Slicer slicer(made);
  std::vector<Wanted> sliced = slicer.slice({
      {ofX.handle,    true},
      {ofZ.handle,    true},
      {ofBoth.handle, true},
      {goal.handle,   true}
  });
  EXPECT_EQ(sliced, (std::vector<Wanted>{
                        {ofX.handle,    true},
                        {ofBoth.handle, true},
                        {goal.handle,   true}
  }));
}

// Random expressions: what is predicted for the solved literals comes true when the expression is computed with them.
TEST_F(SolveTest, PredictionsOfRandomExpressionsComeTrue) {
  std::mt19937 random(11);
  auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  constexpr Op kOps[] = {
      Op::Add,       Op::Sub,          Op::Mul,           Op::UDiv,      Op::SDiv,     Op::URem,    Op::SRem,
      Op::Shl,       Op::LShr,         Op::AShr,          Op::And,       Op::Or,       Op::Xor,     Op::SMax,
      Op::UMin,      Op::USubSat,      Op::Abs,           Op::SMin,      Op::UMax,     Op::UAddSat, Op::RotateLeft,
      Op::CountOnes, Op::LeadingZeros, Op::TrailingZeros, Op::SwapBytes, Op::SCompare, Op::UCompare};
  constexpr Op kRelations[] = {
      Op::Eq,           Op::Ne,           Op::ULt,          Op::ULe,           Op::SLt,
      Op::SLe,          Op::UGt,          Op::UGe,          Op::SGt,           Op::SGe,
      Op::AddOverflows, Op::SubOverflows, Op::MulOverflows, Op::UAddOverflows, Op::USubOverflows};
  int found = 0, known = 0;
  for (int round = 0; round < 60; ++round) {
    sym::forgetExpressions();
    literals_.clear();
    std::vector<Term> terms = {literal(static_cast<std::int32_t>(random())),
                               literal(static_cast<std::int32_t>(below(50))),
                               number(static_cast<std::int32_t>(below(20)) - 5)};
    for (int i = 0; i < 4; ++i) {
      Op op = kOps[below(std::size(kOps))];
      terms.push_back(
          sym::apply(op, terms[below(terms.size())], sym::operandsOf(op) > 1 ? terms[below(terms.size())] : Term()));
    }
    Term narrow = sym::extended(sym::extracted(terms.back(), below(3) * 8, 8), 32, below(2));
    Term condition = sym::apply(kRelations[below(std::size(kRelations))], below(3) ? terms.back() : narrow,
                                terms[below(terms.size())]);
    if (condition.isPlain())
      continue;
    SymbolicRun made = run();
    EXPECT_EQ(valueFor(made, condition.handle, {}), condition.value);
    bool wanted = !condition.value;
    Solution solution = solver_->solve(made, {
                                                 {condition.handle, wanted}
    });
    known += solution.verdict != Answer::Unknown;
    if (solution.verdict != Answer::Found)
      continue;
    ++found;
    EXPECT_EQ(valueFor(made, condition.handle, solution), wanted) << "round " << round;
  }
  EXPECT_EQ(solver_->mistakes(), 0u);
  EXPECT_GT(found, 20);
  EXPECT_GT(known, 30);
}

// Numbers of 64 bits that are made of ints and chars are solved for in as few bits as they need: the answers must be
// those of 64 bits.
TEST_F(SolveTest, PredictionsOfWideExpressionsOfSmallNumbersComeTrue) {
  std::mt19937 random(5);
  auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  constexpr Op kOps[] = {Op::Add, Op::Sub, Op::Mul,  Op::UDiv, Op::SDiv, Op::URem, Op::SRem, Op::Shl,  Op::And,
                         Op::Or,  Op::Xor, Op::LShr, Op::AShr, Op::SMax, Op::Abs,  Op::Mul,  Op::SRem, Op::SDiv};
  constexpr Op kRelations[] = {Op::Eq,           Op::Ne,           Op::ULt,          Op::ULe,
                               Op::SLt,          Op::SLe,          Op::SGt,          Op::SGe,
                               Op::AddOverflows, Op::SubOverflows, Op::MulOverflows, Op::UMulOverflows};
  auto wide = [](std::int64_t n) { return sym::plain(static_cast<std::uint64_t>(n), 64); };
  int found = 0, refuted = 0;
  for (int round = 0; round < 150; ++round) {
    sym::forgetExpressions();
    literals_.clear();
    std::vector<Term> terms = {
        sym::extended(literal(static_cast<std::int32_t>(below(100))), 64, below(2)),
        sym::extended(sym::extracted(literal(static_cast<std::int32_t>(below(9))), 0, 8), 64, below(2)),
        wide(static_cast<std::int64_t>(below(1000)) - 100)};
    for (int i = 0; i < 3; ++i) {
      Op op = kOps[below(std::size(kOps))];
      Term a = terms[below(terms.size())], b = terms[below(terms.size())];
      bool isShift = op == Op::Shl || op == Op::LShr || op == Op::AShr;
      terms.push_back(sym::apply(op, a, sym::operandsOf(op) == 1 ? Term() : isShift ? wide(below(20)) : b));
    }
    Term condition = sym::apply(kRelations[below(std::size(kRelations))], terms.back(), terms[below(terms.size())]);
    if (condition.isPlain())
      continue;
    SymbolicRun made = run();
    bool wanted = !condition.value;
    Solution solution = solver_->solve(made, {
                                                 {condition.handle, wanted}
    });
    refuted += solution.verdict == Answer::None;
    for (int sample = 0; sample < 200 && solution.verdict == Answer::None; ++sample) {
      Solution by{Answer::Found, {}};
      for (const PlacedLiteral &literal : literals_)
        by.values[literal.offset] = static_cast<std::uint64_t>(static_cast<std::int64_t>(
            sample % 2 ? static_cast<std::int32_t>(random()) : static_cast<std::int32_t>(below(21)) - 10));
      EXPECT_NE(valueFor(made, condition.handle, by), wanted) << "round " << round;
    }
    found += solution.verdict == Answer::Found;
    if (solution.verdict == Answer::Found)
      EXPECT_EQ(valueFor(made, condition.handle, solution), wanted) << "round " << round;
  }
  EXPECT_EQ(solver_->mistakes(), 0u);
  EXPECT_GT(found, 40);
  EXPECT_GT(refuted, 10);
}

}  // namespace

}  // namespace eclat

#pragma once

#include "solve/solver.h"
#include "sym/expr.h"

#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace eclat::testing {

// Expressions over literals of 64 bits that stand for numbers of 32.
class SolveTest : public ::testing::Test {
protected:
  SolveTest() : trail_(std::make_unique<sym::Trail>()) {
    sym::useTrail(trail_.get());
    sym::forgetExpressions();
    auto loaded = loadSolver();
    if (loaded)
      solver_ = std::move(*loaded);
  }
  ~SolveTest() override { sym::useTrail(nullptr); }

  void SetUp() override {
    if (!solver_)
      GTEST_SKIP() << "Z3 is not installed";
  }

  sym::Term literal(std::int32_t value, Domain domain = {.bits = 32}) {
    std::uint64_t offset = 8 * literals_.size();
    literals_.push_back({.offset = offset, .domain = std::move(domain)});
    sym::Term whole = sym::variable(offset, 64, static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    return sym::extracted(whole, 0, 32);
  }

  SymbolicRun run() const {
    SymbolicRun out;
    out.nodes.assign(trail_->nodes, trail_->nodes + trail_->nodeCount);
    out.literals = literals_;
    return out;
  }

  Solution solve(const std::vector<Wanted> &wanted) { return solver_->solve(run(), wanted); }

  std::unique_ptr<sym::Trail> trail_;
  std::unique_ptr<Solver> solver_;
  std::vector<PlacedLiteral> literals_;
};

inline sym::Term number(std::int32_t n) { return sym::plain(static_cast<std::uint32_t>(n), 32); }

}  // namespace eclat::testing

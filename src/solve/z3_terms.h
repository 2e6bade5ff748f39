#pragma once

#include "solve/ranges.h"
#include "solve/solver.h"

#include <string>
#include <unordered_map>
#include <vector>
#include <z3++.h>

namespace eclat {

// Expressions of a run as terms of Z3. Conditions are booleans there, not numbers of one bit.
class Z3Terms {
public:
  // Literals are called by this name and their offset.
  Z3Terms(z3::context &z, const SymbolicRun &run, std::string name = "x");

  // From now on the literal is this, in the width of its domain.
  void bind(std::uint64_t offset, const z3::expr &value) { bound_.emplace(offset, value); }

  // From now on the literal is what it was in the run.
  void pin(std::uint64_t offset) { domains_.erase(offset); }

  // All that is needed for these; false if it is too large.
  bool translate(std::vector<sym::Handle> nodes);
  bool translate(const std::vector<Wanted> &all);

  z3::expr condition(const Wanted &wanted) const;
  z3::expr number(sym::Handle handle) const;

  // Of a literal that may change: what it may be, and, for texts, what is liked. `variable` may be what it is bound to.
  struct Literal {
    std::uint64_t offset;
    z3::expr variable;
    const Domain *domain;
    bool isBound;
  };
  const std::vector<Literal> &literals() const { return literals_; }
  // That it is one of those that its domain allows; nothing where all are.
  static void addDomain(z3::expr_vector &to, const Literal &literal);

  // What the circuits of these take besides the search, in steps of Z3, which does not count it.
  std::uint64_t work() const { return work_; }

private:
  z3::expr boolean(sym::Handle handle) const;
  const Domain *domainOf(const sym::Node &node) const;  // of a literal that may change
  z3::expr literal(const sym::Node &node);
  z3::expr lowBits(sym::Handle handle, unsigned bits) const;
  z3::expr inFewBits(sym::Handle handle);
  z3::expr comparison(const sym::Node &node) const;
  bool cannotOverflow(const sym::Node &node) const;
  z3::expr productOverflows(const z3::expr &a, const z3::expr &b);
  z3::expr overflow(const sym::Node &node);
  z3::expr oneBit(const sym::Node &node) const;
  z3::expr termOf(sym::Handle handle);

  z3::context &z_;
  const SymbolicRun &run_;
  std::string name_;
  std::unordered_map<std::uint64_t, const Domain *> domains_;
  std::unordered_map<std::uint64_t, z3::expr> bound_;
  std::unordered_map<sym::Handle, z3::expr> terms_;
  Ranges ranges_;
  std::uint64_t work_ = 0;
  std::vector<Literal> literals_;
};

}  // namespace eclat

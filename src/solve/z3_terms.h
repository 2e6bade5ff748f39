#pragma once

#include "solve/ranges.h"
#include "solve/solver.h"

#include <string>
#include <unordered_map>
#include <vector>
#include <z3++.h>

namespace eclat {

// Translates expressions of a run into terms of Z3. Conditions become booleans there, not numbers of one bit.
class Z3Terms {
public:
  // The variable of a literal is called by this name and the offset of the literal.
  Z3Terms(z3::context &z, const SymbolicRun &run, std::string name = "x");

  // Lets this term, in the width of the domain, stand for the literal from now on.
  void bind(std::uint64_t offset, const z3::expr &value) { bound_.emplace(offset, value); }

  // Lets the literal keep, from now on, the value that it had in the run.
  void pin(std::uint64_t offset) { domains_.erase(offset); }

  // Translates all that these expressions need; false if that is too large.
  bool translate(std::vector<sym::Handle> nodes);
  bool translate(const std::vector<Wanted> &all);

  z3::expr condition(const Wanted &wanted) const;
  z3::expr number(sym::Handle handle) const;

  // A literal that may change: its domain says which values it may take and, for texts, which are liked. `variable` may
  // be the term that the literal is bound to.
  struct Literal {
    std::uint64_t offset;
    z3::expr variable;
    const Domain *domain;
    bool isBound;
  };
  const std::vector<Literal> &literals() const { return literals_; }
  // Adds the condition that the literal is in its domain; adds nothing where all values are.
  static void addDomain(z3::expr_vector &to, const Literal &literal);

  // The work of building the circuits of these terms, in steps of Z3, which counts only the search.
  std::uint64_t work() const { return work_; }

private:
  z3::expr boolean(sym::Handle handle) const;
  bool noteDepths(const std::vector<sym::Handle> &needed);
  const Domain *domainOf(const sym::Node &node) const;  // null unless the node is a literal that may change
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
  std::vector<int> depths_;  // of the terms, by their nodes
  Ranges ranges_;
  std::uint64_t work_ = 0;
  std::vector<Literal> literals_;
};

}  // namespace eclat

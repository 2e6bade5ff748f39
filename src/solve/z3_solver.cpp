// The only file that includes Z3; built as a module of its own.
#include "solve/solver.h"

#include <algorithm>
#include <unordered_map>
#include <z3++.h>

namespace eclat {

namespace {

using sym::Op;

// Steps of Z3, not seconds: about 20 ms for the first attempt, about 300 ms for the second.
constexpr unsigned kFirstSteps = 20'000, kSecondSteps = 300'000;
constexpr int kQueriesPerContext = 300;  // a context keeps what was simplified in it
constexpr std::size_t kMostNodes = 60'000;

// Expressions of a run as terms of Z3. Conditions are booleans there, not numbers of one bit.
class Translator {
public:
  Translator(z3::context &z, const SymbolicRun &run) : z_(z), run_(run) {
    for (const PlacedLiteral &literal : run.literals)
      domains_[literal.offset] = &literal.domain;
  }

  // False if it is too large.
  bool translate(const std::vector<Wanted> &all) {
    std::vector<sym::Handle> stack, needed;
    std::vector<bool> isSeen(run_.nodes.size(), false);
    for (const Wanted &wanted : all)
      stack.push_back(wanted.node);
    while (!stack.empty()) {
      sym::Handle handle = stack.back();
      stack.pop_back();
      if (handle == 0 || isSeen[handle])
        continue;
      isSeen[handle] = true;
      needed.push_back(handle);
      if (needed.size() > kMostNodes)
        return false;
      const sym::Node &node = run_.nodes[handle];
      for (sym::Handle operand : {node.a, node.b, node.c})
        stack.push_back(operand);
    }
    std::ranges::sort(needed);  // operands first
    for (sym::Handle handle : needed)
      terms_.emplace(handle, termOf(run_.nodes[handle]));
    return true;
  }

  z3::expr condition(const Wanted &wanted) const {
    z3::expr e = boolean(wanted.node);
    return wanted.value ? e : !e;
  }

  // Of a literal: what it may be, and, for texts, what is liked.
  struct Literal {
    std::uint64_t offset;
    z3::expr variable;
    const Domain *domain;
  };
  const std::vector<Literal> &literals() const { return literals_; }

private:
  z3::expr number(sym::Handle handle) const {
    const z3::expr &e = terms_.at(handle);
    return e.is_bool() ? z3::ite(e, z_.bv_val(1, 1), z_.bv_val(0, 1)) : e;
  }
  z3::expr boolean(sym::Handle handle) const {
    const z3::expr &e = terms_.at(handle);
    return e.is_bool() ? e : e == z_.bv_val(1, 1);
  }

  z3::expr literal(const sym::Node &node) {
    auto it = domains_.find(node.k);
    if (it == domains_.end() || it->second->isFixed)
      return z_.bv_val(static_cast<std::uint64_t>(node.value), node.width);
    const Domain &domain = *it->second;
    unsigned bits = std::min<unsigned>(domain.bits, node.width);
    z3::expr variable = z_.bv_const(("x" + std::to_string(node.k)).c_str(), bits);
    literals_.push_back({node.k, variable, &domain});
    unsigned more = node.width - bits;
    return more == 0 ? variable : domain.isSigned ? z3::sext(variable, more) : z3::zext(variable, more);
  }

  z3::expr overflow(const sym::Node &node) const {
    z3::expr a = number(node.a), b = number(node.b);
    switch (node.op) {
    case Op::AddOverflows: return !(z3::bvadd_no_overflow(a, b, true) && z3::bvadd_no_underflow(a, b));
    case Op::SubOverflows: return !(z3::bvsub_no_overflow(a, b) && z3::bvsub_no_underflow(a, b, true));
    case Op::MulOverflows: return !(z3::bvmul_no_overflow(a, b, true) && z3::bvmul_no_underflow(a, b));
    default: return !z3::bvmul_no_overflow(a, b, false);
    }
  }

  z3::expr oneBit(const sym::Node &node) const {
    switch (node.op) {
    case Op::And: return boolean(node.a) && boolean(node.b);
    case Op::Or: return boolean(node.a) || boolean(node.b);
    case Op::Xor: return boolean(node.a) != boolean(node.b);
    default: return z3::ite(boolean(node.a), boolean(node.b), boolean(node.c));
    }
  }

  z3::expr termOf(const sym::Node &node) {
    bool isLogical = node.op == Op::And || node.op == Op::Or || node.op == Op::Xor || node.op == Op::Ite;
    if (node.width == 1 && isLogical)
      return oneBit(node);
    auto a = [&] { return number(node.a); };
    auto b = [&] { return number(node.b); };
    switch (node.op) {
    case Op::Const: return z_.bv_val(static_cast<std::uint64_t>(node.k), node.width);
    case Op::Var: return literal(node);
    case Op::Add: return a() + b();
    case Op::Sub: return a() - b();
    case Op::Mul: return a() * b();
    case Op::UDiv: return z3::udiv(a(), b());
    case Op::SDiv: return a() / b();
    case Op::URem: return z3::urem(a(), b());
    case Op::SRem: return z3::srem(a(), b());
    case Op::Shl: return z3::shl(a(), b());
    case Op::LShr: return z3::lshr(a(), b());
    case Op::AShr: return z3::ashr(a(), b());
    case Op::And: return a() & b();
    case Op::Or: return a() | b();
    case Op::Xor: return a() ^ b();
    case Op::Eq: return run_.nodes[node.a].width == 1 ? boolean(node.a) == boolean(node.b) : a() == b();
    case Op::ULt: return z3::ult(a(), b());
    case Op::ULe: return z3::ule(a(), b());
    case Op::SLt: return z3::slt(a(), b());
    case Op::SLe: return z3::sle(a(), b());
    case Op::Not: return !boolean(node.a);
    case Op::ZExt: return z3::zext(a(), node.width - run_.nodes[node.a].width);
    case Op::SExt: return z3::sext(a(), node.width - run_.nodes[node.a].width);
    case Op::Extract: return a().extract(static_cast<unsigned>(node.k) + node.width - 1, static_cast<unsigned>(node.k));
    case Op::Concat: return z3::concat(a(), b());
    case Op::Ite: return z3::ite(boolean(node.a), b(), number(node.c));
    default: return overflow(node);
    }
  }

  z3::context &z_;
  const SymbolicRun &run_;
  std::unordered_map<std::uint64_t, const Domain *> domains_;
  std::unordered_map<sym::Handle, z3::expr> terms_;
  std::vector<Literal> literals_;
};

class Z3Solver : public Solver {
public:
  Solution solve(const SymbolicRun &run, const std::vector<Wanted> &all) override {
    try {
      return solveOrThrow(run, all);
    } catch (const z3::exception &) {
      context_.reset();
      return {};
    }
  }

private:
  Solution solveOrThrow(const SymbolicRun &run, const std::vector<Wanted> &all) {
    if (!context_ || ++queries_ % kQueriesPerContext == 0)
      context_ = std::make_unique<z3::context>();
    z3::context &z = *context_;
    Translator translator(z, run);
    if (!translator.translate(all))
      return {};
    z3::expr_vector asked(z), liked(z);
    for (const Wanted &wanted : all)
      asked.push_back(translator.condition(wanted));
    for (const Translator::Literal &literal : translator.literals()) {
      addDomain(asked, literal);
      if (literal.domain->isText)
        liked.push_back(z3::uge(literal.variable, z.bv_val(' ', 8)) && z3::ule(literal.variable, z.bv_val('~', 8)));
    }
    // Texts that people can read, if there are any.
    if (!liked.empty()) {
      z3::expr_vector both(z);
      for (const z3::expr &e : asked)
        both.push_back(e);
      for (const z3::expr &e : liked)
        both.push_back(e);
      if (Solution readable = solveIn(z, both, translator); readable.verdict != Answer::None)
        return readable;
    }
    return solveIn(z, asked, translator);
  }

  static void addDomain(z3::expr_vector &to, const Translator::Literal &literal) {
    if (literal.domain->allowed.empty())
      return;
    z3::expr_vector any(to.ctx());
    unsigned bits = literal.variable.get_sort().bv_size();
    std::uint64_t mask = bits >= 64 ? ~0ull : (1ull << bits) - 1;
    for (std::int64_t value : literal.domain->allowed)
      any.push_back(literal.variable == to.ctx().bv_val(static_cast<std::uint64_t>(value) & mask, bits));
    to.push_back(z3::mk_or(any));
  }

  static Solution solveIn(z3::context &z, const z3::expr_vector &all, const Translator &translator) {
    z3::solver quick(z, z3::solver::simple());
    Solution first = check(quick, all, kFirstSteps, translator);
    if (first.verdict != Answer::Unknown)
      return first;
    z3::tactic steps = z3::tactic(z, "simplify") & z3::tactic(z, "propagate-values") & z3::tactic(z, "solve-eqs") &
                       z3::tactic(z, "elim-uncnstr") & z3::tactic(z, "simplify") & z3::tactic(z, "bit-blast") &
                       z3::tactic(z, "sat");
    z3::solver thorough = steps.mk_solver();
    return check(thorough, all, kSecondSteps, translator);
  }

  static Solution check(z3::solver &solver, const z3::expr_vector &all, unsigned steps, const Translator &translator) {
    z3::params limits(solver.ctx());
    limits.set("rlimit", steps);
    solver.set(limits);
    for (const z3::expr &e : all)
      solver.add(e);
    z3::check_result result = solver.check();
    if (result != z3::sat)
      return {result == z3::unsat ? Answer::None : Answer::Unknown, {}};
    Solution out{Answer::Found, {}};
    z3::model model = solver.get_model();
    for (const Translator::Literal &literal : translator.literals()) {
      std::uint64_t value = model.eval(literal.variable, true).get_numeral_uint64();
      unsigned bits = literal.variable.get_sort().bv_size();
      bool isNegative = literal.domain->isSigned && bits < 64 && (value >> (bits - 1) & 1);
      out.values[literal.offset] = isNegative ? value | ~0ull << bits : value;
    }
    return out;
  }

  std::unique_ptr<z3::context> context_;
  int queries_ = 0;
};

}  // namespace

}  // namespace eclat

extern "C" __attribute__((visibility("default"))) eclat::Solver *eclat_make_solver() { return new eclat::Z3Solver; }

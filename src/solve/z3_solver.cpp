// With z3_terms the only files that include Z3; built as a module of their own.
#include "solve/holds.h"
#include "solve/solver.h"
#include "solve/z3_terms.h"

#include <algorithm>
#include <map>
#include <set>

namespace eclat {

namespace {

// Steps of Z3, not seconds: about 20 ms for the first attempt, about 100 ms for the second, which is made of others. Of
// what is found at all, 19 in 20 is found in 9,000 steps of the first kind (docs/evaluation/symbolic.md).
constexpr unsigned kFirstSteps = 9'000, kSecondSteps = 300'000, kCoverSteps = 50'000;
// A component whose conditions are hard has many that are: after so many that were given up half as long is taken for
// each, after twice as many half of that, down to a thirty-second.
constexpr unsigned kPatience = 8, kMostHalvings = 5;
constexpr unsigned kOfOtherKind = 8;     // so many of the second attempt take as long as one of the first
constexpr int kQueriesPerContext = 300;  // a context keeps what was simplified in it

unsigned patient(unsigned steps, unsigned givenUp) { return steps >> std::min(kMostHalvings, givenUp / kPatience); }

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

  Answer leaves(const Region &special, const Region &general) override {
    try {
      return leavesOrThrow(special, general);
    } catch (const z3::exception &) {
      context_.reset();
      return Answer::Unknown;
    }
  }

  std::uint64_t steps() const override { return steps_; }
  std::uint64_t mistakes() const override { return mistakes_; }

private:
  z3::context &context() {
    if (!context_ || ++queries_ % kQueriesPerContext == 0) {
      context_ = std::make_unique<z3::context>();
      stepsOfContext_ = 0;
    }
    return *context_;
  }

  // What is too hard with all literals is tried with some of them as they are: those of the calls before, then those of
  // the last call. A product of two unknowns is hard where that of one and a plain number is not.
  Solution solveOrThrow(const SymbolicRun &run, const std::vector<Wanted> &all) {
    Literals free;
    Solution solution = attempt(run, all, {}, &Z3Solver::solveQuickly, &free);
    if (solution.verdict != Answer::Unknown || free.empty())
      return solution;
    for (const Literals &pinned : isPinningIdle() ? std::vector<Literals>() : halvesOf(free, run)) {
      ++pinned_;
      if (Solution part = attempt(run, all, pinned, &Z3Solver::solveQuickly); part.verdict == Answer::Found) {
        ++foundPinned_;
        // The answer may serve other runs, in which they are something else.
        for (const sym::Node &node : run.nodes)
          if (node.op == sym::Op::Var && pinned.contains(node.k))
            part.values[node.k] = node.value;
        return part;
      }
    }
    solution = attempt(run, all, {}, &Z3Solver::solveThoroughly);
    givenUp_ += solution.verdict == Answer::Unknown;
    return solution;
  }

  using Literals = std::set<std::uint64_t>;  // by offset
  using Way = Solution (Z3Solver::*)(z3::context &, const z3::expr_vector &, const Z3Terms &);

  // Where it hardly ever helped there mostly is nothing to be found.
  bool isPinningIdle() const { return pinned_ >= 2 * kPatience && foundPinned_ * kPatience < pinned_; }

  // Those of the calls before the last one that matters, and those of that; within one call its last literal and the
  // rest.
  static std::vector<Literals> halvesOf(const Literals &free, const SymbolicRun &run) {
    int last = 0;
    bool isOneCall = true;
    std::map<std::uint64_t, int> steps;
    for (const PlacedLiteral &literal : run.literals)
      if (free.contains(literal.offset))
        steps[literal.offset] = literal.step;
    for (const auto &[offset, step] : steps) {
      isOneCall = isOneCall && step == steps.begin()->second;
      last = std::max(last, step);
    }
    std::vector<Literals> halves(2);
    for (const auto &[offset, step] : steps)
      halves[isOneCall ? offset == *free.rbegin() : step == last].insert(offset);
    std::erase_if(halves, [](const Literals &half) { return half.empty(); });
    return halves.size() == 2 ? halves : std::vector<Literals>();
  }

  Solution attempt(const SymbolicRun &run, const std::vector<Wanted> &all, const Literals &pinned, Way way,
                   Literals *free = nullptr) {
    z3::context &z = context();
    Z3Terms terms(z, run);
    for (std::uint64_t offset : pinned)
      terms.pin(offset);
    if (!terms.translate(all))
      return {};
    z3::expr_vector asked(z), liked(z);
    for (const Wanted &wanted : all)
      asked.push_back(terms.condition(wanted));
    for (const Z3Terms::Literal &literal : terms.literals()) {
      Z3Terms::addDomain(asked, literal);
      if (free)
        free->insert(literal.offset);
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
      if (Solution readable = (this->*way)(z, both, terms); readable.verdict != Answer::None)
        return checked(std::move(readable), run, all);
    }
    return checked((this->*way)(z, asked, terms), run, all);
  }

  Solution checked(Solution solution, const SymbolicRun &run, const std::vector<Wanted> &all) {
    if (solution.verdict != Answer::Found || holds(run, all, solution))
      return solution;
    ++mistakes_;
    return {};
  }

  Answer leavesOrThrow(const Region &special, const Region &general) {
    z3::context &z = context();
    Z3Terms inner(z, special.run, "x"), outer(z, general.run, "y");
    std::vector<sym::Handle> nodes = special.values;
    for (const Wanted &wanted : special.path)
      nodes.push_back(wanted.node);
    if (!inner.translate(nodes))
      return Answer::Unknown;
    bindTo(outer, general, [&](std::size_t i) { return inner.number(special.values[i]); });
    nodes = general.values;
    for (const Wanted &wanted : general.path)
      nodes.push_back(wanted.node);
    if (!outer.translate(nodes))
      return Answer::Unknown;
    if (isOutsideAsItIs(z, special, general))
      return Answer::Found;
    z3::expr_vector inside(z), outside(z), free(z);
    for (const Wanted &wanted : special.path)
      inside.push_back(inner.condition(wanted));
    for (const Z3Terms::Literal &literal : inner.literals())
      Z3Terms::addDomain(inside, literal);
    for (const Wanted &wanted : general.path)
      outside.push_back(outer.condition(wanted));
    for (const Z3Terms::Literal &literal : outer.literals()) {
      Z3Terms::addDomain(outside, literal);
      if (!literal.isBound)
        free.push_back(literal.variable);
    }
    for (std::size_t i = 0; i < special.values.size(); ++i)
      outside.push_back(inner.number(special.values[i]) == outer.number(general.values[i]));
    z3::expr isOut = !z3::mk_and(outside);
    inside.push_back(free.empty() ? isOut : z3::forall(free, isOut));
    z3::solver solver = free.empty() ? z3::solver(z, z3::solver::simple()) : z3::tactic(z, "ufbv").mk_solver();
    Answer answer = check(solver, inside, patient(kCoverSteps, notCompared_), inner).verdict;
    notCompared_ += answer == Answer::Unknown;
    return answer;
  }

  // The state that the run of the one ended in, which needs no search where no other literals are in the way.
  static bool isOutsideAsItIs(z3::context &z, const Region &special, const Region &general) {
    Z3Terms terms(z, general.run, "z");
    auto valueOf = [&](std::size_t i) {
      const sym::Node &node = special.run.nodes[special.values[i]];
      return z.bv_val(static_cast<std::uint64_t>(node.value), node.width);
    };
    bindTo(terms, general, valueOf);
    std::vector<sym::Handle> nodes = general.values;
    for (const Wanted &wanted : general.path)
      nodes.push_back(wanted.node);
    if (!terms.translate(nodes))
      return false;
    z3::expr_vector all(z);
    for (const Wanted &wanted : general.path)
      all.push_back(terms.condition(wanted));
    for (std::size_t i = 0; i < general.values.size(); ++i)
      all.push_back(terms.number(general.values[i]) == valueOf(i));
    return z3::mk_and(all).simplify().is_false();
  }

  // A literal that a state of the one is, is what that state is in the other: any choice of literals proves that the
  // state is one of its own, and this is the choice that can.
  template <class ValueOf> static void bindTo(Z3Terms &outer, const Region &general, ValueOf valueOf) {
    std::map<std::uint64_t, const Domain *> domains;
    for (const PlacedLiteral &literal : general.run.literals)
      if (!literal.domain.isFixed)
        domains[literal.offset] = &literal.domain;
    for (std::size_t i = 0; i < general.values.size(); ++i) {
      const std::vector<sym::Node> &nodes = general.run.nodes;
      sym::Handle handle = general.values[i];
      unsigned least = nodes[handle].width;
      while (nodes[handle].op == sym::Op::SExt || nodes[handle].op == sym::Op::ZExt ||
             (nodes[handle].op == sym::Op::Extract && nodes[handle].k == 0)) {
        least = std::min<unsigned>(least, nodes[handle].width);
        handle = nodes[handle].a;
      }
      auto domain = nodes[handle].op == sym::Op::Var ? domains.find(nodes[handle].k) : domains.end();
      if (domain == domains.end())
        continue;
      unsigned bits = std::min<unsigned>(domain->second->bits, nodes[handle].width);
      if (bits <= least)
        outer.bind(nodes[handle].k, valueOf(i).extract(bits - 1, 0));
    }
  }

  Solution solveQuickly(z3::context &z, const z3::expr_vector &all, const Z3Terms &terms) {
    z3::solver solver(z, z3::solver::simple());
    return check(solver, all, kFirstSteps, terms);
  }

  Solution solveThoroughly(z3::context &z, const z3::expr_vector &all, const Z3Terms &terms) {
    z3::tactic steps = z3::tactic(z, "simplify") & z3::tactic(z, "propagate-values") & z3::tactic(z, "solve-eqs") &
                       z3::tactic(z, "elim-uncnstr") & z3::tactic(z, "simplify") & z3::tactic(z, "bit-blast") &
                       z3::tactic(z, "sat");
    z3::solver solver = steps.mk_solver();
    return check(solver, all, patient(kSecondSteps, givenUp_), terms, kOfOtherKind);
  }

  // The figure is that of the context, since it was made.
  void countSteps(const z3::stats &figures, unsigned perStep) {
    for (unsigned i = 0; i < figures.size(); ++i)
      if (figures.is_uint(i) && figures.key(i) == "rlimit count") {
        std::uint64_t now = figures.uint_value(i);
        steps_ += now > stepsOfContext_ ? (now - stepsOfContext_) / perStep : 0;
        stepsOfContext_ = now;
      }
  }

  Solution check(z3::solver &solver, const z3::expr_vector &all, unsigned steps, const Z3Terms &terms,
                 unsigned perStep = 1) {
    z3::params limits(solver.ctx());
    limits.set("rlimit", steps);
    solver.set(limits);
    for (const z3::expr &e : all)
      solver.add(e);
    z3::check_result result = solver.check();
    countSteps(solver.statistics(), perStep);
    if (result == z3::unknown)
      steps_ += terms.work();
    if (result != z3::sat)
      return {result == z3::unsat ? Answer::None : Answer::Unknown, {}};
    Solution out{Answer::Found, {}};
    z3::model model = solver.get_model();
    for (const Z3Terms::Literal &literal : terms.literals()) {
      std::uint64_t value = model.eval(literal.variable, true).get_numeral_uint64();
      unsigned bits = literal.variable.get_sort().bv_size();
      bool isNegative = literal.domain->isSigned && bits < 64 && (value >> (bits - 1) & 1);
      out.values[literal.offset] = isNegative ? value | ~0ull << bits : value;
    }
    return out;
  }

  std::unique_ptr<z3::context> context_;
  int queries_ = 0;
  unsigned givenUp_ = 0, notCompared_ = 0, pinned_ = 0, foundPinned_ = 0;
  std::uint64_t steps_ = 0, stepsOfContext_ = 0, mistakes_ = 0;
};

}  // namespace

}  // namespace eclat

extern "C" __attribute__((visibility("default"))) eclat::Solver *eclat_make_solver() { return new eclat::Z3Solver; }

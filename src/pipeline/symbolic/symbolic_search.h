#pragma once

#include "execute/symbolic_worker.h"
#include "flow/component.h"
#include "flow/input.h"
#include "flow/outcome.h"
#include "flow/symbolic_figures.h"
#include "flow/symbolic_run.h"
#include "pipeline/explore/known_states.h"
#include "solve/slice.h"
#include "solve/solver.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace eclat {

// in:  inputs that did well, made by the ordinary strategies; or sequences, in which only the calls count
// out: inputs with the same calls and other literals: those that break a property at the exit of the tested call while
//      all at its entry hold, those that run into undefined behaviour, those that take another path
// why: chance does not find one number among 2^32 (this is SymGen of the Symclat study, with concrete values for the
//      first run)
// not here: labels. Each input that is made here is run in the ordinary flavour like every other; if it does not do
//           there what was predicted, that is counted
class SymbolicSearch {
public:
  // `share`: percent of the inputs that this source is to make.
  SymbolicSearch(const Component &component, std::unique_ptr<SymbolicWorker> worker, std::unique_ptr<Solver> solver,
                 int share)
      : worker_(std::move(worker)), solver_(std::move(solver)), operations_(component.operations.size()),
        share_(share) {}

  // Lets the solver take a further part of all steps that the run has for it. Steps that were not used stay.
  void grant(double part);

  // Offers an input that did well: its literals can be solved for.
  void offer(const Input &input, bool isNew);
  // Makes up to `count` new inputs; fewer if nothing is left to try.
  std::vector<Input> generate(std::size_t count);
  // Returns the sequence itself and one input for every path of its last call that the limits leave room for.
  std::vector<Input> pathsOf(const Input &sequence);
  // Says whether an input that pathsOf made, and that did well, led to a state that was not known; from now on it is
  // known.
  bool leadsOn(const Input &input);
  // Notes what an input did in the ordinary flavour.
  void settle(const Input &input, const Outcome &outcome);
  // Says in words behind "to" why the input was made; empty if it was not made here.
  std::string purposeOf(const Input &input) const;
  SymbolicFigures &figures() { return figures_; }

private:
  // The condition that an input was solved for.
  struct Goal {
    sym::MarkKind kind = sym::MarkKind::Branch;
    std::int32_t property = -1;
    std::uint32_t place = 0;
  };
  // An input to run and follow. Only marks of its path from `bound` on are turned around, as its parent has tried those
  // before.
  struct Item {
    Input input;
    std::size_t bound = 0;       // kTestedCall: the mark at which the tested call begins
    std::uint64_t expected = 0;  // hash of its path up to there; 0: not known
    Goal goal;
  };
  // A condition of a run to turn around. `before`, `likedBefore`: how many conditions lie before it. `turn`: how often
  // the run had come by the same place before, counted more coarsely the more often it did: the letters of a text that
  // a loop compares are tried one by one.
  struct Target {
    std::size_t mark = 0, before = 0, likedBefore = 0;
    int urgency = 0, turn = 0;
  };
  // `asked`: conditions that held on the way and shall hold again. `liked`: conditions that are wanted if they can be
  // had, so that the input stays within the territory of the examples.
  struct Conditions {
    std::vector<Wanted> asked, liked;
  };
  // Says what a turned condition aims at: whether it is a property; which property or which place; the value it gets.
  using Aim = std::tuple<bool, std::uint32_t, bool>;
  struct OperationState {
    std::deque<Input> seeds, freshSeeds;
    std::map<int, std::deque<Item>> items;          // by urgency, the most urgent first
    std::set<std::pair<std::uint32_t, bool>> seen;  // places whose condition was turned, and the value it got
    // Counts how often a condition was turned, by its place, its turn in a loop and its new value.
    std::map<std::tuple<std::uint32_t, int, bool>, int> turned;
    std::map<std::int32_t, int> broken;  // by property: number of tries to break it
    std::map<Aim, int> givenUp;
  };

  static constexpr std::size_t kTestedCall = SIZE_MAX;

  bool mustEnd() const;
  bool next(OperationState &state, Item &out);
  void note(const SymbolicRun &run);
  void noteDiverged(const Input &input);
  void keepStates(const Input &input, const SymbolicRun &run, const Slicer &slicer);
  void follow(const Item &item, OperationState &state, std::vector<Input> &out);
  bool hasDiverged(const Item &item, const SymbolicRun &run) const;
  std::vector<Target> targetsIn(const SymbolicRun &run, const Item &item, OperationState &state,
                                Conditions &conditions);
  Answer turn(const Target &target, const SymbolicRun &run, const Slicer &slicer, const Conditions &conditions,
              const Item &item, OperationState &state, std::vector<Input> &out);
  Solution reach(const Target &target, const SymbolicRun &run, const Slicer &slicer, const Conditions &conditions);
  Solution solved(const SymbolicRun &run, const Slicer &slicer, const std::vector<Wanted> &wanted);

  std::unique_ptr<SymbolicWorker> worker_;
  std::unique_ptr<Solver> solver_;
  std::vector<OperationState> operations_;
  std::set<std::uint64_t> known_;  // hashes of inputs that were offered, followed or made
  // Hashes of inputs that pathsOf made. They are kept apart from `known_`, as each has to say where it leads even if
  // another source made the same input.
  std::set<std::uint64_t> made_;
  std::map<std::uint64_t, Goal> goals_;  // by hash of an input that was made
  std::set<std::uint64_t> diverged_;     // hashes of inputs that did something else than was predicted
  std::map<std::pair<std::uint64_t, std::uint64_t>, Solution> answers_;
  std::map<std::uint64_t, std::vector<Region>> ends_;  // by hash of an input that pathsOf made: the states it leads to
  std::map<std::pair<int, Aim>, int> givenUp_;         // by operation, over all sequences
  KnownStates states_;
  int share_;
  std::uint64_t granted_ = 0;  // steps that the solver may take
  bool keepsStates_ = false;
  std::size_t turn_ = 0;
  bool isGone_ = false;
  SymbolicFigures figures_;
};

// Hashes the ways that a run took up to and including this mark; if `isTurned`, as if it had taken the other way there.
std::uint64_t hashPath(const SymbolicRun &run, std::size_t last, bool isTurned);

}  // namespace eclat

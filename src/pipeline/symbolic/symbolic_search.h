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

// in:  inputs that did well, as the ordinary strategies made them; or sequences in which only the calls count
// out: inputs of the same calls with other literals: those that break a property at the exit of the tested call while
//      all at its entry hold, those that run into undefined behaviour, those that take another way
// why: chance does not find one number among 2^32 (SymGen of the Symclat study, with concrete values as the first run)
// not here: labels. What is predicted here is run in the ordinary flavour like every other input; what does not come
//           true there is counted
class SymbolicSearch {
public:
  // `share`: percent of the inputs that it is to make.
  SymbolicSearch(const Component &component, std::unique_ptr<SymbolicWorker> worker, std::unique_ptr<Solver> solver,
                 int share)
      : worker_(std::move(worker)), solver_(std::move(solver)), operations_(component.operations.size()),
        share_(share) {}

  // The solver may take this part more of what a run has for it. What was not used up stays.
  void grant(double part);

  // It did well: the literals of its calls can be solved for.
  void offer(const Input &input, bool isNew);
  // Up to `count` new inputs; fewer where nothing is left to try.
  std::vector<Input> generate(std::size_t count);
  // A sequence, and of its last call every path that the limits leave room for: one input each.
  std::vector<Input> pathsOf(const Input &sequence);
  // Of an input that pathsOf made, and that did well: whether it leads anywhere that is not known. Now it is.
  bool leadsOn(const Input &input);
  // What became of an input in the ordinary flavour.
  void settle(const Input &input, const Outcome &outcome);
  // Why it was made, in words behind "to"; empty if it was not made here.
  std::string purposeOf(const Input &input) const;
  SymbolicFigures &figures() { return figures_; }

private:
  // What an input was solved for.
  struct Goal {
    sym::MarkKind kind = sym::MarkKind::Branch;
    std::int32_t property = -1;
    std::uint32_t place = 0;
  };
  // An input to follow, from this mark of its path on; before it lies what its parent has tried.
  struct Item {
    Input input;
    std::size_t bound = 0;       // kTestedCall: where that begins
    std::uint64_t expected = 0;  // of its path up to there; 0: nothing is known
    Goal goal;
  };
  // A condition to turn around, behind so many others. `turn`: how often the run had come by its place before, more
  // coarsely the oftener: the letters of a text that a loop compares are tried one by one.
  struct Target {
    std::size_t mark = 0, before = 0, likedBefore = 0;
    int urgency = 0, turn = 0;
  };
  // What held on the way, and is to hold; what is wanted besides, if it can be had: that the input is a familiar one.
  struct Conditions {
    std::vector<Wanted> asked, liked;
  };
  // Whether it is a property; which one, or which place; what it is to become.
  using Aim = std::tuple<bool, std::uint32_t, bool>;
  struct OperationState {
    std::deque<Input> seeds, freshSeeds;
    std::map<int, std::deque<Item>> items;                       // by urgency, the most urgent first
    std::set<std::pair<std::uint32_t, bool>> seen;               // places that were turned, and to what
    std::map<std::tuple<std::uint32_t, int, bool>, int> turned;  // by place, turn of its loop and new value
    std::map<std::int32_t, int> broken;                          // by property: so often tried
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
  std::set<std::uint64_t> known_;        // inputs that were offered, followed or made
  std::set<std::uint64_t> made_;         // the same of sequences, which have to know where they lead
  std::map<std::uint64_t, Goal> goals_;  // of inputs that were made
  std::set<std::uint64_t> diverged_;     // of these, those that did something else
  std::map<std::pair<std::uint64_t, std::uint64_t>, Solution> answers_;
  std::map<std::uint64_t, std::vector<Region>> ends_;  // of inputs that pathsOf made: where they lead
  std::map<std::pair<int, Aim>, int> givenUp_;         // by operation, in all sequences
  KnownStates states_;
  int share_;
  std::uint64_t granted_ = 0;  // steps of the solver
  bool keepsStates_ = false;
  std::size_t turn_ = 0;
  bool isGone_ = false;
  SymbolicFigures figures_;
};

// The hash of the ways that a run took, up to and with this mark, which may be taken the other way.
std::uint64_t hashPath(const SymbolicRun &run, std::size_t last, bool isTurned);

}  // namespace eclat

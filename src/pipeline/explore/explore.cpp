#include "pipeline/explore/explore.h"

#include "flow/callable.h"
#include "generate/generate_inputs.h"
#include "judge/classify_outcome.h"
#include "judge/held_back.h"
#include "judge/judge.h"
#include "pipeline/explore/shares.h"
#include "pipeline/explore/sources.h"
#include "support/deadline.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/try.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <utility>

namespace eclat {

namespace {

// An operation that ran into the time limit this often is set aside: it has shown what it can.
constexpr unsigned kTimeouts = 3;

// Without its setup no input means anything.
Failure failureOfSetup(const Outcome &outcome, const Component &component) {
  std::string what = outcome.thrownType.empty() ? "ended the process"
                                                : fmt::format("threw {}: {}", outcome.thrownType, outcome.thrownWhat);
  std::string place = component.setup.empty() ? "" : component.setup.front().place + ": error: ";
  return {ExitCode::CannotBuildOrTestsFail,
          "explore",
          place + "the setup of the configuration " + what,
          "it runs before every input, in a process in which no test has run; mend it",
          {outcome.detail}};
}

std::vector<const Operation *> wanted(const Exploration &e, bool laws) {
  std::vector<const Operation *> out;
  auto isOff = [&](const Operation &op) {
    return op.kind == OperationKind::Law &&
           std::ranges::find(e.options.lawsOff, op.law.kind) != e.options.lawsOff.end();
  };
  for (const Operation &op : e.component.operations)
    if ((op.kind == OperationKind::Law) == laws && !isOff(op) &&
        std::ranges::find(e.schema.missing, op.id) == e.schema.missing.end())
      out.push_back(&op);
  return out;
}

// What the input makes is no object whose state is observed: whether it is known cannot be said.
bool makesUnseen(const Component &component, const Input &input) {
  const Operation &op = component.operations[static_cast<std::size_t>(input.steps.back().operation)];
  bool isSeen = op.kind == OperationKind::Constructor || isObject(op.result);
  return !isSeen && (isMade(op.result) || isSmartPointer(op.result)) && isResultKept(op, component);
}

class Loop {
public:
  // `turn`: how many seeds have been explored before, with how many inputs.
  Loop(Executor &executor, const Exploration &exploration, Learning &learning, Progress &progress, int turn,
       std::uint64_t inputsBefore)
      : turn_(turn), inputsBefore_(inputsBefore), executor_(executor), e_(exploration), options_(e_.options),
        learning_(learning), judge_(judgeOf(executor, exploration, learning)),
        heldBack_(e_.component, e_.model, options_, e_.component.specsWait), progress_(progress),
        generator_(generatorFor(e_.component, options_, e_.hints, e_.symbolic)),
        besides_(besides(e_.component, options_, e_.graphs, e_.hints, e_.symbolic, wanted(e_, false))),
        pool_(e_.component, options_.maxSteps), operations_(wanted(e_, false)), laws_(wanted(e_, true)),
        shares_(e_.component.operations.size(), options_), timeouts_(e_.component.operations.size(), 0) {
    result_.faults = Partition(!options_.reduces);
  }

  Result<Explored> run() {
    for (int round = 1; round <= rounds_ && !mustStop(); ++round) {
      ECLAT_TRY(done, runRound(operations_, round, fmt::format("round {} of {}", round, rounds_)));
      for (const auto &source : besides_) {
        source_ = source->id();
        ECLAT_TRY(more, runBeside(*source, done, round));
        done += more;
      }
      source_ = strategyId(options_.strategy);
      if (e_.onRound)
        e_.onRound(result_);
      if (done == 0)
        break;  // nothing new can be made of what the pool holds
    }
    // Laws add nothing to the pool, and want to see all that is in it.
    ECLAT_TRY(held, runRound(laws_, rounds_ + 1, "laws"));
    result_.stats.stoppedEarly = stopped_;
    result_.stats.isCut = executor_.hasGivenUp();
    ECLAT_TRY(done, releaseHeldBack());
    return std::move(result_);
  }

private:
  using Building = std::vector<std::pair<Input, Gain>>;

  bool mustStop() {
    stopped_ = stopped_ || interrupted() || secondsLeft() <= reserve_ || executor_.hasGivenUp();
    return stopped_;
  }

  std::vector<Input> withinBudget(std::vector<Input> inputs) {
    inputs.resize(std::min(inputs.size(), budget_));
    budget_ -= inputs.size();
    return inputs;
  }

  bool isSetAside(const Operation &op) const {
    return timeouts_[static_cast<std::size_t>(op.id)] >= kTimeouts || pointless_.contains(op.id);
  }

  // All inputs of a round are made from the pool as it was at its start, so that the order in which they are
  // executed cannot matter.
  Result<std::size_t> runRound(const std::vector<const Operation *> &all, int round, const std::string &what) {
    std::vector<const Operation *> operations;
    std::vector<Chunk> chunks;
    for (const Operation *op : all) {
      if (mustStop() || isSetAside(*op) || budget_ == 0)
        continue;
      operations.push_back(op);
      chunks.push_back({withinBudget(generator_->generate(*op, pool_, shares_.inputsFor(*op))),
                        kTimeouts - timeouts_[static_cast<std::size_t>(op->id)]});
    }
    Building building;
    std::size_t total = 0;
    constexpr std::size_t kWave = 8;  // chunks between two looks at the clock
    for (std::size_t first = 0; first < chunks.size() && !mustStop(); first += kWave) {
      std::size_t last = std::min(chunks.size(), first + kWave);
      std::vector<Chunk> wave(chunks.begin() + static_cast<long>(first), chunks.begin() + static_cast<long>(last));
      tell(round, static_cast<double>(first) / static_cast<double>(chunks.size()), what, *operations[first]);
      ECLAT_TRY(ran, runWave(wave, building));
      total += ran;
    }
    for (const auto &[input, gain] : building)
      pool_.add(input, gain);
    shares_.endRound();
    return total;
  }

  // How many inputs were run. Those that can be built on go to `building`.
  Result<std::size_t> runWave(const std::vector<Chunk> &wave, Building &building) {
    ECLAT_TRY(outcomes, executor_.run(wave));
    std::size_t total = 0;
    for (std::size_t c = 0; c < wave.size(); ++c) {
      ECLAT_TRY(labels, judge_.label(wave[c].inputs, outcomes[c]));
      for (std::size_t i = 0; i < wave[c].inputs.size(); ++i)
        fold(wave[c].inputs[i], outcomes[c][i], labels[i], building);
      total += wave[c].inputs.size();
    }
    if (setupFailure_)
      return fail(*setupFailure_);
    return total;
  }

  // The share of the inputs that has another source than the generator.
  Result<std::size_t> runBeside(Beside &source, std::size_t others, int round) {
    std::size_t all = source.inputsBeside(others), total = 0;
    source.beginRound();
    for (std::size_t step = 0; step < source.steps() && !mustStop(); ++step) {
      progress_.advance(shareOf(round, 1), inputsBefore_ + result_.stats.generated,
                        fmt::format("round {} of {}, {}", round, rounds_, source.name()));
      std::vector<Input> inputs = source.generate(pool_, all / source.steps() + 1);
      std::erase_if(inputs, [&](const Input &input) {
        return isSetAside(e_.component.operations[static_cast<std::size_t>(input.steps.back().operation)]);
      });
      Chunk chunk{withinBudget(std::move(inputs)), kTimeouts};
      if (chunk.inputs.empty())
        break;
      Building building;
      ECLAT_TRY(ran, runWave({chunk}, building));
      for (const auto &[input, gain] : building) {
        source.didWell(input, gain);
        pool_.add(input, gain);
      }
      total += ran;
    }
    return total;
  }

  // Rounds are about as long as each other, and the laws take one more.
  double shareOf(int round, double ofRound) const {
    double ofSeed = (round - 1 + ofRound) / (rounds_ + 1), share = (turn_ + ofSeed) / options_.seeds;
    return options_.timeLimit > 0 ? std::max(share, 1 - secondsLeft() / options_.timeLimit) : share;
  }

  void tell(int round, double ofRound, const std::string &what, const Operation &op) {
    std::string seed = options_.seeds > 1 ? fmt::format("seed {}, ", options_.seed) : "";
    progress_.advance(shareOf(round, ofRound), inputsBefore_ + result_.stats.generated,
                      fmt::format("{}{}, {}", seed, what, op.name));
  }

  void fold(const Input &input, const Outcome &outcome, Label label, Building &building) {
    Stats &stats = result_.stats;
    if (outcome.ending == Ending::NotRun && mustStop())
      return;
    ++stats.generated;
    if (outcome.ending == Ending::NotRun) {
      ++stats.notRun;
      return;
    }
    if (outcome.ending == Ending::AroundFailed && !outcome.inTeardown && !setupFailure_)
      setupFailure_ = failureOfSetup(outcome, e_.component);
    int operation = input.steps.back().operation;
    stats.checked += static_cast<std::uint64_t>(outcome.checked);
    stats.undecided += static_cast<std::uint64_t>(outcome.undecided);
    bool hasNewBlocks = false;
    std::set<int> untested;
    for (int block : outcome.newBlocks) {
      bool isNew = result_.reached.insert(block).second;
      hasNewBlocks = hasNewBlocks || isNew;
      if (isNew && e_.untested.contains(block))
        untested.insert(block);
    }
    if (!outcome.blocked.empty())
      ++result_.blocked[{operation, outcome.blocked}];
    if (outcome.ending == Ending::TimedOut)
      ++timeouts_[static_cast<std::size_t>(operation)];
    if (outcome.claim == kNoLaw)
      pointless_.insert(operation);
    note(input, outcome, label);
    Pattern pattern = label == Label::Fault ? patternOf(outcome, input) : Pattern();
    result_.selection.note(input, label, pattern, untested);
    bool isGood = label == Label::Normal || label == Label::New;
    bool isNewState = outcome.state != 0 && states_.insert(stateKey(input, outcome));
    if (e_.symbolic) {
      e_.symbolic->settle(input, outcome);
      if (isGood && !isSequence_ &&
          e_.component.operations[static_cast<std::size_t>(operation)].kind != OperationKind::Law)
        e_.symbolic->offer(input, isNewState || hasNewBlocks);
    }
    if (isGood)
      notePromising(input, outcome, !untested.empty(), isNewState);
    shares_.note(operation, isGood && (isNewState || hasNewBlocks));
    if (outcome.ending != Ending::Returned || !(isGood || !options_.guided))
      return;
    bool isKnown = isSequence_ ? !e_.symbolic->leadsOn(input) && !makesUnseen(e_.component, input)
                               : options_.matchStates && outcome.state != 0 && !isNewState;
    if (isKnown) {
      ++stats.known;
      return;
    }
    building.push_back({
        input, {outcome.numbers, isNewState || hasNewBlocks}
    });
  }

  void notePromising(const Input &input, const Outcome &outcome, bool isUntested, bool isNewState) {
    constexpr std::size_t kMost = 60;
    constexpr int kStatesPerOperation = 2;
    int operation = input.steps.back().operation;
    bool isLaw = e_.component.operations[static_cast<std::size_t>(operation)].kind == OperationKind::Law;
    // What was passed as no example passes it may be nothing to hold on to.
    if (!cameBack(outcome.ending) || isLaw || outcome.isBeyondTerritory || result_.promising.size() >= kMost)
      return;
    if (isUntested || (isNewState && newStates_[operation]++ < kStatesPerOperation))
      result_.promising.push_back(input);
  }

  void note(const Input &input, const Outcome &outcome, Label label) {
    Stats &stats = result_.stats;
    learning_.note(input, outcome, label);
    if (e_.component.specsWait)
      result_.labelled.push_back({input, label, label == Label::Fault ? patternOf(outcome, input) : Pattern()});
    OperationFigures &figures = result_.operations[input.steps.back().operation];
    ++figures.inputs;
    switch (label) {
    case Label::Normal:
      ++stats.normal;
      ++figures.normal;
      break;
    case Label::New:
      ++stats.novel;
      ++figures.novel;
      break;
    case Label::Illegal:
      ++stats.illegal;
      ++figures.illegal;
      heldBack_.note(input, outcome, result_.labelled.size(), source_);
      result_.illegalEnds.note(outcome, {input.steps.back().operation, result_.labelled.size()});
      break;
    case Label::Fault:
      ++stats.fault;
      ++figures.fault;
      result_.faults.add(patternOf(outcome, input), input, "", judge_.wasDoubtful(input));
      noteOrigin(patternOf(outcome, input), input, source_);
      break;
    }
  }

  void noteOrigin(const Pattern &pattern, const Input &input, const std::string &source) {
    result_.origins.try_emplace(pattern, Origin{source, e_.symbolic ? e_.symbolic->purposeOf(input) : ""});
  }

  // Now that it is known which rules inputs break without harm.
  Result<void> releaseHeldBack() {
    ECLAT_TRY(released, heldBack_.release(judge_, learning_));
    for (const auto &[pattern, what] : released) {
      if (what.mayBeReported) {
        result_.faults.add(pattern, what.input, learning_.excuse(what.input, what.outcome));
        noteOrigin(pattern, what.input, what.source);
        result_.selection.note(what.input, Label::Fault, pattern, {});
      }
      if (what.number != 0)
        result_.labelled[what.number - 1] = {what.input, Label::Fault, pattern};
    }
    return {};
  }

  // States are compared where values of the same kind are kept.
  std::uint64_t stateKey(const Input &input, const Outcome &outcome) const {
    const Operation &op = e_.component.operations[static_cast<std::size_t>(input.steps.back().operation)];
    std::string kind = isResultKept(op, e_.component) ? madeBy(op) : op.className;
    return outcome.state ^ hashText(kind);
  }

  int turn_;
  std::uint64_t inputsBefore_;
  Executor &executor_;
  const Exploration &e_;
  const ExploreOptions &options_;
  int rounds_ = roundsOf(options_);
  Learning &learning_;
  Judge judge_;
  HeldBackInputs heldBack_;
  Progress &progress_;
  std::unique_ptr<Generator> generator_;
  std::vector<std::unique_ptr<Beside>> besides_;
  Pool pool_;
  std::vector<const Operation *> operations_, laws_;
  Shares shares_;
  std::vector<unsigned> timeouts_;
  std::set<int> pointless_;  // laws that say nothing of their class
  RecentNumbers states_;
  std::map<int, int> newStates_;  // by operation: how many of them are promising
  std::size_t budget_ = options_.mostInputs ? static_cast<std::size_t>(options_.mostInputs) : SIZE_MAX;
  // To confirm what was found, and to write it down.
  double reserve_ = std::min(5.0, options_.timeLimit / 10);
  bool stopped_ = false;
  bool isSequence_ = options_.strategy == Strategy::Symbolic;
  std::string source_ = strategyId(options_.strategy);  // of the inputs that are being run
  std::optional<Failure> setupFailure_;
  Explored result_;
};

}  // namespace

Judge judgeOf(Executor &executor, const Exploration &exploration, const Learning &learning) {
  auto runInputs = [&executor](const std::vector<Input> &inputs) -> Result<std::vector<Outcome>> {
    ECLAT_TRY(outcomes, executor.run({
                            {inputs, static_cast<unsigned>(inputs.size())}
    }));
    return std::move(outcomes.front());
  };
  return {exploration.component, exploration.model, exploration.options, learning, std::move(runInputs)};
}

Result<Explored> explore(Executor &executor, const Exploration &exploration, Learning &learning, Progress &progress) {
  Explored all;
  all.faults = Partition(!exploration.options.reduces);
  for (int i = 0; i < exploration.options.seeds && !all.stats.stoppedEarly; ++i) {
    ExploreOptions options = exploration.options;
    options.seed += static_cast<std::uint64_t>(i);
    Exploration one{exploration.component, exploration.schema,  exploration.model,
                    exploration.hints,     exploration.graphs,  options,
                    exploration.untested,  exploration.symbolic};
    if (exploration.onRound)
      one.onRound = [&](const Explored &seed) {
        Explored soFar = all;
        soFar.add(seed);
        exploration.onRound(soFar);
      };
    ECLAT_TRY(explored, Loop(executor, one, learning, progress, i, all.stats.generated).run());
    all.add(explored);
  }
  return all;
}

}  // namespace eclat

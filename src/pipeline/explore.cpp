#include "pipeline/explore.h"

#include "classify/classify_outcome.h"
#include "generate/generate_inputs.h"
#include "support/deadline.h"
#include "support/interrupt.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>

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

class Loop {
public:
  Loop(Executor &executor, const Component &component, const Schema &schema, const Model &model,
       const ExploreOptions &options, Progress &progress)
      : executor_(executor), component_(component), model_(model), options_(options), progress_(progress),
        generator_(component, options), pool_(component, options.maxSteps), missing_(schema.missing.begin(), schema.missing.end()),
        timeouts_(component.operations.size(), 0) {}

  Result<Explored> run() {
    for (int round = 1; round <= options_.rounds && !mustStop(); ++round) {
      ECLAT_TRY(done, runRound(round));
      if (done == 0)
        break;  // nothing new can be made of what the pool holds
    }
    result_.stats.stoppedEarly = stopped_;
    return std::move(result_);
  }

private:
  bool mustStop() {
    stopped_ = stopped_ || interrupted() || secondsLeft() <= reserve_;
    return stopped_;
  }

  // All inputs of a round are made from the pool as it was at its start, so that the order in which they are
  // executed cannot matter.
  Result<std::size_t> runRound(int round) {
    std::vector<const Operation *> operations;
    std::vector<Chunk> chunks;
    for (const Operation &op : component_.operations) {
      unsigned spent = timeouts_[static_cast<std::size_t>(op.id)];
      if (missing_.contains(op.id) || spent >= kTimeouts)
        continue;
      operations.push_back(&op);
      chunks.push_back({generator_.generate(op, pool_), kTimeouts - spent});
    }
    std::vector<Input> building;
    std::size_t total = 0;
    constexpr std::size_t kWave = 8;  // chunks between two looks at the clock
    for (std::size_t first = 0; first < chunks.size() && !mustStop(); first += kWave) {
      std::size_t last = std::min(chunks.size(), first + kWave);
      std::vector<Chunk> wave(chunks.begin() + static_cast<long>(first), chunks.begin() + static_cast<long>(last));
      progress_.update(fmt::format("round {} of {}, {}, {} inputs", round, options_.rounds, operations[first]->name,
                                   result_.stats.generated));
      ECLAT_TRY(outcomes, executor_.run(wave));
      for (std::size_t c = 0; c < wave.size(); ++c)
        for (std::size_t i = 0; i < wave[c].inputs.size(); ++i)
          fold(wave[c].inputs[i], outcomes[c][i], building);
      if (setupFailure_)
        return fail(*setupFailure_);
      for (const Chunk &chunk : wave)
        total += chunk.inputs.size();
    }
    for (const Input &input : building)
      pool_.add(input);
    return total;
  }

  void fold(const Input &input, const Outcome &outcome, std::vector<Input> &building) {
    Stats &stats = result_.stats;
    if (outcome.ending == Ending::NotRun && mustStop())
      return;
    ++stats.generated;
    if (outcome.ending == Ending::NotRun) {
      ++stats.notRun;
      return;
    }
    if (outcome.ending == Ending::AroundFailed && !outcome.inTeardown && !setupFailure_)
      setupFailure_ = failureOfSetup(outcome, component_);
    stats.checked += static_cast<std::uint64_t>(outcome.checked);
    stats.undecided += static_cast<std::uint64_t>(outcome.undecided);
    result_.reached.insert(outcome.newBlocks.begin(), outcome.newBlocks.end());
    if (!outcome.blocked.empty())
      ++result_.blocked[{input.steps.back().operation, outcome.blocked}];
    if (outcome.ending == Ending::TimedOut)
      ++timeouts_[static_cast<std::size_t>(input.steps.back().operation)];
    Label label = classifyOutcome(outcome, input, component_, model_);
    switch (label) {
    case Label::Normal: ++stats.normal; break;
    case Label::New: ++stats.novel; break;
    case Label::Illegal: ++stats.illegal; break;
    case Label::Fault:
      ++stats.fault;
      result_.faults.add(patternOf(outcome, input), input);
      break;
    }
    bool isGood = label == Label::Normal || label == Label::New;
    if (outcome.ending == Ending::Returned && (isGood || !options_.guided))
      building.push_back(input);
  }

  Executor &executor_;
  const Component &component_;
  const Model &model_;
  const ExploreOptions &options_;
  Progress &progress_;
  RandomGenerator generator_;
  Pool pool_;
  std::set<int> missing_;
  std::vector<unsigned> timeouts_;
  // To confirm what was found, and to write it down.
  double reserve_ = std::min(1.0, options_.timeLimit / 10);
  bool stopped_ = false;
  std::optional<Failure> setupFailure_;
  Explored result_;
};

}  // namespace

Result<Explored> explore(Executor &executor, const Component &component, const Schema &schema, const Model &model,
                         const ExploreOptions &options, Progress &progress) {
  return Loop(executor, component, schema, model, options, progress).run();
}

}  // namespace eclat

#include "execute/execute_inputs.h"

#include "../../runtime/wire.h"
#include "execute/encode.h"
#include "execute/seen_values.h"
#include "support/cores.h"
#include "support/files.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

namespace eclat {

namespace {

std::uint64_t mixed(std::uint64_t seed, std::uint64_t hash) { return (seed ^ hash) * 0x9e3779b97f4a7c15ull + hash; }

}  // namespace

Result<std::unique_ptr<Executor>> Executor::start(const Build &build, const Component &component, const Schema &schema,
                                                  const Model &model, const Checks &checks,
                                                  const ExploreOptions &options, const WorkDir &dir,
                                                  const Deadline &deadline) {
  if (auto written = writeFile(dir.wireModel(), encodeChecks(checks, component, schema)); !written)
    return fail(written.error());
  std::unique_ptr<Executor> executor(new Executor(component, schema, model, build.binary));
  executor->options_ = {
      .binary = build.binary,
      .model = dir.wireModel(),
      .inputSeconds = options.inputTimeLimit,
      .memoryMb = options.memoryLimitMb,
      .sandbox = options.sandbox,
      .visible = {executor->known_.own.begin(), executor->known_.own.end()},
      .checkLeaks = options.checkLeaks,
      .ownBlocks = dir.ownBlocks(),
      .watchNested = options.countsNested,
      .specsAt = options.specsAt,
      .deadline = deadline
  };
  int jobs = coresFor(options.jobs);
  // A worker dies with the thread that started it: all are started here, by the thread that outlives the run.
  for (int i = 0; i < jobs; ++i) {
    executor->options_.directory = dir.scratch(i);
    auto started = Worker::start(executor->options_);
    if (!started)
      return fail(started.error());
    executor->workers_.push_back(std::move(*started));
  }
  return executor;
}

// False for what no worker says of that input.
bool Executor::fits(const Outcome &outcome, const Input &input) const {
  const Operation &tested = component_.operations[static_cast<std::size_t>(input.steps.back().operation)];
  const OperationSchema *schema = schema_.findOperation(tested.id);
  auto isThere = [&](const Violation &violation) {
    return violation.object < 0 || (schema && static_cast<std::size_t>(violation.object) < schema->objects.size());
  };
  bool isOfLaw = outcome.claim >= 0;
  return outcome.step < static_cast<int>(input.steps.size()) && std::ranges::all_of(outcome.entry, isThere) &&
         std::ranges::all_of(outcome.exit, isThere) &&
         (!isOfLaw || static_cast<std::size_t>(outcome.claim) < tested.law.claims.size());
}

// True if something wrote into a record after its input, or left one out for no reason that we know: an input has
// changed what belongs to others.
bool Executor::areDamaged(std::span<const rt::Record> records, unsigned timeoutsLeft) const {
  for (const rt::Record &record : records) {
    const rt::Ending ending = record.ending;
    const bool isLeftOut = timeoutsLeft == 0 || options_.deadline.isUp();
    if (ending == rt::Ending::NotRun ? !isLeftOut : !record.isClosed())
      return true;
    if (ending == rt::Ending::TimedOut && timeoutsLeft > 0)
      --timeoutsLeft;
  }
  return false;
}

Outcome Executor::outcomeOf(const rt::Record &record, const rt::Segment &segment, const Input &input) const {
  Outcome outcome = decodeRecord(record, known_);
  if (!fits(outcome, input))
    outcome = {.ending = Ending::Meddled};
  outcome.newBlocks = blocksOf(record, segment);
  if (options_.watchNested)
    for (const NestedViolation &nested : outcome.nested)
      outcome.exit.push_back({nested.property, -1, {}});
  return outcome;
}

// Goes on where it was left. False if the worker is gone, and not all inputs were run.
bool Executor::runChunk(std::size_t index, const Chunk &chunk, Alone alone, Ran &ran) {
  std::vector<Outcome> &outcomes = ran.outcomes;
  const auto timeouts = static_cast<unsigned>(std::ranges::count(outcomes, Ending::TimedOut, &Outcome::ending));
  unsigned timeoutsLeft = chunk.stopAfterTimeouts - std::min(chunk.stopAfterTimeouts, timeouts);
  std::size_t apartUntil = 0;  // inputs before this one have a process each
  Worker &worker = *workers_[index];
  while (outcomes.size() < chunk.inputs.size() && timeoutsLeft > 0) {
    const std::size_t done = outcomes.size();
    const bool isApart = done < apartUntil;
    const Company company = alone.isWanted ? Company::None : isApart ? Company::NoneBefore : Company::Any;
    const std::size_t count =
        worker.run(&chunk.inputs[done], isApart ? 1 : chunk.inputs.size() - done, timeoutsLeft, company, alone.fill);
    if (count == 0)
      return false;
    const rt::Segment &segment = worker.segment();
    const bool isDamaged = areDamaged(std::span(segment.records, count), timeoutsLeft);
    if (isDamaged && count > 1) {
      apartUntil = done + count;
      continue;
    }
    for (std::size_t i = 0; i < count; ++i) {
      const rt::Record &record = segment.records[i];
      const Input &input = chunk.inputs[done + i];
      outcomes.push_back(isDamaged ? Outcome{.ending = Ending::Meddled} : outcomeOf(record, segment, input));
      Outcome &outcome = outcomes.back();
      if (outcome.ending == Ending::TimedOut && timeoutsLeft)
        --timeoutsLeft;
      const bool hasPlace = hasStablePlace(outcome.ending) && outcome.place.empty();
      ran.frames.push_back(hasPlace ? framesOf(record, segment) : std::vector<std::string>());
      if (alone.isWanted)
        addValues(outcome, input, segment);
    }
  }
  outcomes.resize(chunk.inputs.size());
  ran.frames.resize(chunk.inputs.size());
  return true;
}

void Executor::addValues(Outcome &outcome, const Input &input, const rt::Segment &segment) const {
  const rt::Record &record = segment.records[0];
  const OperationSchema *schema = schema_.findOperation(input.steps.back().operation);
  if (!schema)
    return;
  rt::Arena arena;
  std::vector<rt::Value> entry = decodeSample(segment, record.entryOffset, record.entryLength, arena);
  std::vector<rt::Value> exit = decodeSample(segment, record.exitOffset, record.exitLength, arena);
  outcome.seen = seenValues(*schema, entry, exit, component_.enums);
  auto look = [&](Violation &violation, const std::vector<rt::Value> &now) {
    const Property &property = model_.properties[static_cast<std::size_t>(violation.property)];
    bool isElsewhere =
        options_.watchNested && violation.object < 0 && property.point.kind != PointKind::Class &&
        property.point.subject != component_.operations[static_cast<std::size_t>(schema->operation)].signature;
    if (isElsewhere)
      return;  // in a call inside the tested one
    const std::vector<Variable> *variables = &schema->variables;
    std::size_t base = 0;
    if (violation.object >= 0) {
      const ObjectRange &range = schema->objects[static_cast<std::size_t>(violation.object)];
      variables = &schema_.findClass(range.className)->variables;
      base = static_cast<std::size_t>(range.base);
    }
    for (const Expr &named : variablesOf(property.expr)) {
      bool isOrig = named.op == Op::OrigVar;
      const std::vector<rt::Value> &sample = isOrig ? entry : now;
      for (std::size_t k = 0; k < variables->size(); ++k) {
        const Variable &v = (*variables)[k];
        bool isIt = v.name == named.variable || v.name == named.variable.elements();
        if (isIt && base + k < sample.size())
          violation.values.push_back({v.name, printValue(sample[base + k], v.type, component_.enums), isOrig});
      }
    }
  };
  for (Violation &violation : outcome.entry)
    look(violation, entry);
  for (Violation &violation : outcome.exit)
    look(violation, exit);
}

// Runs what is not done yet on all workers; one that dies on the way leaves its chunk where it was.
void Executor::runOnWorkers(const std::vector<Chunk> &chunks, std::vector<Ran> &ran) {
  std::vector<std::size_t> undone;
  for (std::size_t i = 0; i < chunks.size(); ++i)
    if (ran[i].outcomes.size() < chunks[i].inputs.size())
      undone.push_back(i);
  std::atomic<std::size_t> next = 0;
  auto work = [&](std::size_t worker) {
    for (std::size_t k; (k = next++) < undone.size();)
      if (!runChunk(worker, chunks[undone[k]], {}, ran[undone[k]]))
        return;
  };
  std::vector<std::jthread> threads;
  for (std::size_t w = 1; w < std::min(workers_.size(), undone.size()); ++w)
    threads.emplace_back(work, w);
  work(0);
}

// By the thread that outlives the run: a worker dies with the thread that started it.
Result<void> Executor::restartWorkers() {
  for (std::size_t i = 0; i < workers_.size(); ++i) {
    if (!workers_[i]->isGone())
      continue;
    auto started = Worker::start(workers_[i]->options());
    if (!started)
      return fail(started.error());
    workers_[i] = std::move(*started);
  }
  return {};
}

Result<std::vector<std::vector<Outcome>>> Executor::runChunks(const std::vector<Chunk> &chunks) {
  constexpr int kMostRestarts = 5;  // one after another, with nothing done between them
  std::vector<Ran> ran(chunks.size());
  auto countUndone = [&] {
    std::size_t undone = 0;
    for (std::size_t i = 0; i < chunks.size(); ++i)
      undone += chunks[i].inputs.size() - ran[i].outcomes.size();
    return undone;
  };
  for (int restarts = 0; const std::size_t undone = hasGivenUp_ ? 0 : countUndone();) {
    runOnWorkers(chunks, ran);
    restarts = countUndone() < undone ? 0 : restarts + 1;
    hasGivenUp_ = restarts > kMostRestarts || !restartWorkers();
  }
  std::vector<std::vector<Outcome>> outcomes(chunks.size());
  std::vector<std::vector<std::vector<std::string>>> frames(chunks.size());
  for (std::size_t i = 0; i < chunks.size(); ++i) {
    outcomes[i] = std::move(ran[i].outcomes);
    frames[i] = std::move(ran[i].frames);
    outcomes[i].resize(chunks[i].inputs.size());
    frames[i].resize(chunks[i].inputs.size());
  }
  std::vector<std::string> addresses;
  for (const auto &chunk : frames)
    for (const auto &list : chunk)
      addresses.insert(addresses.end(), list.begin(), list.end());
  places_.learn(addresses);
  for (std::size_t c = 0; c < chunks.size(); ++c)
    for (std::size_t i = 0; i < outcomes[c].size(); ++i)
      if (!frames[c][i].empty())
        addPlace(outcomes[c][i], frames[c][i]);
  return outcomes;
}

void Executor::addPlace(Outcome &outcome, const std::vector<std::string> &frames) {
  outcome.place = places_.userPlace(frames);
  bool mayBeContract =
      outcome.ending == Ending::Aborted || outcome.ending == Ending::Terminated || outcome.ending == Ending::Crashed;
  if (mayBeContract && outcome.thrownType.empty())
    outcome.line = places_.lineAt(frames);
}

Result<std::vector<std::vector<Outcome>>> Executor::run(const std::vector<Chunk> &chunks) {
  if (!journal_)
    return runChunks(chunks);
  std::uint64_t hash = 0;
  std::vector<std::vector<Outcome>> outcomes;
  for (const Chunk &chunk : chunks)
    for (const Input &input : chunk.inputs)
      hash = mixed(hash, hashInput(input));
  if (auto known = journal_->next(hash)) {
    auto next = known->begin();
    for (const Chunk &chunk : chunks) {
      auto last = next + static_cast<long>(chunk.inputs.size());
      outcomes.emplace_back(std::make_move_iterator(next), std::make_move_iterator(last));
      next = last;
    }
    return outcomes;
  }
  auto ran = runChunks(chunks);
  if (!ran || options_.deadline.isUp() || hasGivenUp_)
    return ran;  // what there was no time for, or nobody to run it, is not an outcome
  std::vector<Outcome> all;
  for (const std::vector<Outcome> &chunk : *ran)
    all.insert(all.end(), chunk.begin(), chunk.end());
  if (auto added = journal_->add(hash, all); !added)
    return fail(added.error());
  return ran;
}

Result<Outcome> Executor::runAlone(const Input &input, int fill) {
  if (!journal_)
    return runOne(input, fill);
  std::uint64_t hash = mixed(1 + static_cast<std::uint64_t>(fill), hashInput(input));
  if (auto known = journal_->next(hash))
    return std::move(known->front());
  auto outcome = runOne(input, fill);
  if (outcome && outcome->ending != Ending::NotRun)
    if (auto added = journal_->add(hash, {*outcome}); !added)
      return fail(added.error());
  return outcome;
}

Result<Outcome> Executor::runOne(const Input &input, int fill) {
  constexpr int kTries = 3;
  const Chunk chunk{{input}, 1};
  Ran ran;
  for (int tries = 0; ran.outcomes.empty() && !hasGivenUp_; ++tries)
    if (!runChunk(0, chunk, {true, fill}, ran))
      hasGivenUp_ = tries + 1 == kTries || !restartWorkers();
  if (ran.outcomes.empty())
    return Outcome();
  Outcome outcome = std::move(ran.outcomes.front());
  const rt::Segment &segment = workers_[0]->segment();
  outcome.output = outputOf(segment.records[0], segment);
  outcome.path = segment.records[0].path;
  if (!ran.frames.front().empty()) {
    places_.learn(ran.frames.front());
    addPlace(outcome, ran.frames.front());
  }
  return outcome;
}

}  // namespace eclat

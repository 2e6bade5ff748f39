#include "pipeline/symbolic/symbolic_search.h"

#include "execute/literal_places.h"
#include "solve/region.h"
#include "support/deadline.h"
#include "support/interrupt.h"
#include "support/timings.h"

#include <algorithm>
#include <bit>
#include <ctime>

namespace eclat {

namespace {

using sym::Mark;
using sym::MarkKind;

constexpr std::size_t kMostSeeds = 64;      // that wait, by operation
constexpr std::size_t kMostItems = 256;     // the same
constexpr std::size_t kMostTargets = 48;    // of one run
constexpr std::size_t kLongestPath = 2000;  // conditions behind which nothing is tried
constexpr int kTurnsOfPlace = 4;            // of one branch, one way, in inputs of one operation
constexpr int kTurnsOfTrap = 6;
constexpr int kTurnsInLoop = 1;  // … where the run had come by before
constexpr int kTriesOfProperty = 6;
constexpr int kGivenUp = 1;      // of one branch, one way, or one property: what is too hard once mostly is again
constexpr int kGivenUpEver = 4;  // … in all sequences that end with the same operation
constexpr std::size_t kRunsPerInput = 6;  // so many runs for every input that is wanted, at most
constexpr std::size_t kQueriesPerInput = 4;
// Of the solver: 20 million take half a minute where much is too hard, and far less elsewhere.
constexpr std::uint64_t kStepsPerPercent = 500'000, kMostSteps = 20'000'000;
constexpr std::size_t kMostPaths = 32;         // of the last call of one sequence
constexpr std::uint64_t kQueriesOfPaths = 96;  // the same

bool isWay(MarkKind kind) { return kind == MarkKind::Branch || kind == MarkKind::Trap || kind == MarkKind::Bounds; }
bool isCondition(MarkKind kind) { return isWay(kind) || kind == MarkKind::Held; }

// Visits of a place: the first eight are told apart, then those of twice as many.
int turnOf(unsigned visit) { return visit < 8 ? static_cast<int>(visit) : 5 + std::bit_width(visit); }

bool isBadEnding(Ending ending) {
  return !cameBack(ending) && ending != Ending::NotRun && ending != Ending::SetupThrew && ending != Ending::Refused &&
         ending != Ending::Meddled;
}

}  // namespace

std::uint64_t hashPath(const SymbolicRun &run, std::size_t last, bool isTurned) {
  std::uint64_t hash = 1;
  for (std::size_t i = 0; i <= last && i < run.marks.size(); ++i) {
    const Mark &mark = run.marks[i];
    if (!isWay(mark.kind))
      continue;
    bool value = mark.value != (isTurned && i == last);
    hash = (hash ^ (static_cast<std::uint64_t>(mark.place) << 1 | value)) * 1099511628211ull;
  }
  return hash;
}

void SymbolicSearch::grant(double part) {
  auto all = std::min(kMostSteps, kStepsPerPercent * static_cast<std::uint64_t>(share_));
  granted_ += static_cast<std::uint64_t>(static_cast<double>(all) * part);
}

void SymbolicSearch::offer(const Input &input, bool isNew) {
  OperationState &state = operations_[static_cast<std::size_t>(input.steps.back().operation)];
  std::deque<Input> &seeds = isNew ? state.freshSeeds : state.seeds;
  if (seeds.size() >= kMostSeeds)
    ++figures_.of(Bound::Waiting);
  else if (known_.insert(hashInput(input)).second)
    seeds.push_back(input);
}

bool SymbolicSearch::next(OperationState &state, Item &out) {
  while (!state.items.empty()) {
    auto &[urgency, items] = *state.items.begin();
    if (items.empty()) {
      state.items.erase(state.items.begin());
      continue;
    }
    out = std::move(items.front());
    items.pop_front();
    return true;
  }
  for (std::deque<Input> *seeds : {&state.freshSeeds, &state.seeds})
    if (!seeds->empty()) {
      out = {std::move(seeds->front()), 0, 0, {}};
      seeds->pop_front();
      return true;
    }
  return false;
}

std::vector<Input> SymbolicSearch::generate(std::size_t count) {
  std::vector<Input> out;
  std::size_t idle = 0, runs = 0;
  const std::uint64_t mostQueries = figures_.queries + count * kQueriesPerInput;
  // Operations take turns, a run each.
  while (out.size() < count && idle < operations_.size() && runs < count * kRunsPerInput &&
         figures_.queries < mostQueries && !mustEnd()) {
    OperationState &state = operations_[turn_++ % operations_.size()];
    Item item;
    if (!next(state, item)) {
      ++idle;
      continue;
    }
    idle = 0;
    ++runs;
    follow(item, state, out);
  }
  figures_.of(Bound::Runs) += runs >= count * kRunsPerInput;
  figures_.of(Bound::Queries) += figures_.queries >= mostQueries || solver_->steps() >= granted_;
  return out;
}

bool SymbolicSearch::mustEnd() const { return isGone_ || solver_->steps() >= granted_ || interrupted() || isTimeUp(); }

std::vector<Input> SymbolicSearch::pathsOf(const Input &sequence) {
  std::vector<Input> out;
  if (mustEnd() || !made_.insert(hashInput(sequence)).second)
    return out;
  out.push_back(sequence);
  goals_.try_emplace(hashInput(sequence), Goal{MarkKind::Called});
  ++figures_.sequences;
  keepsStates_ = true;
  OperationState state;
  state.items[0].push_back({sequence, kTestedCall, 0, {}});
  const std::uint64_t mostQueries = figures_.queries + kQueriesOfPaths;
  Item item;
  for (std::size_t runs = 0; !mustEnd() && next(state, item); ++runs) {
    if (runs >= kMostPaths || figures_.queries >= mostQueries) {
      ++figures_.of(Bound::Paths);
      break;
    }
    follow(item, state, out);
  }
  keepsStates_ = false;
  figures_.of(Bound::Queries) += solver_->steps() >= granted_;
  return out;
}

bool SymbolicSearch::leadsOn(const Input &input) {
  auto it = ends_.find(hashInput(input));
  if (it == ends_.end())
    return false;
  bool isNew = it->second.empty();  // nothing of it can be compared
  for (Region &region : it->second)
    isNew = states_.add(std::move(region), *solver_, figures_) || isNew;
  ends_.erase(it);
  return isNew;
}

// Where the entry of a call was as the examples have it, or not, is part of how the state came about.
void SymbolicSearch::keepStates(const Input &input, const SymbolicRun &run, const Slicer &slicer) {
  std::vector<Wanted> path;
  for (const Mark &mark : run.marks)
    if (isCondition(mark.kind) || (mark.kind == MarkKind::Entry && mark.property >= 0))
      path.push_back({mark.node, mark.value != 0});
  ends_[hashInput(input)] = regionsOf(run, path, slicer);
}

bool SymbolicSearch::hasDiverged(const Item &item, const SymbolicRun &run) const {
  if (item.goal.kind == MarkKind::Exit)
    return std::ranges::none_of(run.marks, [&](const Mark &mark) {
      return mark.kind == MarkKind::Exit && mark.property == item.goal.property && mark.value;
    });
  // Out of bounds nothing is known of the way any more.
  bool isKnown = item.expected != 0 && item.goal.kind != MarkKind::Bounds;
  return isKnown && hashPath(run, item.bound - 1, false) != item.expected;
}

std::vector<SymbolicSearch::Target> SymbolicSearch::targetsIn(const SymbolicRun &run, const Item &item,
                                                              OperationState &state, Conditions &conditions) {
  std::vector<Target> targets;
  std::size_t bound = item.bound;
  if (bound == kTestedCall)
    bound = static_cast<std::size_t>(std::ranges::find(run.marks, MarkKind::Called, &Mark::kind) - run.marks.begin());
  std::map<std::uint32_t, unsigned> visits;
  std::vector<Wanted> &asked = conditions.asked, &liked = conditions.liked;
  for (std::size_t i = 0; i < run.marks.size() && asked.size() < kLongestPath; ++i) {
    const Mark &mark = run.marks[i];
    if (mark.kind == MarkKind::Entry)
      (mark.property < 0 ? liked : asked).push_back({mark.node, false});  // legal inputs are wanted
    else if (mark.kind == MarkKind::Exit && !mark.value && mark.property >= 0)
      targets.push_back({i, asked.size(), liked.size(), 0, 0});
    else if (isWay(mark.kind)) {
      int turn = turnOf(visits[mark.place]++);
      if (i >= bound)
        targets.push_back({i, asked.size(), liked.size(), mark.kind == MarkKind::Branch ? 2 : 1, turn});
    }
    if (isCondition(mark.kind))
      asked.push_back({mark.node, mark.value != 0});
  }
  figures_.of(Bound::Depth) += asked.size() >= kLongestPath;
  // Where nobody has been comes first; the nearest before the farthest.
  for (Target &target : targets) {
    const Mark &mark = run.marks[target.mark];
    if (mark.kind == MarkKind::Branch && state.seen.contains({mark.place, !mark.value}))
      target.urgency = state.turned.contains({mark.place, target.turn, !mark.value}) ? 4 : 3;
  }
  std::ranges::stable_sort(targets, {}, &Target::urgency);
  return targets;
}

Solution SymbolicSearch::reach(const Target &target, const SymbolicRun &run, const Slicer &slicer,
                               const Conditions &conditions) {
  const Mark &mark = run.marks[target.mark];
  auto first = conditions.asked.begin(), liked = conditions.liked.begin();
  std::vector<Wanted> wanted(first, first + static_cast<long>(target.before)), familiar = wanted;
  familiar.insert(familiar.end(), liked, liked + static_cast<long>(target.likedBefore));
  wanted.push_back({mark.node, !mark.value});
  familiar.push_back({mark.node, !mark.value});
  if (target.likedBefore > 0)
    if (Solution solution = solved(run, slicer, familiar); solution.verdict != Answer::None)
      return solution;
  return solved(run, slicer, wanted);
}

Solution SymbolicSearch::solved(const SymbolicRun &run, const Slicer &slicer, const std::vector<Wanted> &wanted) {
  std::vector<Wanted> sliced = slicer.slice(wanted);
  auto key = slicer.keyOf(sliced);
  if (auto it = answers_.find(key); it != answers_.end()) {
    ++figures_.known;
    return it->second;
  }
  ++figures_.queries;
  std::clock_t begun = std::clock();
  Solution solution = solver_->solve(run, sliced);
  timings().sample("query", static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
  figures_.found += solution.verdict == Answer::Found;
  figures_.unknown += solution.verdict == Answer::Unknown;
  answers_[key] = solution;
  return solution;
}

void SymbolicSearch::note(const SymbolicRun &run) {
  ++figures_.runs;
  for (std::size_t i = 0; i < run.losses.size(); ++i)
    figures_.losses[i] += run.losses[i];
}

// In one flavour or in both.
void SymbolicSearch::noteDiverged(const Input &input) {
  figures_.diverged += diverged_.insert(hashInput(input)).second;
}

void SymbolicSearch::follow(const Item &item, OperationState &state, std::vector<Input> &out) {
  std::optional<SymbolicRun> ran = worker_->run(item.input);
  isGone_ = !ran;
  if (!ran)
    return;
  const SymbolicRun &run = *ran;
  note(run);
  if (hasDiverged(item, run))
    noteDiverged(item.input);
  // What breaks something is for the ordinary flavour to judge; behind it there is nothing to look for.
  if (item.goal.kind == MarkKind::Exit)
    return;
  Slicer slicer(run);
  if (keepsStates_)
    keepStates(item.input, run, slicer);
  Conditions conditions;
  std::vector<Target> targets = targetsIn(run, item, state, conditions);
  std::erase_if(targets, [&](const Target &target) { return slicer.isFixed(run.marks[target.mark].node); });
  if (targets.size() > kMostTargets) {
    figures_.of(Bound::Conditions) += targets.size() - kMostTargets;
    targets.resize(kMostTargets);
  }
  for (const Target &target : targets) {
    const Mark &mark = run.marks[target.mark];
    bool isExit = mark.kind == MarkKind::Exit;
    int &tries = isExit ? state.broken[mark.property] : state.turned[{mark.place, target.turn, !mark.value}];
    if (!isExit)
      state.seen.insert({mark.place, !mark.value});
    int most = isExit                          ? kTriesOfProperty
               : target.turn > 0               ? kTurnsInLoop
               : mark.kind == MarkKind::Branch ? kTurnsOfPlace
                                               : kTurnsOfTrap;
    Aim aim{isExit, isExit ? static_cast<std::uint32_t>(mark.property) : mark.place, !mark.value};
    int &givenUp = state.givenUp[aim], &everGivenUp = givenUp_[{item.input.steps.back().operation, aim}];
    if (tries >= most || givenUp >= kGivenUp || everGivenUp >= kGivenUpEver) {
      ++figures_.of(isExit ? Bound::Property : Bound::Place);
      continue;
    }
    ++tries;
    bool isTooHard = turn(target, run, slicer, conditions, item, state, out) == Answer::Unknown;
    givenUp += isTooHard;
    everGivenUp += isTooHard;
  }
}

Answer SymbolicSearch::turn(const Target &target, const SymbolicRun &run, const Slicer &slicer,
                            const Conditions &conditions, const Item &item, OperationState &state,
                            std::vector<Input> &out) {
  const Mark &mark = run.marks[target.mark];
  Solution solution = reach(target, run, slicer, conditions);
  if (solution.verdict != Answer::Found)
    return solution.verdict;
  Input input = item.input;
  for (const PlacedLiteral &place : run.literals)
    if (auto it = solution.values.find(place.offset); it != solution.values.end())
      setLiteral(input, place, it->second);
  if (!(keepsStates_ ? made_ : known_).insert(hashInput(input)).second)
    return solution.verdict;
  Goal goal{mark.kind, mark.property, mark.place};
  goals_[hashInput(input)] = goal;
  ++figures_.inputs;
  out.push_back(input);
  std::deque<Item> &items = state.items[target.urgency];
  if (items.size() >= kMostItems) {
    ++figures_.of(Bound::Waiting);
    return solution.verdict;
  }
  bool isExit = mark.kind == MarkKind::Exit;
  items.push_back({std::move(input), target.mark + 1, isExit ? 0 : hashPath(run, target.mark, true), goal});
  return solution.verdict;
}

std::string SymbolicSearch::purposeOf(const Input &input) const {
  auto it = goals_.find(hashInput(input));
  if (it == goals_.end())
    return "";
  switch (it->second.kind) {
  case MarkKind::Exit: return "break a property at the exit of the call";
  case MarkKind::Trap: return "run into undefined behaviour or a failed assertion";
  case MarkKind::Bounds: return "leave the bounds of an object";
  case MarkKind::Called: return "";  // the sequence itself, with literals as they came
  default: return "take a branch that others did not take";
  }
}

void SymbolicSearch::settle(const Input &input, const Outcome &outcome) {
  auto it = goals_.find(hashInput(input));
  // A specification that the symbolic flavour does not have may have kept the call from being made.
  if (it == goals_.end() || !outcome.asked.empty())
    return;
  const Goal &goal = it->second;
  bool isBroken = std::ranges::any_of(outcome.exit, [&](const Violation &v) { return v.property == goal.property; });
  bool isReached = isBadEnding(outcome.ending) || (goal.kind == MarkKind::Exit && isBroken);
  if (goal.kind != MarkKind::Branch && goal.kind != MarkKind::Called && !isReached)
    noteDiverged(input);
}

}  // namespace eclat

#include "infer/state_sample.h"

namespace eclat {

namespace {

constexpr std::size_t kMostStates = 200;

// The same numbers on every run.
std::uint64_t scramble(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

}  // namespace

void StateSample::add(const rt::Value *now, std::size_t nowCount, const rt::Value *entry, std::size_t entryCount) {
  std::size_t place = states_.size();
  ++seen_;
  if (place < kMostStates)
    states_.emplace_back();
  else if (place = scramble(seen_) % seen_; place >= kMostStates)
    return;
  State &state = states_[place];
  state.now.assign(now, nowCount);
  state.hasEntry = entry != nullptr;
  if (entry)
    state.entry.assign(entry, entryCount);
}

StateSample::Rate StateSample::rate(const Bytecode &statement, const Bytecode *condition, rt::Truth side) const {
  Rate rate;
  rt::Arena scratch;
  for (const State &state : states_) {
    scratch.reset();
    const rt::Value *entry = state.hasEntry ? state.entry.values() : nullptr;
    if (condition && condition->holds(state.now.values(), entry, scratch) != side)
      continue;
    rt::Truth truth = statement.holds(state.now.values(), entry, scratch);
    rate.yes += truth == rt::Truth::True;
    rate.no += truth == rt::Truth::False;
  }
  return rate;
}

}  // namespace eclat

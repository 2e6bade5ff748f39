#include "generate/pool.h"

#include "flow/callable.h"
#include "flow/passing.h"
#include "support/random.h"

namespace eclat {

namespace {

bool isBorrowed(const Operation &op) {
  return op.kind != OperationKind::Constructor && isObject(op.result) && op.resultPassing != Passing::Value;
}

}  // namespace

void Pool::Shelf::add(const PoolValue &value, bool isFresh) {
  ++offered;
  if (isFresh && fresh.size() < kMostFresh)
    fresh.push_back(value);
  else if (isFresh)
    fresh[freshOffered % kMostFresh] = value;
  freshOffered += isFresh;
  if (values.size() < kMost) {
    values.push_back(value);
    return;
  }
  // One half is a fair sample of all that were offered, so that simple values stay; the other takes every new one, so
  // that there is always something to go on from. What decides is their number alone, so that runs can be repeated.
  Random random(offered);
  std::size_t place = random.below(offered);
  if (place < kMost / 2)
    values[place] = value;
  else
    values[kMost / 2 + random.below(kMost / 2)] = value;
}

void Pool::addValue(const std::string &type, const PoolValue &value, bool isFresh) {
  ++size_;
  values_[type].add(value, isFresh);
  if (const ClassInfo *info = component_.findClass(type))
    for (const std::string &base : info->bases)
      values_[base].add(value, isFresh);
}

void Pool::addMade(const Operation &maker, const PoolValue &value, bool isFresh) {
  addValue(madeBy(maker), value, isFresh);
  if (objectMadeBy(maker) != madeBy(maker))
    addValue(objectMadeBy(maker), value, isFresh);
}

void Pool::add(const Input &input, const Gain &gain) {
  if (input.steps.size() >= maxSteps_)
    return;
  std::optional<std::vector<Life>> lives = lifetimes_.after(input);
  if (!lives)
    return;
  auto shared = std::make_shared<const Input>(input);
  const Step &last = input.steps.back();
  const Operation &op = component_.operations[static_cast<std::size_t>(last.operation)];
  int lastStep = static_cast<int>(input.steps.size()) - 1;
  if (isResultKept(op, component_))
    addMade(op, {shared, lastStep, gain.numbers}, gain.isNew);
  for (std::size_t i = 0; i < last.arguments.size(); ++i) {
    if (!last.arguments[i].isStep() || !mayChange(op, i, component_))
      continue;
    int step = last.arguments[i].step;
    if ((*lives)[static_cast<std::size_t>(step)] != Life::Alive)
      continue;
    const Operation &maker =
        component_.operations[static_cast<std::size_t>(input.steps[static_cast<std::size_t>(step)].operation)];
    // What was borrowed may dangle after further calls; it served for the one call that followed it.
    if (!isBorrowed(maker))
      addMade(maker, {shared, step, gain.numbers}, gain.isNew);
  }
}

const Pool::Shelf *Pool::shelfOf(const Type &type) const {
  auto it = values_.find(type.spelling);
  return it == values_.end() ? nullptr : &it->second;
}

const std::vector<PoolValue> &Pool::of(const Type &type) const {
  static const std::vector<PoolValue> none;
  const Shelf *shelf = shelfOf(type);
  return shelf ? shelf->values : none;
}

const std::vector<PoolValue> &Pool::freshOf(const Type &type) const {
  static const std::vector<PoolValue> none;
  const Shelf *shelf = shelfOf(type);
  return shelf ? shelf->fresh : none;
}

}  // namespace eclat

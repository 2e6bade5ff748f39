#include "generate/pool.h"

namespace eclat {

namespace {

// What a step made, seen from outside: the object of a constructor, or its result.
const std::string &madeBy(const Operation &op) {
  return op.kind == OperationKind::Constructor ? op.className : op.result.spelling;
}

bool isUsable(const Operation &op) {
  if (op.kind == OperationKind::Constructor)
    return true;
  return op.result.kind != TypeKind::Void && op.result.kind != TypeKind::Other &&
         (op.result.kind == TypeKind::Class || !isPointer(op.resultPassing));
}

bool isBorrowed(const Operation &op) {
  return op.kind != OperationKind::Constructor && op.result.kind == TypeKind::Class &&
         op.resultPassing != Passing::Value;
}

bool mayChange(const Operation &op, std::size_t argument) {
  if (op.hasReceiver() && argument == 0)
    return op.mayChangeReceiver();
  const Parameter &p = op.parameters[argument - (op.hasReceiver() ? 1 : 0)];
  return p.type.kind == TypeKind::Class && (p.passing == Passing::Ref || p.passing == Passing::Ptr);
}

}  // namespace

void Pool::addValue(const std::string &type, PoolValue value) {
  ++size_;
  values_[type].push_back(value);
  if (const ClassInfo *info = component_.findClass(type))
    for (const std::string &base : info->bases)
      values_[base].push_back(value);
}

void Pool::add(const Input &input) {
  auto shared = std::make_shared<const Input>(input);
  const Step &last = input.steps.back();
  const Operation &op = component_.operations[static_cast<std::size_t>(last.operation)];
  int lastStep = static_cast<int>(input.steps.size()) - 1;
  if (isUsable(op) && !(op.result.kind == TypeKind::Class && !component_.findClass(madeBy(op))))
    addValue(madeBy(op), {shared, lastStep});
  for (std::size_t i = 0; i < last.arguments.size(); ++i) {
    if (!last.arguments[i].isStep() || !mayChange(op, i))
      continue;
    int step = last.arguments[i].step;
    const Operation &maker =
        component_.operations[static_cast<std::size_t>(input.steps[static_cast<std::size_t>(step)].operation)];
    // What was borrowed may dangle after further calls; it served for the one call that followed it.
    if (!isBorrowed(maker))
      addValue(madeBy(maker), {shared, step});
  }
}

const std::vector<PoolValue> &Pool::of(const Type &type) const {
  static const std::vector<PoolValue> none;
  auto it = values_.find(type.spelling);
  return it == values_.end() ? none : it->second;
}

}  // namespace eclat

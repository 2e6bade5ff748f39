#include "generate/lifetime.h"

#include "flow/callable.h"
#include "flow/passing.h"

#include <algorithm>
#include <set>

namespace eclat {

namespace {

using Steps = std::set<int>;

bool meet(const Steps &a, const Steps &b) {
  return std::ranges::any_of(a, [&](int step) { return b.contains(step); });
}

// The value of a step, and all steps whose objects it may refer to.
struct Value {
  Life life = Life::Alive;
  Steps lenders;
};

class Walk {
public:
  Walk(const Input &input, const Component &component, const std::vector<Lifetimes::Effects> &effects)
      : input_(input), component_(component), effects_(effects) {}

  std::optional<std::vector<Life>> run() {
    for (const Step &step : input_.steps) {
      call_ = &step;
      operation_ = &component_.operations[static_cast<std::size_t>(step.operation)];
      effect_ = &effects_[static_cast<std::size_t>(step.operation)];
      for (std::size_t k = 0; k < step.arguments.size(); ++k)
        if (step.arguments[k].isStep() && !mayPass(k))
          return std::nullopt;
      Value made = result();
      for (std::size_t k = 0; k < step.arguments.size(); ++k)
        if (step.arguments[k].isStep())
          use(k);
      values_.push_back(std::move(made));
    }
    std::vector<Life> lives;
    for (const Value &value : values_)
      lives.push_back(value.life);
    return lives;
  }

private:
  const Operation &makerOf(int step) const {
    return component_.operations[static_cast<std::size_t>(input_.steps[static_cast<std::size_t>(step)].operation)];
  }
  Value &valueOf(int step) { return values_[static_cast<std::size_t>(step)]; }
  bool isReceiver(std::size_t k) const { return operation_->hasReceiver() && k == 0; }
  const Parameter &parameter(std::size_t k) const { return operation_->parameters[k - operation_->hasReceiver()]; }

  // An object of the component that the step only refers to.
  bool isReference(int step) const {
    const Operation &maker = makerOf(step);
    return maker.kind != OperationKind::Constructor && isObject(maker.result) && maker.resultPassing != Passing::Value;
  }

  // Returned a smart pointer; there is no object behind one that was given away.
  static bool isOwner(const Operation &maker) { return objectMadeBy(maker) != madeBy(maker); }

  bool isConst(int step) const {
    const Operation &maker = makerOf(step);
    if (isOwner(maker))
      return maker.result.spelling.find("<const ") != std::string::npos;
    Passing passing = maker.resultPassing;
    return isReference(step) && (passing == Passing::ConstRef || passing == Passing::ConstPtr);
  }

  bool givesAway(std::size_t k) const {
    const Operation &maker = makerOf(call_->arguments[k].step);
    // What goes into a new smart pointer is a copy, where there can be one.
    if (!isReceiver(k) && isSmartPointer(parameter(k).type) && madeBy(maker) != parameter(k).type.spelling) {
      const ClassInfo *object = component_.findClass(objectMadeBy(maker));
      return object && !object->isCopyable;
    }
    return effect_->givesAway[k];
  }

  bool wantsChangeable(std::size_t k) const {
    if (isReceiver(k))
      return !operation_->isConst;
    Passing passing = parameter(k).passing;
    return passing == Passing::Ref || passing == Passing::Ptr || passing == Passing::RvalueRef;
  }

  bool takesPart(const Steps &lenders, std::size_t except) const {
    for (std::size_t k = 0; k < call_->arguments.size(); ++k)
      if (k != except && call_->arguments[k].isStep() && lenders.contains(call_->arguments[k].step))
        return true;
    return false;
  }

  bool mayPass(std::size_t k) {
    int step = call_->arguments[k].step;
    const Value &value = valueOf(step);
    bool isPointer = !isReceiver(k) && isSmartPointer(parameter(k).type);
    if (value.life == Life::Expired || (isConst(step) && wantsChangeable(k) && !isPointer))
      return false;
    if (value.life == Life::GivenAway)
      return isReceiver(k) && operation_->name == "operator=" && !isOwner(makerOf(step));
    if (givesAway(k) && !mayGiveAway(k))
      return false;
    bool isFree =
        isReceiver(k) || value.lenders.empty() || isReference(step) || makerOf(step).kind == OperationKind::Constructor;
    return isFree || takesPart(value.lenders, k);
  }

  // Nothing else in the same call may be the object or refer to it; and a part of another object stays where it is.
  bool mayGiveAway(std::size_t k) {
    int step = call_->arguments[k].step;
    if (isReference(step) && makerOf(step).resultPassing != Passing::RvalueRef)
      return false;
    for (std::size_t other = 0; other < call_->arguments.size(); ++other) {
      const Argument &argument = call_->arguments[other];
      if (other != k && argument.isStep() && (argument.step == step || valueOf(argument.step).lenders.contains(step)))
        return false;
    }
    return true;
  }

  // What the result may refer to, once the step has run.
  Value result() {
    Value made;
    if (!effect_->lends)
      return made;
    for (std::size_t k = 0; k < call_->arguments.size(); ++k) {
      if (!call_->arguments[k].isStep())
        continue;
      int step = call_->arguments[k].step;
      if (isReceiver(k) || isReferredTo(parameter(k)))
        made.lenders.insert(step);
      made.lenders.insert(valueOf(step).lenders.begin(), valueOf(step).lenders.end());
    }
    return made;
  }

  // A copy refers to what its original refers to, not to the original.
  bool isReferredTo(const Parameter &p) const {
    if (operation_->kind == OperationKind::Constructor &&
        (!effect_->bindsParts || p.type.spelling == operation_->className))
      return false;
    return isObject(p.type) && p.passing != Passing::Value;
  }

  void use(std::size_t k) {
    int step = call_->arguments[k].step;
    if (givesAway(k)) {
      expireLentBy(step);
      valueOf(step).life = Life::GivenAway;
      return;
    }
    // It may have been set to anything.
    if (!isReceiver(k) && parameter(k).passing == Passing::Ref && !isObject(parameter(k).type) &&
        !valueOf(step).lenders.empty())
      valueOf(step).life = Life::Expired;
    if (!effect_->changes[k])
      return;
    expireLentBy(step);
    if (isReceiver(k) && operation_->name == "operator=")
      valueOf(step).life = Life::Alive;
    // Who takes a pointer may free what it leads to, unless it is one of our objects.
    if (!isReceiver(k) && isReference(step) && parameter(k).passing == Passing::Ptr)
      valueOf(step).life = Life::Expired;
  }

  // A change of a part is a change of the whole: all that the same lenders lent is gone, but not the part itself.
  void expireLentBy(int step) {
    Steps changed = valueOf(step).lenders;
    changed.insert(step);
    for (std::size_t i = 0; i < values_.size(); ++i)
      if (!changed.contains(static_cast<int>(i)) && meet(values_[i].lenders, changed))
        values_[i].life = Life::Expired;
  }

  const Input &input_;
  const Component &component_;
  const std::vector<Lifetimes::Effects> &effects_;
  const Step *call_ = nullptr;
  const Operation *operation_ = nullptr;
  const Lifetimes::Effects *effect_ = nullptr;
  std::vector<Value> values_;
};

// A reference to an object stays what it is when that object changes; what leads into the object does not: an iterator,
// a view, a pointer to one of its elements.
bool bindsParts(const ClassInfo &info, const Component &component) {
  return std::ranges::any_of(info.fields, [&](const Field &field) {
    std::string pointee = field.spelling;
    bool isReference = pointee.ends_with("&"), isPointer = pointee.ends_with("*");
    if (field.isStatic)
      return false;
    if (!isReference && !isPointer)
      return isView(field.type) || pointee.find("iterator") != std::string::npos;
    pointee.resize(pointee.find_last_not_of(" *&") + 1);
    if (pointee.starts_with("const "))
      pointee.erase(0, 6);
    return !component.findClass(pointee);
  });
}

bool lends(const Operation &operation, const Component &component) {
  bool isReference = operation.kind != OperationKind::Constructor && isObject(operation.result) &&
                     operation.resultPassing != Passing::Value;
  return isReference || isLent(operation.result, component);
}

}  // namespace

Lifetimes::Lifetimes(const Component &component) : component_(component) {
  for (const Operation &operation : component.operations) {
    Effects effects;
    std::size_t receivers = operation.hasReceiver() ? 1 : 0;
    for (std::size_t k = 0; k < receivers + operation.parameters.size(); ++k) {
      effects.changes.push_back(mayChange(operation, k, component));
      effects.givesAway.push_back(k < receivers ? operation.isRvalue
                                                : isGivenAway(operation.parameters[k - receivers], component));
    }
    effects.lends = lends(operation, component);
    if (const ClassInfo *own = component.findClass(operation.className))
      effects.bindsParts = operation.kind == OperationKind::Constructor && bindsParts(*own, component);
    effects_.push_back(std::move(effects));
  }
}

std::optional<std::vector<Life>> Lifetimes::after(const Input &input) const {
  return Walk(input, component_, effects_).run();
}

}  // namespace eclat

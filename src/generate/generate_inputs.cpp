#include "generate/generate_inputs.h"

#include "flow/callable.h"
#include "flow/passing.h"
#include "generate/exhaustive.h"
#include "kinds/integers.h"

#include <algorithm>

namespace eclat {

namespace {

// A C string that is no text breaks a rule that nobody writes down, unless the code itself asks for it.
bool expectsNull(const Operation &operation, const Parameter &parameter, const Component &component) {
  return std::ranges::any_of(component.conditions, [&](const Condition &condition) {
    return condition.operation == operation.signature &&
           (condition.text == parameter.name + " == null" || condition.text == parameter.name + " != null");
  });
}

constexpr int kRelated = 60;  // percent of the further objects that a law is about

// The end of an array that is made for the same call.
std::optional<Argument> endOf(const Argument &array) {
  Argument end;
  end.literal.integer = static_cast<std::int64_t>(array.literal.elements.size() + array.literal.text.size());
  return end;
}

}  // namespace

RandomGenerator::RandomGenerator(const Component &component, const ExploreOptions &options, Hints hints)
    : component_(component), options_(options), weights_(options.weights), hints_(std::move(hints)),
      lifetimes_(component), values_(component, options.weights.given), random_(options.seed) {
  auto isPlain = [](const Parameter &p) { return !isObject(p.type) && !isMade(p.type); };
  for (const Operation &operation : component.operations) {
    bool asksLittle = operation.hasReceiver() && std::ranges::all_of(operation.parameters, isPlain);
    if (asksLittle && isResultKept(operation, component) && isLent(operation.result, component))
      lenders_[operation.result.spelling].push_back(&operation);
    if (asksLittle && returnsReferred(operation, component))
      referrers_[operation.result.spelling].push_back(&operation);
  }
  for (const Operation &operation : component.operations)
    for (const Parameter &parameter : operation.parameters)
      if (parameter.type.spelling == "const char *" && expectsNull(operation, parameter, component))
        nullTexts_.insert(&parameter);
}

std::vector<Input> RandomGenerator::generate(const Operation &operation, const Pool &pool, int count) {
  return collectInputs(count, options_.failedTries, [&] { return makeNew(operation, pool, nullptr); });
}

std::optional<Input> RandomGenerator::follow(const Operation &operation, const Pool &pool, Guide &guide) {
  return makeNew(operation, pool, &guide);
}

std::optional<Input> RandomGenerator::makeNew(const Operation &operation, const Pool &pool, Guide *guide) {
  std::optional<Input> input = attempt(operation, pool, guide);
  bool isNew = input && static_cast<int>(input->steps.size()) <= options_.maxSteps && seen_.insert(hashInput(*input));
  return isNew ? std::move(input) : std::nullopt;
}

std::optional<Input> RandomGenerator::attempt(const Operation &operation, const Pool &pool, Guide *guide) {
  Draft draft{operation, pool, guide};
  Step &call = draft.call;
  call.operation = operation.id;
  if (guide && guide->object)
    join(*guide->object, draft);  // first, so that what was made for it can be found
  if (operation.hasReceiver()) {
    auto chosen = chooseGuided(kReceiverPosition, nullptr, draft);
    if (!chosen)
      chosen = chooseObject(objectType(operation.className), draft);
    if (!chosen)
      return std::nullopt;
    call.arguments.push_back(*chosen);
  }
  std::vector<std::pair<std::size_t, const Type *>> lent;
  for (const Parameter &parameter : operation.parameters) {
    if (auto guided =
            chooseGuided(positionOf(static_cast<int>(&parameter - operation.parameters.data())), &parameter, draft)) {
      call.arguments.push_back(std::move(*guided));
      continue;
    }
    if (parameter.hasDefault && !parameter.ends && random_.chance(weights_.defaulted))
      break;
    if (auto given = parameter.ends ? std::nullopt : values_.pickGiven(operation, parameter, random_)) {
      call.arguments.push_back({-1, std::move(*given)});
      continue;
    }
    if (!parameter.ends && isLentByOthers(parameter) && random_.chance(isMade(parameter.type) ? 100 : weights_.lent)) {
      lent.emplace_back(call.arguments.size(), &parameter.type);
      call.arguments.push_back({});
      continue;
    }
    auto chosen = parameter.ends ? endOf(call.arguments.back()) : choose(parameter, draft);
    if (!chosen)
      return std::nullopt;
    call.arguments.push_back(std::move(*chosen));
  }
  // Last, when all objects that could lend something take part.
  for (auto [k, type] : lent) {
    auto chosen = askLender(*type, draft);
    if (!chosen)
      return std::nullopt;
    call.arguments[k] = *chosen;
  }
  draft.input.steps.push_back(std::move(call));
  if (!lifetimes_.isLegal(draft.input))
    return std::nullopt;
  return std::move(draft.input);
}

// What the guide says stands there; for a null parameter, the receiver.
std::optional<Argument> RandomGenerator::chooseGuided(int position, const Parameter *parameter, Draft &draft) {
  Guide *guide = draft.guide;
  if (!guide || (parameter && parameter->ends))
    return std::nullopt;
  if (guide->object && std::ranges::find(guide->positions, position) != guide->positions.end()) {
    Argument object = join(*guide->object, draft);
    guide->step = object.step;
    return object;
  }
  if (guide->constants && parameter && !random_.chance(weights_.omitted))
    for (const PassedConstant &constant : *guide->constants)
      if (positionOf(constant.parameter) == position)
        return Argument{-1, constant.literal};
  if (auto other = guide->others.find(position); other != guide->others.end())
    return join(other->second, draft);
  Type type = parameter ? parameter->type : objectType(draft.operation.className);
  if (!isObject(type) || (parameter && isPointer(parameter->passing) && random_.chance(weights_.null)))
    return std::nullopt;
  // Objects that work together have mostly been made for each other.
  if (random_.chance(weights_.shared))
    if (auto before = chooseMadeBefore(type, draft))
      return before;
  if (!guide->preferred || guide->preferred->of(type).empty() || random_.chance(weights_.omitted))
    return std::nullopt;
  return join(random_.pick(guide->preferred->of(type)), draft);
}

// An object that a step of the input has made already.
std::optional<Argument> RandomGenerator::chooseMadeBefore(const Type &type, const Draft &draft) {
  std::vector<int> made;
  for (std::size_t i = 0; i < draft.input.steps.size(); ++i) {
    const Operation &maker = component_.operations[static_cast<std::size_t>(draft.input.steps[i].operation)];
    int step = static_cast<int>(i);
    bool isInCall = std::ranges::any_of(draft.call.arguments, [&](const Argument &a) { return a.step == step; });
    if (isResultKept(maker, component_) && component_.isA(objectMadeBy(maker), type.spelling) &&
        (!isInCall || random_.chance(weights_.aliased)))
      made.push_back(step);
  }
  return made.empty() ? std::nullopt : std::optional(Argument{random_.pick(made), {}});
}

// The input of a value becomes part of ours, if it is not yet.
Argument RandomGenerator::join(const PoolValue &value, Draft &draft) {
  for (auto [part, start] : draft.parts)
    if (part->input == value.input)
      return Argument{start + value.step, {}};
  return appendPart(value, draft);
}

Argument RandomGenerator::appendPart(const PoolValue &value, Draft &draft) {
  int start = static_cast<int>(draft.input.steps.size());
  append(draft.input, *value.input);
  draft.parts.emplace_back(&value, start);
  return Argument{start + value.step, {}};
}

bool RandomGenerator::isLentByOthers(const Parameter &parameter) const {
  return !isBuffer(parameter.type) && !isPointer(parameter.passing) && lenders_.contains(parameter.type.spelling);
}

// An iterator or the like of one of the objects that take part in the call, fresh, so that nothing has changed since.
std::optional<Argument> RandomGenerator::askLender(const Type &type, Draft &draft) {
  std::vector<std::pair<int, const Operation *>> offers;
  for (const Argument &argument : draft.call.arguments) {
    if (!argument.isStep())
      continue;
    const Step &maker = draft.input.steps[static_cast<std::size_t>(argument.step)];
    const std::string &className = objectMadeBy(component_.operations[static_cast<std::size_t>(maker.operation)]);
    for (const Operation *lender : lenders_.at(type.spelling))
      if (component_.isA(className, lender->className))
        offers.emplace_back(argument.step, lender);
  }
  if (offers.empty())
    return chooseObject(type, draft);
  auto [object, lender] = random_.pick(offers);
  return ask(*lender, object, draft);
}

// A further step: what a method of an object in the call returns.
std::optional<Argument> RandomGenerator::ask(const Operation &method, int object, Draft &draft) {
  Step step{method.id, {Argument{object, {}}}};
  for (const Parameter &parameter : method.parameters) {
    if (parameter.hasDefault)
      break;
    auto chosen = choose(parameter, draft);
    if (!chosen)
      return std::nullopt;
    step.arguments.push_back(std::move(*chosen));
  }
  draft.input.steps.push_back(std::move(step));
  return Argument{static_cast<int>(draft.input.steps.size()) - 1, {}};
}

// A reference into the receiver itself: whoever stores it, and moves what it refers to first, reads something else.
std::optional<Argument> RandomGenerator::chooseReferred(const Parameter &parameter, Draft &draft) {
  auto methods = referrers_.find(parameter.type.spelling);
  bool isByReference = parameter.passing == Passing::ConstRef || parameter.passing == Passing::Ref;
  if (methods == referrers_.end() || !isByReference || !draft.operation.hasReceiver() || draft.call.arguments.empty())
    return std::nullopt;
  const Operation &method = *random_.pick(methods->second);
  bool isOwn = component_.isA(draft.operation.className, method.className);
  if (!isOwn || !random_.chance(weights_.aliased))
    return std::nullopt;
  auto value = ask(method, draft.call.arguments.front().step, draft);
  if (value)
    value->isAlias = true;
  return value;
}

std::optional<Argument> RandomGenerator::choose(const Parameter &parameter, Draft &draft) {
  const Type &type = parameter.type;
  if (isObject(type)) {
    if (isPointer(parameter.passing) && (random_.chance(weights_.null) || draft.pool.of(type).empty()))
      return Argument{-1, {.kind = LiteralKind::Null}};
    return chooseObject(type, draft);
  }
  if (isMade(type))
    return chooseObject(type, draft);
  if (isSmartPointer(type))
    return chooseOwned(type, draft);
  bool isMadeForTheCall = isBuffer(type);
  if (!isMadeForTheCall && isPointer(parameter.passing) && random_.chance(weights_.null))
    return Argument{-1, {.kind = LiteralKind::Null}};
  if (auto referred = chooseReferred(parameter, draft))
    return referred;
  if (!isMadeForTheCall && !isLent(type, component_) && !draft.pool.of(type).empty() && random_.chance(weights_.result))
    return chooseObject(type, draft);
  if (nullTexts_.contains(&parameter) && random_.chance(weights_.null))
    return Argument{-1, {.kind = LiteralKind::Null}};
  return choosePlain(parameter, draft);
}

// A constant: one that means something here, or any.
Argument RandomGenerator::choosePlain(const Parameter &parameter, Draft &draft) {
  const std::vector<Parameter> &own = draft.operation.parameters;
  bool isOwn = !own.empty() && &parameter >= own.data() && &parameter < own.data() + own.size();
  std::pair<int, int> place = {draft.operation.id, isOwn ? static_cast<int>(&parameter - own.data()) : -1};
  auto pickOf = [&](const ParameterValues &values, int percent) -> std::optional<Literal> {
    auto it = values.find(place);
    if (it == values.end() || !random_.chance(percent))
      return std::nullopt;
    return random_.pick(it->second);
  };
  if (auto seen = pickOf(hints_.examples, weights_.example))
    return {-1, std::move(*seen)};
  if (auto border = pickOf(hints_.borders, weights_.border))
    return {-1, std::move(*border)};
  if (random_.chance(weights_.near))
    if (auto near = chooseNear(parameter.type, draft))
      return {-1, std::move(*near)};
  if (random_.chance(weights_.used))
    if (auto used = chooseUsed(parameter.type, draft))
      return {-1, std::move(*used)};
  return {-1, values_.pick(parameter.type, random_)};
}

// A size, count or index of an object in the call, or next to one.
std::optional<Literal> RandomGenerator::chooseNear(const Type &type, const Draft &draft) {
  if (!isInteger(type) || draft.parts.empty())
    return std::nullopt;
  const std::vector<std::int64_t> &numbers = random_.pick(draft.parts).first->numbers;
  if (numbers.empty())
    return std::nullopt;
  std::int64_t number = random_.pick(numbers) + static_cast<std::int64_t>(random_.below(3)) - 1;
  return number <= mostOf(type) ? std::optional<Literal>({.integer = number}) : std::nullopt;
}

// A constant of this type that the input has passed before.
std::optional<Literal> RandomGenerator::chooseUsed(const Type &type, const Draft &draft) {
  std::vector<const Literal *> used;
  auto look = [&](const Step &step) {
    const Operation &op = component_.operations[static_cast<std::size_t>(step.operation)];
    std::size_t first = op.hasReceiver() ? 1 : 0;
    for (std::size_t i = first; i < step.arguments.size() && i - first < op.parameters.size(); ++i)
      if (!step.arguments[i].isStep() && op.parameters[i - first].type.spelling == type.spelling &&
          step.arguments[i].literal.kind != LiteralKind::Null)
        used.push_back(&step.arguments[i].literal);
  };
  std::ranges::for_each(draft.input.steps, look);
  look(draft.call);
  return used.empty() ? std::nullopt : std::optional<Literal>(*random_.pick(used));
}

// Null, the smart pointer that a step returned, or what is to be put into a new one.
std::optional<Argument> RandomGenerator::chooseOwned(const Type &type, Draft &draft) {
  const Type &element = type.elements.front();
  bool hasReturned = !draft.pool.of(type).empty();
  bool canFill = !isObject(element) || !draft.pool.of(element).empty();
  if (random_.chance(weights_.null) || (!hasReturned && !canFill))
    return Argument{-1, {.kind = LiteralKind::Null}};
  if (hasReturned && (!canFill || random_.chance(weights_.result)))
    return chooseObject(type, draft);
  return isObject(element) ? chooseObject(element, draft) : Argument{-1, values_.pick(element, random_)};
}

// The same calls with another constant in one place.
Argument RandomGenerator::makeRelative(Draft &draft) {
  if (draft.relative.steps.empty())
    draft.relative = *draft.parts.front().first->input;
  Input &input = draft.relative;  // of the last one, so that they lie in a row
  std::vector<std::pair<Literal *, const Type *>> literals;
  for (Step &step : input.steps) {
    const Operation &op = component_.operations[static_cast<std::size_t>(step.operation)];
    std::size_t first = op.hasReceiver() ? 1 : 0;
    for (std::size_t i = first; i < step.arguments.size() && i - first < op.parameters.size(); ++i)
      if (const Type &type = op.parameters[i - first].type; !step.arguments[i].isStep() && kindOf(type).canVary(type))
        literals.emplace_back(&step.arguments[i].literal, &type);
  }
  if (!literals.empty()) {
    auto [literal, type] = random_.pick(literals);
    kindOf(*type).vary(*literal, *type, random_);
  }
  int start = static_cast<int>(draft.input.steps.size());
  append(draft.input, input);
  return Argument{start + draft.parts.front().first->step, {}};
}

// A value of the pool; its input becomes part of ours, unless it is already and the same object is wanted.
std::optional<Argument> RandomGenerator::chooseObject(const Type &type, Draft &draft) {
  const std::vector<PoolValue> &values = draft.pool.of(type), &fresh = draft.pool.freshOf(type);
  if (values.empty())
    return std::nullopt;
  // Laws speak of states, and fresh values are those that first had one; several objects are best alike, but not quite.
  bool isLaw = draft.operation.kind == OperationKind::Law;
  if (isLaw && !draft.parts.empty() && random_.chance(kRelated))
    return makeRelative(draft);
  bool wantsFresh = !fresh.empty() && (isLaw || (options_.isAttentive && random_.chance(weights_.fresh)));
  const PoolValue *value = &random_.pick(wantsFresh ? fresh : values);
  if (!draft.parts.empty() && random_.chance(weights_.aliased)) {
    const Input *first = draft.parts.front().first->input.get();
    for (const PoolValue &candidate : values)
      if (candidate.input.get() == first) {
        value = &candidate;
        break;
      }
  }
  for (auto [part, start] : draft.parts)
    if (part->input == value->input && random_.chance(weights_.shared))
      return Argument{start + value->step, {}};
  return appendPart(*value, draft);
}

std::unique_ptr<Generator> makeGenerator(const Component &component, const ExploreOptions &options, Hints hints) {
  if (options.strategy == Strategy::Exhaustive)
    return std::make_unique<ExhaustiveGenerator>(component, options, std::move(hints));
  return std::make_unique<RandomGenerator>(component, options, std::move(hints));
}

}  // namespace eclat

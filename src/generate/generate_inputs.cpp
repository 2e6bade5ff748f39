#include "generate/generate_inputs.h"

#include "flow/callable.h"
#include "flow/passing.h"

#include <algorithm>

namespace eclat {

namespace {

// Percent of choices; measured in bench/ later, sensible until then.
constexpr int kNull = 12;       // of pointer arguments
constexpr int kShared = 50;     // when a value's input is already part: the same object, not an equal one
constexpr int kAliased = 15;    // of object arguments: one that already takes part in the call
constexpr int kResult = 25;     // of plain arguments: a result of an earlier call instead of a constant
constexpr int kLent = 50;       // of arguments that another way can make, too: one that an object of the call lends
constexpr int kDefaulted = 40;  // of arguments with a default: left out, with all behind it

// A C string that is no text breaks a rule that nobody writes down, unless the code itself asks for it.
bool expectsNull(const Operation &operation, const Parameter &parameter, const Component &component) {
  return std::ranges::any_of(component.conditions, [&](const Condition &condition) {
    return condition.operation == operation.signature &&
           (condition.text == parameter.name + " == null" || condition.text == parameter.name + " != null");
  });
}

// The end of an array that is made for the same call.
std::optional<Argument> endOf(const Argument &array) {
  Argument end;
  end.literal.integer = static_cast<std::int64_t>(array.literal.elements.size() + array.literal.text.size());
  return end;
}

}  // namespace

RandomGenerator::RandomGenerator(const Component &component, const ExploreOptions &options)
    : component_(component), options_(options), lifetimes_(component), values_(component), random_(options.seed) {
  auto isPlain = [](const Parameter &p) { return p.type.kind != TypeKind::Class && p.type.kind != TypeKind::Made; };
  for (const Operation &operation : component.operations)
    if (operation.hasReceiver() && isResultKept(operation, component) && isLent(operation.result, component) &&
        std::ranges::all_of(operation.parameters, isPlain))
      lenders_[operation.result.spelling].push_back(&operation);
  for (const Operation &operation : component.operations)
    for (const Parameter &parameter : operation.parameters)
      if (parameter.type.spelling == "const char *" && expectsNull(operation, parameter, component))
        nullTexts_.insert(&parameter);
}

std::vector<Input> RandomGenerator::generate(const Operation &operation, const Pool &pool) {
  std::vector<Input> out;
  int failed = 0;
  while (static_cast<int>(out.size()) < options_.inputsPerOperation && failed < options_.failedTries) {
    std::optional<Input> input = attempt(operation, pool);
    if (input && static_cast<int>(input->steps.size()) <= options_.maxSteps && seen_.insert(hashInput(*input))) {
      out.push_back(std::move(*input));
      failed = 0;
    } else {
      ++failed;
    }
  }
  return out;
}

std::optional<Input> RandomGenerator::attempt(const Operation &operation, const Pool &pool) {
  Input input;
  Step call{operation.id, {}};
  parts_.clear();
  if (operation.hasReceiver()) {
    Type receiver{.kind = TypeKind::Class, .spelling = operation.className};
    auto chosen = chooseObject(receiver, pool, input);
    if (!chosen)
      return std::nullopt;
    call.arguments.push_back(*chosen);
  }
  std::vector<std::pair<std::size_t, const Type *>> lent;
  for (const Parameter &parameter : operation.parameters) {
    if (parameter.hasDefault && !parameter.ends && random_.chance(kDefaulted))
      break;
    if (auto given = parameter.ends ? std::nullopt : values_.pickGiven(operation, parameter, random_)) {
      call.arguments.push_back({-1, std::move(*given)});
      continue;
    }
    if (!parameter.ends && isLentByOthers(parameter) &&
        random_.chance(parameter.type.kind == TypeKind::Made ? 100 : kLent)) {
      lent.emplace_back(call.arguments.size(), &parameter.type);
      call.arguments.push_back({});
      continue;
    }
    auto chosen = parameter.ends ? endOf(call.arguments.back()) : choose(parameter, pool, input);
    if (!chosen)
      return std::nullopt;
    call.arguments.push_back(std::move(*chosen));
  }
  // Last, when all objects that could lend something take part.
  for (auto [k, type] : lent) {
    auto chosen = askLender(*type, call, pool, input);
    if (!chosen)
      return std::nullopt;
    call.arguments[k] = *chosen;
  }
  input.steps.push_back(std::move(call));
  if (!lifetimes_.isLegal(input))
    return std::nullopt;
  return input;
}

bool RandomGenerator::isLentByOthers(const Parameter &parameter) const {
  bool isMadeForTheCall = parameter.type.kind == TypeKind::Buffer;
  return !isMadeForTheCall && !isPointer(parameter.passing) && lenders_.contains(parameter.type.spelling);
}

// An iterator or the like of one of the objects that take part in the call, fresh, so that nothing has changed since.
std::optional<Argument> RandomGenerator::askLender(const Type &type, const Step &call, const Pool &pool, Input &input) {
  std::vector<std::pair<int, const Operation *>> offers;
  for (const Argument &argument : call.arguments) {
    if (!argument.isStep())
      continue;
    const Step &maker = input.steps[static_cast<std::size_t>(argument.step)];
    const std::string &className = objectMadeBy(component_.operations[static_cast<std::size_t>(maker.operation)]);
    for (const Operation *lender : lenders_.at(type.spelling))
      if (component_.isA(className, lender->className))
        offers.emplace_back(argument.step, lender);
  }
  if (offers.empty())
    return chooseObject(type, pool, input);
  auto [object, lender] = random_.pick(offers);
  Step step{lender->id, {Argument{object, {}}}};
  for (const Parameter &parameter : lender->parameters) {
    if (parameter.hasDefault)
      break;
    auto chosen = choose(parameter, pool, input);
    if (!chosen)
      return std::nullopt;
    step.arguments.push_back(std::move(*chosen));
  }
  input.steps.push_back(std::move(step));
  return Argument{static_cast<int>(input.steps.size()) - 1, {}};
}

std::optional<Argument> RandomGenerator::choose(const Parameter &parameter, const Pool &pool, Input &input) {
  if (parameter.type.kind == TypeKind::Class) {
    if (isPointer(parameter.passing) && (random_.chance(kNull) || pool.of(parameter.type).empty()))
      return Argument{-1, {.kind = LiteralKind::Null}};
    return chooseObject(parameter.type, pool, input);
  }
  if (parameter.type.kind == TypeKind::Made)
    return chooseObject(parameter.type, pool, input);
  if (parameter.type.kind == TypeKind::Owned)
    return chooseOwned(parameter.type, pool, input);
  bool isMadeForTheCall = parameter.type.kind == TypeKind::Buffer;
  if (!isMadeForTheCall && isPointer(parameter.passing) && random_.chance(kNull))
    return Argument{-1, {.kind = LiteralKind::Null}};
  if (!isMadeForTheCall && !isLent(parameter.type, component_) && !pool.of(parameter.type).empty() &&
      random_.chance(kResult))
    return chooseObject(parameter.type, pool, input);
  if (nullTexts_.contains(&parameter) && random_.chance(kNull))
    return Argument{-1, {.kind = LiteralKind::Null}};
  return Argument{-1, values_.pick(parameter.type, random_)};
}

// Null, the smart pointer that a step returned, or what is to be put into a new one.
std::optional<Argument> RandomGenerator::chooseOwned(const Type &type, const Pool &pool, Input &input) {
  const Type &element = type.elements.front();
  bool hasReturned = !pool.of(type).empty();
  bool canFill = element.kind != TypeKind::Class || !pool.of(element).empty();
  if (random_.chance(kNull) || (!hasReturned && !canFill))
    return Argument{-1, {.kind = LiteralKind::Null}};
  if (hasReturned && (!canFill || random_.chance(kResult)))
    return chooseObject(type, pool, input);
  return element.kind == TypeKind::Class ? chooseObject(element, pool, input)
                                         : Argument{-1, values_.pick(element, random_)};
}

// A value of the pool; its input becomes part of ours, unless it is already and the same object is wanted.
std::optional<Argument> RandomGenerator::chooseObject(const Type &type, const Pool &pool, Input &input) {
  const std::vector<PoolValue> &values = pool.of(type);
  if (values.empty())
    return std::nullopt;
  const PoolValue *value = &random_.pick(values);
  if (!parts_.empty() && random_.chance(kAliased)) {
    for (const PoolValue &candidate : values)
      if (candidate.input.get() == parts_.front().first) {
        value = &candidate;
        break;
      }
  }
  for (auto [part, start] : parts_)
    if (part == value->input.get() && random_.chance(kShared))
      return Argument{start + value->step, {}};
  int start = static_cast<int>(input.steps.size());
  append(input, *value->input);
  parts_.emplace_back(value->input.get(), start);
  return Argument{start + value->step, {}};
}

}  // namespace eclat

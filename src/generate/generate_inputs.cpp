#include "generate/generate_inputs.h"

namespace eclat {

namespace {

// Percent of choices; measured in bench/ later, sensible until then.
constexpr int kNull = 12;       // of pointer arguments
constexpr int kShared = 50;     // when a value's input is already part: the same object, not an equal one
constexpr int kAliased = 15;    // of object arguments: one that already takes part in the call
constexpr int kResult = 25;     // of plain arguments: a result of an earlier call instead of a constant
constexpr int kDefaulted = 40;  // of arguments with a default: left out, with all behind it

}  // namespace

RandomGenerator::RandomGenerator(const Component &component, const ExploreOptions &options)
    : options_(options), values_(component), random_(options.seed) {}

std::vector<Input> RandomGenerator::generate(const Operation &operation, const Pool &pool) {
  std::vector<Input> out;
  int failed = 0;
  while (static_cast<int>(out.size()) < options_.inputsPerOperation && failed < options_.failedTries) {
    std::optional<Input> input = attempt(operation, pool);
    if (input && static_cast<int>(input->steps.size()) <= options_.maxSteps && seen_.insert(hashInput(*input)).second) {
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
  for (const Parameter &parameter : operation.parameters) {
    if (parameter.hasDefault && random_.chance(kDefaulted))
      break;
    if (auto given = values_.pickGiven(operation, parameter, random_)) {
      call.arguments.push_back({-1, std::move(*given)});
      continue;
    }
    auto chosen = choose(parameter, pool, input);
    if (!chosen)
      return std::nullopt;
    call.arguments.push_back(std::move(*chosen));
  }
  input.steps.push_back(std::move(call));
  return input;
}

std::optional<Argument> RandomGenerator::choose(const Parameter &parameter, const Pool &pool, Input &input) {
  if (parameter.type.kind == TypeKind::Class) {
    if (isPointer(parameter.passing) && (random_.chance(kNull) || pool.of(parameter.type).empty()))
      return Argument{-1, {.kind = LiteralKind::Null}};
    return chooseObject(parameter.type, pool, input);
  }
  if (!pool.of(parameter.type).empty() && random_.chance(kResult))
    return chooseObject(parameter.type, pool, input);
  return Argument{-1, values_.pick(parameter.type, random_)};
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

#include "reduce/shrink.h"

#include "flow/callable.h"
#include "kinds/kind.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace eclat {

namespace {

constexpr int kTurns = 40;  // each makes the input simpler

double weight(const Literal &literal) {
  double w = 1;
  if (literal.kind == LiteralKind::Int)
    w += std::log2(1.0 + std::abs(static_cast<double>(literal.integer))) + (literal.integer < 0 ? 0.5 : 0);
  if (literal.kind == LiteralKind::Float)
    w += std::isfinite(literal.real) ? std::log2(1.0 + std::abs(literal.real)) + 1 : 20;
  w += static_cast<double>(literal.text.size());
  for (char c : literal.text)
    w += std::isalnum(static_cast<unsigned char>(c)) ? 0 : 0.5;
  for (const Literal &element : literal.elements)
    w += weight(element);
  return w;
}

double weight(const Input &input) {
  double w = 0;
  for (const Step &step : input.steps)
    for (const Argument &argument : step.arguments)
      w += argument.isStep() ? 1 : weight(argument.literal);
  return w;
}

// No flags, characters and enumerators, which are equal every so often.
void collectConstants(const Literal &literal, const Type &type, std::vector<const Literal *> &out) {
  if (traitsOf(type).isTelling)
    out.push_back(&literal);
  for (const Literal &element : literal.elements)
    if (type.elements.size() == 1)
      collectConstants(element, type.elements.front(), out);
}

class Shrinker {
public:
  Shrinker(const Pattern &pattern, const Component &component, const SameAs &sameAs, const IsLegal &isLegal)
      : pattern_(pattern), component_(component), sameAs_(sameAs), isLegal_(isLegal) {}

  Input shrink(Input input) {
    for (int turn = 0; turn < kTurns; ++turn) {
      std::optional<Input> next = best(shorter(input), input);
      if (!next)
        next = best(plainer(input), input);
      if (!next)
        break;
      input = std::move(*next);
    }
    return input;
  }

private:
  const Operation &operationOf(const Step &step) const {
    return component_.operations[static_cast<std::size_t>(step.operation)];
  }

  // The simplest candidate that still does it.
  std::optional<Input> best(std::vector<Input> candidates, const Input &than) {
    std::erase_if(candidates, [&](const Input &c) { return !isSimpler(c, than) || !isLegal_(c); });
    if (candidates.empty())
      return std::nullopt;
    std::ranges::stable_sort(candidates, isSimpler);
    std::vector<bool> same = sameAs_(pattern_, than, candidates);
    auto first = std::ranges::find(same, true);
    if (first == same.end())
      return std::nullopt;
    return std::move(candidates[static_cast<std::size_t>(first - same.begin())]);
  }

  // Without the step, and with those that use its value using `instead`, if they can.
  static std::optional<Input> without(const Input &input, std::size_t step, int instead) {
    Input out;
    for (std::size_t i = 0; i < input.steps.size(); ++i) {
      if (i == step)
        continue;
      out.steps.push_back(input.steps[i]);
      for (Argument &argument : out.steps.back().arguments) {
        if (argument.step == static_cast<int>(step)) {
          if (instead < 0 || argument.isAlias)
            return std::nullopt;
          argument.step = instead;
        }
        if (argument.step > static_cast<int>(step))
          --argument.step;
      }
    }
    return out;
  }

  // Without the step and all that needs it.
  static std::optional<Input> withoutUsers(const Input &input, std::size_t step) {
    std::vector<bool> isGone(input.steps.size(), false);
    isGone[step] = true;
    std::vector<int> moved(input.steps.size(), -1);
    Input out;
    for (std::size_t i = 0; i < input.steps.size(); ++i) {
      for (const Argument &argument : input.steps[i].arguments)
        isGone[i] = isGone[i] || (argument.isStep() && isGone[static_cast<std::size_t>(argument.step)]);
      if (isGone[i])
        continue;
      moved[i] = static_cast<int>(out.steps.size());
      out.steps.push_back(input.steps[i]);
      for (Argument &argument : out.steps.back().arguments)
        if (argument.isStep())
          argument.step = moved[static_cast<std::size_t>(argument.step)];
    }
    return isGone.back() ? std::nullopt : std::optional(std::move(out));
  }

  std::vector<Input> shorter(const Input &input) const {
    std::vector<Input> out;
    for (std::size_t s = 0; s + 1 < input.steps.size(); ++s) {
      if (auto candidate = without(input, s, -1))
        out.push_back(std::move(*candidate));
      else if (auto fewer = withoutUsers(input, s))
        out.push_back(std::move(*fewer));
      const std::string &made = objectMadeBy(operationOf(input.steps[s]));
      for (std::size_t other = 0; other < s; ++other)
        if (component_.isA(objectMadeBy(operationOf(input.steps[other])), made) && component_.findClass(made))
          if (auto candidate = without(input, s, static_cast<int>(other)))
            out.push_back(std::move(*candidate));
    }
    return out;
  }

  // What the user wants there is not replaced.
  bool isFixed(const Operation &op, std::size_t parameter) const {
    return std::ranges::any_of(component_.given, [&](const GivenLiterals &given) {
      return given.only && (given.operation.empty()
                                ? given.type == op.parameters[parameter].type.spelling
                                : given.operation == op.signature && given.parameter == static_cast<int>(parameter));
    });
  }

  std::vector<const Literal *> constantsOf(const Input &input) const {
    std::vector<const Literal *> out;
    for (const Step &step : input.steps) {
      const Operation &op = operationOf(step);
      std::size_t first = op.hasReceiver() ? 1 : 0;
      for (std::size_t a = first; a < step.arguments.size() && a - first < op.parameters.size(); ++a)
        if (!step.arguments[a].isStep())
          collectConstants(step.arguments[a].literal, op.parameters[a - first].type, out);
    }
    return out;
  }

  // Two constants that differed and no longer do: a key that is there already, a value that stands for none. What comes
  // of that is another story than the one that is to be told.
  bool makesEqual(const Input &before, const Input &after) const {
    std::vector<const Literal *> was = constantsOf(before), is = constantsOf(after);
    for (std::size_t i = 0; i < is.size() && was.size() == is.size(); ++i)
      for (std::size_t other = 0; *is[i] != *was[i] && other < is.size(); ++other)
        if (*is[i] == *is[other] && *was[i] != *was[other])
          return true;
    return false;
  }

  std::vector<Input> plainer(const Input &input) const {
    std::vector<Input> out;
    for (std::size_t s = 0; s < input.steps.size(); ++s) {
      const Operation &op = operationOf(input.steps[s]);
      std::size_t first = op.hasReceiver() ? 1 : 0;
      for (std::size_t a = first; a < input.steps[s].arguments.size() && a - first < op.parameters.size(); ++a) {
        const Argument &argument = input.steps[s].arguments[a];
        const Parameter &parameter = op.parameters[a - first];
        if (argument.isStep() || parameter.ends || isFixed(op, a - first))
          continue;
        for (Literal &literal : kindOf(parameter.type).simpler(argument.literal, parameter.type)) {
          Input candidate = input;
          std::vector<Argument> &arguments = candidate.steps[s].arguments;
          if (a + 1 < arguments.size() && a + 1 - first < op.parameters.size() && op.parameters[a + 1 - first].ends)
            arguments[a + 1].literal.integer = static_cast<std::int64_t>(literal.elements.size() + literal.text.size());
          arguments[a].literal = std::move(literal);
          if (!makesEqual(input, candidate))
            out.push_back(std::move(candidate));
        }
      }
    }
    return out;
  }

  const Pattern &pattern_;
  const Component &component_;
  const SameAs &sameAs_;
  const IsLegal &isLegal_;
};

}  // namespace

bool isSimpler(const Input &a, const Input &b) {
  if (a.steps.size() != b.steps.size())
    return a.steps.size() < b.steps.size();
  return weight(a) < weight(b);
}

Input shrink(Input input, const Pattern &pattern, const Component &component, const SameAs &sameAs,
             const IsLegal &isLegal) {
  return Shrinker(pattern, component, sameAs, isLegal).shrink(std::move(input));
}

}  // namespace eclat

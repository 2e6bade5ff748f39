#include "generate/values.h"

#include <cstddef>

namespace eclat {

namespace {

std::string parameterKey(const std::string &signature, std::ptrdiff_t index) {
  return signature + " " + std::to_string(index);
}

}  // namespace

Values::Values(const Component &component, int given) : component_(component), given_(given) {
  for (std::int64_t x : component.literals.integers)
    for (std::int64_t step : {0, -1, 1})
      if (std::int64_t near = 0; !__builtin_add_overflow(x, step, &near))
        constants_.integers.push_back(near);
  constants_.floats = {0.0, 1.0, -1.0, 0.5, 2.0, 10.0, -0.0};
  constants_.floats.insert(constants_.floats.end(), component.literals.floats.begin(), component.literals.floats.end());
  constants_.texts = {"", "a", "b", "ab", "hello", " ", "A"};
  for (int copies = 0; copies < 2; ++copies)  // what the source compares against deserves more tries
    constants_.texts.insert(constants_.texts.end(), component.literals.strings.begin(),
                            component.literals.strings.end());
  for (const GivenLiterals &given : component.given) {
    Given &to = given.operation.empty() ? givenByType_[given.type]
                                        : givenByParameter_[parameterKey(given.operation, given.parameter)];
    to.literals.insert(to.literals.end(), given.literals.begin(), given.literals.end());
    to.only = to.only || given.only;
  }
}

std::optional<Literal> Values::pickFrom(const std::map<std::string, Given> &given, const std::string &key,
                                        Random &random) const {
  auto it = given.find(key);
  if (it == given.end() || (!it->second.only && !random.chance(given_)))
    return std::nullopt;
  return random.pick(it->second.literals);
}

std::optional<Literal> Values::pickGiven(const Operation &operation, const Parameter &parameter, Random &random) const {
  return givenByParameter_.empty()
             ? std::nullopt
             : pickFrom(givenByParameter_, parameterKey(operation.signature, &parameter - operation.parameters.data()),
                        random);
}

Literal Values::pick(const Type &type, Random &random) const {
  if (!givenByType_.empty())
    if (std::optional<Literal> given = pickFrom(givenByType_, type.spelling, random))
      return *given;
  return kindOf(type).make(type,
                           {component_, constants_, random, [&](const Type &part) { return pick(part, random); }});
}

}  // namespace eclat

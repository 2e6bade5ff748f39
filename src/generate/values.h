#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "support/random.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Constants for parameters: boundary and special values, small ones, and those in the component's source.
class Values {
public:
  explicit Values(const Component &component, int given = 50);

  static bool fits(std::int64_t value, const Type &type);
  static std::int64_t most(const Type &type);  // the largest number of an integer type, as far as 64 signed bits go

  Literal pick(const Type &type, Random &random) const;

  // One that the user gave for this parameter, in some of the calls or in all.
  std::optional<Literal> pickGiven(const Operation &operation, const Parameter &parameter, Random &random) const;

private:
  struct Given {
    std::vector<Literal> literals;
    bool only = false;
  };
  std::optional<Literal> pickFrom(const std::map<std::string, Given> &given, const std::string &key,
                                  Random &random) const;
  Literal pickOwn(const Type &type, Random &random) const;
  Literal pickInteger(const Type &type, Random &random) const;
  Literal pickFloat(const Type &type, Random &random) const;
  Literal pickText(Random &random) const;
  Literal pickCString(Random &random) const;
  Literal pickSequence(const Type &type, Random &random) const;
  Literal pickForm(const Type &type, Random &random) const;
  Literal pickEach(const Type &type, Random &random) const;

  const Component &component_;
  int given_;  // percent of choices that take a value of the user's where there are some
  std::vector<std::int64_t> integers_;
  std::vector<double> floats_;
  std::vector<std::string> texts_;
  std::map<std::string, Given> givenByType_, givenByParameter_;
};

}  // namespace eclat

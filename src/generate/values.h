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
  explicit Values(const Component &component);

  Literal pick(const Type &type, Random &random) const;

  // One that the user gave for this parameter, in some of the calls or in all.
  std::optional<Literal> pickGiven(const Operation &operation, const Parameter &parameter, Random &random) const;

private:
  struct Given {
    std::vector<Literal> literals;
    bool only = false;
  };
  static std::optional<Literal> pickFrom(const std::map<std::string, Given> &given, const std::string &key,
                                         Random &random);
  Literal pickOwn(const Type &type, Random &random) const;
  Literal pickInteger(const Type &type, Random &random) const;
  Literal pickFloat(const Type &type, Random &random) const;
  Literal pickText(Random &random) const;
  Literal pickCString(Random &random) const;
  Literal pickSequence(const Type &type, Random &random) const;
  Literal pickForm(const Type &type, Random &random) const;
  Literal pickEach(const Type &type, Random &random) const;

  const Component &component_;
  std::vector<std::int64_t> integers_;
  std::vector<double> floats_;
  std::vector<std::string> texts_;
  std::map<std::string, Given> givenByType_, givenByParameter_;
};

}  // namespace eclat

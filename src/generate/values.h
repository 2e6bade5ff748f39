#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "kinds/kind.h"
#include "support/random.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Picks constants for parameters: boundary and special values, small ones, and those in the component's source.
class Values {
public:
  explicit Values(const Component &component, int given = 50);

  Literal pick(const Type &type, Random &random) const;

  // Picks a constant that the user's configuration gives for this parameter. Nothing if it gives none, or if chance
  // decides for another constant, which it may where the configuration does not say `only`.
  std::optional<Literal> pickGiven(const Operation &operation, const Parameter &parameter, Random &random) const;

private:
  struct Given {
    std::vector<Literal> literals;
    bool only = false;
  };
  std::optional<Literal> pickFrom(const std::map<std::string, Given> &given, const std::string &key,
                                  Random &random) const;

  const Component &component_;
  int given_;  // percent: how often a constant of the user's is taken where there is one
  SourceConstants constants_;
  std::map<std::string, Given> givenByType_, givenByParameter_;
};

}  // namespace eclat

#pragma once

#include "flow/component.h"
#include "flow/finding.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Counts, for each property of objects or classes, the operations whose findings break it; variants count too.
class Breakers {
public:
  Breakers(const std::vector<Finding> &findings, const Component &component);

  // So many that the property is more likely to be at fault than each of them.
  static constexpr std::size_t kMany = 3;
  std::size_t count(const ViolatedProperty &violated) const;

private:
  void add(const Finding &finding, const Component &component);

  std::map<std::pair<Point, std::string>, std::set<std::string>> names_;  // of operations, by point and property
};

}  // namespace eclat

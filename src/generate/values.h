#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "support/random.h"

#include <map>
#include <vector>

namespace eclat {

// Constants for parameters: boundary and special values, small ones, and those in the component's source.
class Values {
public:
  explicit Values(const Component &component);

  Literal pick(const Type &type, Random &random) const;

private:
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
};

}  // namespace eclat

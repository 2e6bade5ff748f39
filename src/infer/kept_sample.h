#pragma once

#include "../../runtime/value.h"

#include <string>
#include <vector>

namespace eclat {

// A sample with memory of its own: one piece for values, one for texts. When it is assigned again it keeps both.
class KeptSample {
public:
  void assign(const rt::Value *values, std::size_t count);
  const rt::Value *values() const { return values_.data(); }

private:
  rt::Value keep(const rt::Value &value);

  std::vector<rt::Value> values_;  // the sample, then the elements of its sequences
  std::string texts_;
};

}  // namespace eclat

#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "generate/lifetime.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace eclat {

// A value and the input that makes it: the value of `step` after all of `input` has run.
struct PoolValue {
  std::shared_ptr<const Input> input;
  int step = 0;
};

// The growing pool of Eclat §3.5, by the type of the value.
class Pool {
public:
  explicit Pool(const Component &component) : component_(component), lifetimes_(component) {}

  // Keeps what a normal input made: the result of its tested call, and the receiver and arguments that the
  // call may have changed, as new values; of those only what is still alive behind it.
  void add(const Input &input);

  // Values that can stand where this type is wanted.
  const std::vector<PoolValue> &of(const Type &type) const;
  std::size_t size() const { return size_; }

private:
  void addMade(const Operation &maker, const PoolValue &value);
  void addValue(const std::string &type, PoolValue value);

  const Component &component_;
  Lifetimes lifetimes_;
  std::map<std::string, std::vector<PoolValue>> values_;  // by type; objects also under each of their bases
  std::size_t size_ = 0;
};

}  // namespace eclat

#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "generate/lifetime.h"

#include <climits>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace eclat {

// A value and the input that makes it: the value of `step` after all of `input` has run.
struct PoolValue {
  std::shared_ptr<const Input> input;
  int step = 0;
  std::vector<std::int64_t> numbers = {};  // small numbers in its state: sizes, counts
};

// Says what running an input brought.
struct Gain {
  std::vector<std::int64_t> numbers = {};
  bool isNew = false;  // it reached code or a state that no input had reached
};

// Keeps the values that inputs have made, by type; the growing pool of Eclat §3.5.
class Pool {
public:
  // An input with `maxSteps` steps cannot be built on, so its values are not kept.
  explicit Pool(const Component &component, int maxSteps = INT_MAX)
      : component_(component), lifetimes_(component), maxSteps_(static_cast<std::size_t>(maxSteps)) {}

  // Keeps the values that a normal input made: the result of its tested call, and, as new values, the receiver and the
  // arguments that the call may have changed. A value that has expired is not kept.
  void add(const Input &input, const Gain &gain = {});

  // Returns the values that can stand where this type is wanted.
  const std::vector<PoolValue> &of(const Type &type) const;
  // Returns those of them whose input brought something new; at most the last kMostFresh.
  const std::vector<PoolValue> &freshOf(const Type &type) const;
  std::size_t size() const { return size_; }

private:
  // The values of one type: at first all of them, later a random sample, so that a long run needs no more memory than a
  // short one.
  struct Shelf {
    static constexpr std::size_t kMost = 5000, kMostFresh = 1024;
    std::vector<PoolValue> values, fresh;
    std::uint64_t offered = 0, freshOffered = 0;
    void add(const PoolValue &value, bool isFresh);
  };
  void addMade(const Operation &maker, const PoolValue &value, bool isFresh);
  void addValue(const std::string &type, const PoolValue &value, bool isFresh);
  const Shelf *shelfOf(const Type &type) const;

  const Component &component_;
  Lifetimes lifetimes_;
  std::map<std::string, Shelf> values_;  // by type; an object also stands under each base class
  std::size_t maxSteps_;
  std::size_t size_ = 0;
};

}  // namespace eclat

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
  std::vector<std::int64_t> numbers = {};  // small ones in the state that it is in: sizes, counts
};

// What is known of an input that has run.
struct Gain {
  std::vector<std::int64_t> numbers = {};
  bool isNew = false;  // it led where no input had been
};

// The growing pool of Eclat §3.5, by the type of the value.
class Pool {
public:
  // What is as long as inputs may be cannot be built on, and is not kept.
  explicit Pool(const Component &component, int maxSteps = INT_MAX)
      : component_(component), lifetimes_(component), maxSteps_(static_cast<std::size_t>(maxSteps)) {}

  // Keeps what a normal input made: the result of its tested call, and the receiver and arguments that the
  // call may have changed, as new values; of those only what is still alive behind it.
  void add(const Input &input, const Gain &gain = {});

  // Values that can stand where this type is wanted.
  const std::vector<PoolValue> &of(const Type &type) const;
  // Those of them whose making brought something new; the last of these.
  const std::vector<PoolValue> &freshOf(const Type &type) const;
  std::size_t size() const { return size_; }

private:
  // Values of one type: all of the first, and of more a sample, so that a long run needs no more memory than a short
  // one.
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
  std::map<std::string, Shelf> values_;  // by type; objects also under each of their bases
  std::size_t maxSteps_;
  std::size_t size_ = 0;
};

}  // namespace eclat

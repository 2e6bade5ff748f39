// FINDS: property in Quota::remaining
// WITH: --class Quota
// BUDGET: rounds 4
#pragma once

#include <stdexcept>

// A comment says what the result never is, and the tests ask too little to learn it from them.
class Quota {
public:
  explicit Quota(int limit) { setLimit(limit); }

  bool take() {
    if (used_ >= limit_)
      return false;
    ++used_;
    return true;
  }

  // How often it can be taken yet, never negative.
  int remaining() const { return limit_ - used_; }

  void setLimit(int limit) {
    if (limit <= 0)
      throw std::invalid_argument("the limit must be positive");
    limit_ = limit;
  }

private:
  int limit_ = 0, used_ = 0;
};

// FINDS: nothing
// WITH: --class TailChain --judges exceptions
// BUDGET: rounds 3

// What is assigned from may be a part of what is assigned to, and is gone then: nobody may look at it afterwards.
#pragma once

#include <memory>
#include <utility>

class TailChain {
public:
  explicit TailChain(int entry) : entry_(entry) {}
  TailChain(const TailChain &other) : entry_(other.entry_) {
    if (other.next_)
      next_ = std::make_unique<TailChain>(*other.next_);
  }
  TailChain &operator=(const TailChain &other) {
    TailChain copy(other);
    std::swap(entry_, copy.entry_);
    std::swap(next_, copy.next_);
    return *this;
  }
  int entry() const { return entry_; }
  void append(int entry) {
    if (next_)
      next_->append(entry);
    else
      next_ = std::make_unique<TailChain>(entry);
  }
  const TailChain *tail() const { return next_.get(); }

private:
  int entry_;
  std::unique_ptr<TailChain> next_;
};

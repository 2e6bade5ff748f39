#pragma once

#include <mutex>
#include <vector>

// Guards itself, so that many threads may share it.
class Crowd {
public:
  void enter(int k) {
    std::lock_guard lock(mutex_);
    inside_.push_back(k);
    if (inside_.size() % 7 == 0)
      inside_.clear();
  }
  int size() const {
    std::lock_guard lock(mutex_);
    return static_cast<int>(inside_.size());
  }
  void leave() {
    std::lock_guard lock(mutex_);
    inside_.pop_back();
  }

private:
  mutable std::mutex mutex_;
  std::vector<int> inside_;
};

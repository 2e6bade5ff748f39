// FINDS: nothing
// WITH: --class Queue
// BUDGET: rounds 4
#pragma once

#include <list>
#include <string>
#include <vector>

// What waits, oldest first. There is no oldest in an empty queue; who asks for it gets a reference to nothing, which
// two copies of the queue need not share.
class Queue {
public:
  void add(const std::string &job) { jobs_.push_back(job); }
  const std::string &oldest() const { return jobs_.front(); }
  bool next() {
    if (jobs_.empty())
      return false;
    jobs_.pop_front();
    return true;
  }
  bool isIdle() const { return jobs_.empty(); }

  bool isOpen(int hour) const { return hours_.front() <= hour && hour < hours_.back(); }

private:
  std::list<std::string> jobs_;
  std::vector<int> hours_ = {9, 17};
};

// FINDS: property in WorkQueue::WorkQueue
// WITH: --class WorkQueue --class Job
// BUDGET: rounds 3
#pragma once

#include <memory>
#include <utility>
#include <vector>

// Move-only: only calls make it, and every call that takes it uses it up.
class Job {
public:
  static Job of(int cost) { return Job(cost < 0 ? 0 : cost); }
  Job(Job &&other) noexcept = default;
  int cost() const { return cost_; }

private:
  explicit Job(int cost) : cost_(cost) {}
  int cost_;
};

// The move constructor forgets the number of jobs, which no test notices.
class WorkQueue {
public:
  WorkQueue() = default;
  WorkQueue(WorkQueue &&other) noexcept : jobs_(std::move(other.jobs_)) { other.waiting_ = 0; }

  void add(Job job) {
    jobs_.push_back(std::make_unique<Job>(std::move(job)));
    ++waiting_;
  }
  void give(std::unique_ptr<Job> job) {
    if (job)
      add(std::move(*job));
  }
  void merge(WorkQueue &&other) {
    for (auto &job : std::exchange(other.jobs_, {}))
      add(std::move(*job));
    other.waiting_ = 0;
  }
  int waiting() const { return waiting_; }
  bool isComplete() const { return static_cast<int>(jobs_.size()) == waiting_; }

private:
  std::vector<std::unique_ptr<Job>> jobs_;
  int waiting_ = 0;
};

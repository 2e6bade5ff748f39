// FINDS: nothing
// WITH: --class pool::Lease --class pool::Pool
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <memory>
#include <set>
#include <stdexcept>
#include <utility>

namespace pool {

// The one owner of a place in a pool, which it gives back when it ends. It can be moved, not copied.
class Lease {
public:
  Lease() noexcept = default;
  Lease(Lease &&other) noexcept : taken_(std::move(other.taken_)), place_(std::exchange(other.place_, 0)) {}
  Lease &operator=(Lease &&other) noexcept {
    Lease moved(std::move(other));
    swap(moved);
    return *this;
  }
  Lease(const Lease &) = delete;
  Lease &operator=(const Lease &) = delete;
  ~Lease() { release(); }

  bool owns() const noexcept { return taken_ != nullptr; }
  explicit operator bool() const noexcept { return owns(); }
  int place() const {
    if (!owns())
      throw std::logic_error("the lease has no place");
    return place_;
  }

  void release() noexcept {
    if (taken_ != nullptr)
      taken_->erase(place_);
    taken_.reset();
    place_ = 0;
  }

  void swap(Lease &other) noexcept {
    taken_.swap(other.taken_);
    std::swap(place_, other.place_);
  }

private:
  friend class Pool;
  Lease(std::shared_ptr<std::set<int>> taken, int place) noexcept : taken_(std::move(taken)), place_(place) {}

  std::shared_ptr<std::set<int>> taken_;
  int place_ = 0;
};

// Places 1 to capacity(). Leases may outlive it.
class Pool {
public:
  explicit Pool(int capacity) : capacity_(capacity) {
    if (capacity < 0)
      throw std::invalid_argument("the capacity is negative");
  }
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;

  int capacity() const { return capacity_; }
  int inUse() const { return static_cast<int>(taken_->size()); }
  bool isTaken(int place) const { return taken_->count(place) != 0; }

  // The least free place, or a lease without one.
  Lease acquire() {
    int place = 1;
    for (auto at = taken_->begin(); at != taken_->end() && *at == place; ++at)
      ++place;
    if (inUse() == capacity_)
      return Lease();
    taken_->insert(place);
    return Lease(taken_, place);
  }

private:
  int capacity_;
  std::shared_ptr<std::set<int>> taken_ = std::make_shared<std::set<int>>();
};

}  // namespace pool

#include "int_bag.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

IntBag::IntBag(const std::vector<int> &values) {
  for (int value : values)
    add(value);
}

int IntBag::count(int value) const {
  std::size_t place = find(value);
  return isAt(place, value) ? counts_[place].times : 0;
}

void IntBag::add(int value, int times) {
  if (times > kMaxSize - size_)
    throw std::length_error("IntBag::add: the bag would be too large");
  if (times == 0)
    return;
  std::size_t place = find(value);
  if (!isAt(place, value))
    counts_.insert(counts_.begin() + static_cast<std::ptrdiff_t>(place), {value, 0});
  counts_[place].times += times;
  size_ += times;
}

bool IntBag::removeOne(int value) {
  std::size_t place = find(value);
  if (!isAt(place, value))
    return false;
  --size_;
  if (--counts_[place].times == 0)
    counts_.erase(counts_.begin() + static_cast<std::ptrdiff_t>(place));
  return true;
}

int IntBag::removeAll(int value) {
  std::size_t place = find(value);
  if (!isAt(place, value))
    return 0;
  int times = counts_[place].times;
  counts_.erase(counts_.begin() + static_cast<std::ptrdiff_t>(place));
  size_ -= times;
  return times;
}

void IntBag::unite(const IntBag &other) {
  if (other.size_ > kMaxSize - size_)
    throw std::length_error("IntBag::unite: the bag would be too large");
  for (const Count &count : std::vector<Count>(other.counts_))
    add(count.value, count.times);
}

void IntBag::intersect(const IntBag &other) {
  std::vector<Count> kept;
  int size = 0;
  for (const Count &count : counts_)
    if (int times = std::min(count.times, other.count(count.value))) {
      kept.push_back({count.value, times});
      size += times;
    }
  counts_ = std::move(kept);
  size_ = size;
}

bool IntBag::includes(const IntBag &other) const {
  return std::all_of(other.counts_.begin(), other.counts_.end(),
                     [&](const Count &wanted) { return count(wanted.value) >= wanted.times; });
}

int IntBag::mostFrequent() const {
  return std::max_element(counts_.begin(), counts_.end(),
                          [](const Count &a, const Count &b) { return a.times < b.times; })
      ->value;
}

std::vector<int> IntBag::toVector() const {
  std::vector<int> values;
  for (const Count &count : counts_)
    values.insert(values.end(), static_cast<std::size_t>(count.times), count.value);
  return values;
}

std::size_t IntBag::find(int value) const {
  auto place = std::lower_bound(counts_.begin(), counts_.end(), value,
                                [](const Count &count, int wanted) { return count.value < wanted; });
  return static_cast<std::size_t>(place - counts_.begin());
}

// FINDS: nothing
// WITH: --class MinHeap<int>
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <utility>
#include <vector>

// A priority queue with the least element on top, as a binary heap.
template <class T> class MinHeap {
public:
  MinHeap() = default;
  MinHeap(std::initializer_list<T> values) : items_(values) {
    for (std::size_t i = items_.size() / 2; i > 0; --i)
      sink(i - 1);
  }

  bool empty() const noexcept { return items_.empty(); }
  std::size_t size() const noexcept { return items_.size(); }

  const T &top() const {
    if (empty())
      throw std::out_of_range("the heap is empty");
    return items_.front();
  }

  void push(T value) {
    items_.push_back(std::move(value));
    for (std::size_t at = items_.size() - 1; at > 0 && items_[at] < items_[(at - 1) / 2]; at = (at - 1) / 2)
      std::swap(items_[at], items_[(at - 1) / 2]);
  }

  T pop() {
    if (empty())
      throw std::out_of_range("the heap is empty");
    std::swap(items_.front(), items_.back());
    T least = std::move(items_.back());
    items_.pop_back();
    sink(0);
    return least;
  }

  void merge(const MinHeap &other) {
    const std::vector<T> added = other.items_;
    for (const T &value : added)
      push(value);
  }

  void clear() noexcept { items_.clear(); }

private:
  void sink(std::size_t at) {
    for (;;) {
      std::size_t least = at;
      for (std::size_t child : {2 * at + 1, 2 * at + 2})
        if (child < items_.size() && items_[child] < items_[least])
          least = child;
      if (least == at)
        return;
      std::swap(items_[at], items_[least]);
      at = least;
    }
  }

  std::vector<T> items_;
};

template class MinHeap<int>;

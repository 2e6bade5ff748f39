// FINDS: nothing
// WITH: --class Carousel<std::string>
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Elements in a circle. One of them is the current one, where an iteration begins.
template <class T> class Carousel {
public:
  class const_iterator {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using pointer = const T *;
    using reference = const T &;

    const_iterator() = default;
    reference operator*() const { return owner_->at(step_); }
    pointer operator->() const { return &owner_->at(step_); }
    const_iterator &operator++() {
      ++step_;
      return *this;
    }
    const_iterator operator++(int) {
      const_iterator before = *this;
      ++step_;
      return before;
    }
    bool operator==(const const_iterator &other) const { return owner_ == other.owner_ && step_ == other.step_; }
    bool operator!=(const const_iterator &other) const { return !(*this == other); }

  private:
    friend class Carousel;
    const_iterator(const Carousel *owner, std::size_t step) : owner_(owner), step_(step) {}
    const Carousel *owner_ = nullptr;
    std::size_t step_ = 0;
  };

  Carousel() = default;
  Carousel(std::initializer_list<T> items) : items_(items) {}
  Carousel(const Carousel &) = default;
  Carousel(Carousel &&other) noexcept
      : items_(std::exchange(other.items_, {})), current_(std::exchange(other.current_, 0)) {}
  Carousel &operator=(Carousel other) noexcept {
    items_.swap(other.items_);
    std::swap(current_, other.current_);
    return *this;
  }

  bool empty() const { return items_.empty(); }
  std::size_t size() const { return items_.size(); }
  const_iterator begin() const { return {this, 0}; }
  const_iterator end() const { return {this, items_.size()}; }

  // The element so many steps behind the current one, less than one turn.
  const T &at(std::size_t step) const {
    if (step >= items_.size())
      throw std::out_of_range("no such element");
    return items_[(current_ + step) % items_.size()];
  }
  const T &current() const { return at(0); }

  // Turns by any number of steps, backwards if it is negative.
  void turn(int steps) {
    if (items_.empty())
      return;
    const auto size = static_cast<long long>(items_.size());
    current_ = static_cast<std::size_t>(((static_cast<long long>(current_) + steps) % size + size) % size);
  }

  // Puts the element before the current one, which is the last place of the circle.
  void add(T item) {
    items_.insert(items_.begin() + static_cast<std::ptrdiff_t>(current_), std::move(item));
    if (items_.size() > 1)
      ++current_;
  }

  // Takes the current element out; the next becomes the current one.
  T take() {
    T taken = current();
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(current_));
    if (current_ == items_.size())
      current_ = 0;
    return taken;
  }

private:
  std::vector<T> items_;
  std::size_t current_ = 0;
};

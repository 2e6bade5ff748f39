#pragma once

#include <stdexcept>
#include <vector>

// A stack of numbers that grows as needed. What needs an element throws std::out_of_range if there is none; the stack
// stays as it is then.
class UnboundedStack {
public:
  static constexpr int kPushLimit = 10000;

  // Empty.
  UnboundedStack() = default;

  // With these elements, the last being on top.
  explicit UnboundedStack(const std::vector<int> &elements) : elements_(elements) {}

  int size() const { return static_cast<int>(elements_.size()); }
  bool isEmpty() const { return elements_.empty(); }
  void push(int element) { elements_.push_back(element); }

  // Pushes all elements of the other stack, the lowest first, so that its top is on top. The other one stays as it is;
  // it may be this one, whose elements are there twice then. At most kPushLimit elements are pushed at once: the other
  // stack must not be higher.
  void pushAll(const UnboundedStack &other) {
    int count = other.size();
    for (int i = 0; i < count; ++i)
      push(other.elements_[i]);
  }

  // Throws if the stack is empty.
  int top() const {
    require(1);
    return elements_.back();
  }

  // The element that has `depth` others above it. The depth must not be negative. Throws if it is not below the size.
  int peek(int depth) const {
    if (depth >= size())
      throw std::out_of_range("the stack is not as high as that");
    return elements_[size() - 1 - depth];
  }

  // Removes the top and returns it. Throws if the stack is empty.
  int pop() {
    require(1);
    int element = elements_.back();
    elements_.pop_back();
    return element;
  }

  // Removes that many elements, which must not be negative, and returns them in the order in which they come off.
  // Throws if there are fewer.
  std::vector<int> popMany(int count) {
    require(count);
    std::vector<int> popped;
    while (count > 0) {
      popped.push_back(pop());
      --count;
    }
    return popped;
  }

  // Exchanges the two elements on top. Throws if there are fewer than two.
  void swapTop() {
    require(2);
    int upper = pop();
    int lower = pop();
    push(upper);
    push(lower);
  }

  // How many elements are above the topmost one that is equal to this; -1 if none is.
  int search(int element) const {
    for (int depth = 0; depth < size(); ++depth)
      if (peek(depth) == element)
        return depth;
    return -1;
  }

  void clear() { elements_.clear(); }

  // The elements, the lowest first.
  std::vector<int> toVector() const { return elements_; }

  // Whether the other stack has the same elements in the same order; false for null.
  bool equals(const UnboundedStack *other) const { return other != nullptr && elements_ == other->elements_; }

private:
  void require(int count) const {
    if (count > size())
      throw std::out_of_range("the stack has not that many elements");
  }

  std::vector<int> elements_;
};

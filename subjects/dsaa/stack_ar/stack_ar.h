#pragma once

#include <stdexcept>
#include <vector>

// A push on a StackAr that has no place left.
class StackArOverflow : public std::runtime_error {
public:
  StackArOverflow() : std::runtime_error("the stack is full") {}
};

// An element was wanted of a StackAr that has none.
class StackArUnderflow : public std::runtime_error {
public:
  StackArUnderflow() : std::runtime_error("the stack is empty") {}
};

// A stack of ints in an array whose length is chosen once, when the stack is made. What throws leaves the stack as it
// was. An object that is assigned to takes over the capacity as well.
class StackAr {
public:
  static constexpr int kDefaultCapacity = 10;
  static constexpr int kMaxCapacity = 10000;

  // Callers must not ask for less than 0 or more than kMaxCapacity places.
  explicit StackAr(int capacity = kDefaultCapacity) : array_(capacity) {}
  StackAr(const StackAr &other) = default;  // a move is a copy
  StackAr &operator=(const StackAr &other) = default;

  // Throws StackArOverflow if the stack is full.
  void push(int x) {
    if (isFull())
      throw StackArOverflow();
    array_[++topOfStack_] = x;
  }

  // Takes the youngest element away. Throws StackArUnderflow if there is none.
  void pop() {
    if (isEmpty())
      throw StackArUnderflow();
    --topOfStack_;
  }

  // The youngest element. Throws StackArUnderflow if there is none.
  int top() const {
    if (isEmpty())
      throw StackArUnderflow();
    return array_[topOfStack_];
  }

  // The youngest element, which is taken away. Throws StackArUnderflow if there is none.
  int topAndPop() {
    if (isEmpty())
      throw StackArUnderflow();
    return array_[topOfStack_--];
  }

  bool isEmpty() const { return topOfStack_ == -1; }
  bool isFull() const { return topOfStack_ == capacity() - 1; }
  int size() const { return topOfStack_ + 1; }
  int capacity() const { return static_cast<int>(array_.size()); }
  void makeEmpty() { topOfStack_ = -1; }

private:
  std::vector<int> array_;
  int topOfStack_ = -1;
};

#pragma once

#include <stdexcept>
#include <vector>

// An enqueue on a QueueAr that has no place left.
class QueueArOverflow : public std::runtime_error {
public:
  QueueArOverflow() : std::runtime_error("the queue is full") {}
};

// An element was wanted of a QueueAr that has none.
class QueueArUnderflow : public std::runtime_error {
public:
  QueueArUnderflow() : std::runtime_error("the queue is empty") {}
};

// A queue of ints in an array that is used as a ring: what leaves at the front makes a place at the back. The length of
// the array is chosen once, when the queue is made; an object that is assigned to takes it over. What throws leaves the
// queue as it was.
class QueueAr {
public:
  static constexpr int kMaxCapacity = 10000;

  // Throws std::invalid_argument unless 1 <= capacity <= kMaxCapacity.
  explicit QueueAr(int capacity = 10) {
    if (capacity < 1 || capacity > kMaxCapacity)
      throw std::invalid_argument("a queue has 1 .. 10000 places");
    array_.resize(capacity);
    makeEmpty();
  }
  QueueAr(const QueueAr &other) = default;  // a move is a copy
  QueueAr &operator=(const QueueAr &other) = default;

  // Puts `x` at the back. Throws QueueArOverflow if the queue is full.
  void enqueue(int x) {
    if (isFull())
      throw QueueArOverflow();
    back_ = next(back_);
    array_[back_] = x;
    ++count_;
  }

  // The element at the front, which leaves. Throws QueueArUnderflow if there is none.
  int dequeue() {
    if (isEmpty())
      throw QueueArUnderflow();
    int x = array_[front_];
    front_ = next(front_);
    --count_;
    return x;
  }

  // The element at the front. Throws QueueArUnderflow if there is none.
  int getFront() const {
    if (isEmpty())
      throw QueueArUnderflow();
    return array_[front_];
  }

  bool isEmpty() const { return count_ == 0; }
  bool isFull() const { return count_ == capacity(); }
  int size() const { return count_; }
  int capacity() const { return static_cast<int>(array_.size()); }

  void makeEmpty() {
    count_ = 0;
    front_ = 0;
    back_ = capacity() - 1;
  }

  // Whether both have the same elements in the same order, wherever they are in the arrays and however long these are.
  bool operator==(const QueueAr &other) const {
    if (count_ != other.count_)
      return false;
    for (int n = 0, i = front_, j = other.front_; n < count_; ++n, i = next(i), j = other.next(j))
      if (array_[i] != other.array_[j])
        return false;
    return true;
  }
  bool operator!=(const QueueAr &other) const { return !(*this == other); }

private:
  int next(int i) const { return i + 1 == capacity() ? 0 : i + 1; }

  std::vector<int> array_;
  int count_;
  int front_;  // where the oldest element is, if there is one
  int back_;   // where the youngest is; in an empty queue the place before the front
};

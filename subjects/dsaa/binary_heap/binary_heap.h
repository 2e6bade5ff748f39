#pragma once

#include <stdexcept>
#include <vector>

// An element was added to a BinaryHeap that has no place left.
class BinaryHeapOverflow : public std::runtime_error {
public:
  BinaryHeapOverflow() : std::runtime_error("the heap is full") {}
};

// The smallest element was wanted of a BinaryHeap that has none.
class BinaryHeapUnderflow : public std::runtime_error {
public:
  BinaryHeapUnderflow() : std::runtime_error("the heap is empty") {}
};

// A priority queue of ints: a complete binary tree in an array, where no element is smaller than its parent. The root
// is at 1, the children of i are at 2i and 2i + 1. How many elements it can take is chosen once, when it is made; a
// heap that is assigned to takes that over. Elements may repeat.
//
// Elements may also be tossed in without care for the order. The heap then puts it right as soon as somebody asks for
// the smallest one, all at once, which is faster than to do it for each. What throws leaves the heap as it was.
class BinaryHeap {
public:
  static constexpr int kMaxCapacity = 10000;

  // Callers must not ask for less than 0 or more than kMaxCapacity places.
  explicit BinaryHeap(int capacity = 100) : array_(capacity + 1) {}
  BinaryHeap(const BinaryHeap &other) = default;  // a move is a copy
  BinaryHeap &operator=(const BinaryHeap &other) = default;

  // Adds `x` and keeps the order, if there is one. Throws BinaryHeapOverflow if the heap is full.
  void insert(int x);
  // Adds `x` at the end. There is no order any more if `x` is smaller than its parent. Throws BinaryHeapOverflow if the
  // heap is full.
  void toss(int x);
  // Establishes the order.
  void fixHeap();
  // Takes these elements in place of its own, in order. Throws BinaryHeapOverflow if there are too many.
  void buildHeap(const std::vector<int> &items);

  // The smallest element. Establishes the order. Throws BinaryHeapUnderflow if there is none.
  int findMin();
  // The same, and takes it out.
  int deleteMin();

  bool isOrdered() const { return isOrdered_; }
  bool isEmpty() const { return size_ == 0; }
  bool isFull() const { return size_ == capacity(); }
  int size() const { return size_; }
  int capacity() const { return static_cast<int>(array_.size()) - 1; }
  void makeEmpty() {
    size_ = 0;
    isOrdered_ = true;
  }

private:
  // Lets the element at `hole` sink to where it belongs, if all below it is in order.
  void percolateDown(int hole);

  std::vector<int> array_;  // [0] is not an element
  int size_ = 0;
  bool isOrdered_ = true;
};

inline void BinaryHeap::insert(int x) {
  if (!isOrdered_)
    return toss(x);
  if (isFull())
    throw BinaryHeapOverflow();
  array_[0] = x;  // so that the way up ends at the root
  int hole = ++size_;
  for (; x < array_[hole / 2]; hole /= 2)
    array_[hole] = array_[hole / 2];
  array_[hole] = x;
}

inline void BinaryHeap::toss(int x) {
  if (isFull())
    throw BinaryHeapOverflow();
  array_[++size_] = x;
  if (size_ > 1 && x < array_[size_ / 2])
    isOrdered_ = false;
}

inline void BinaryHeap::fixHeap() {
  for (int i = size_ / 2; i > 0; --i)
    percolateDown(i);
  isOrdered_ = true;
}

inline void BinaryHeap::buildHeap(const std::vector<int> &items) {
  if (items.size() > static_cast<std::size_t>(capacity()))
    throw BinaryHeapOverflow();
  size_ = 0;
  for (int item : items)
    array_[++size_] = item;
  fixHeap();
}

inline int BinaryHeap::findMin() {
  if (isEmpty())
    throw BinaryHeapUnderflow();
  if (!isOrdered_)
    fixHeap();
  return array_[1];
}

inline int BinaryHeap::deleteMin() {
  int smallest = findMin();
  array_[1] = array_[size_--];
  if (size_ > 1)
    percolateDown(1);
  return smallest;
}

inline void BinaryHeap::percolateDown(int hole) {
  int x = array_[hole];
  while (hole * 2 <= size_) {
    int child = hole * 2;
    if (child != size_ && array_[child + 1] < array_[child])
      ++child;
    if (array_[child] >= x)
      break;
    array_[hole] = array_[child];
    hole = child;
  }
  array_[hole] = x;
}

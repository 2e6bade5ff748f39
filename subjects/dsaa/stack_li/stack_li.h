#pragma once

#include <stdexcept>
#include <utility>

// An element was wanted of a StackLi that has none.
class StackLiUnderflow : public std::runtime_error {
public:
  StackLiUnderflow() : std::runtime_error("the stack is empty") {}
};

// A stack of ints in a linked list: the youngest element is at its head. It grows as it must and is never full. A copy
// has nodes of its own. What throws leaves the stack as it was.
class StackLi {
public:
  StackLi() = default;

  StackLi(const StackLi &other) : size_(other.size_) {
    Node **end = &topOfStack_;
    for (const Node *node = other.topOfStack_; node; node = node->next) {
      *end = new Node{node->element, nullptr};
      end = &(*end)->next;
    }
  }

  StackLi &operator=(const StackLi &other) {
    if (this != &other) {
      StackLi copy(other);
      std::swap(topOfStack_, copy.topOfStack_);
      std::swap(size_, copy.size_);
    }
    return *this;
  }

  ~StackLi() { makeEmpty(); }

  void push(int x) {
    topOfStack_ = new Node{x, topOfStack_};
    ++size_;
  }

  // Takes the youngest element away. Throws StackLiUnderflow if there is none.
  void pop() {
    if (isEmpty())
      throw StackLiUnderflow();
    Node *old = topOfStack_;
    topOfStack_ = old->next;
    delete old;
    --size_;
  }

  // The youngest element. Throws StackLiUnderflow if there is none.
  int top() const {
    if (isEmpty())
      throw StackLiUnderflow();
    return topOfStack_->element;
  }

  // The youngest element, which is taken away. Throws StackLiUnderflow if there is none.
  int topAndPop() {
    int x = top();
    pop();
    return x;
  }

  bool isEmpty() const { return topOfStack_ == nullptr; }
  // Never: it is here so that this stack can stand in for one with an array.
  bool isFull() const { return false; }
  int size() const { return size_; }

  void makeEmpty() {
    while (!isEmpty())
      pop();
  }

  // Whether both have the same elements in the same order.
  bool operator==(const StackLi &other) const {
    const Node *left = topOfStack_, *right = other.topOfStack_;
    while (left && right && left->element == right->element) {
      left = left->next;
      right = right->next;
    }
    return !left && !right;
  }
  bool operator!=(const StackLi &other) const { return !(*this == other); }

private:
  struct Node {
    int element;
    Node *next;
  };

  Node *topOfStack_ = nullptr;
  int size_ = 0;
};

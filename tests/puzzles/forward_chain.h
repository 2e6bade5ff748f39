// FINDS: nothing
// WITH: --class chain::ForwardChain
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>

namespace chain {

// A singly linked list of words with nodes of its own.
class ForwardChain {
public:
  ForwardChain() = default;
  ForwardChain(std::initializer_list<std::string> words) : ForwardChain() {
    for (const std::string &word : words)
      push_back(word);
  }
  ForwardChain(const ForwardChain &other) : ForwardChain() {
    for (const Node *node = other.head_; node != nullptr; node = node->next)
      push_back(node->word);
  }
  ForwardChain(ForwardChain &&other) noexcept
      : head_(std::exchange(other.head_, nullptr)), tail_(std::exchange(other.tail_, nullptr)),
        size_(std::exchange(other.size_, 0)) {}
  ForwardChain &operator=(const ForwardChain &other) {
    if (this != &other)
      *this = ForwardChain(other);
    return *this;
  }
  ForwardChain &operator=(ForwardChain &&other) noexcept {
    if (this != &other) {
      clear();
      head_ = std::exchange(other.head_, nullptr);
      tail_ = std::exchange(other.tail_, nullptr);
      size_ = std::exchange(other.size_, 0);
    }
    return *this;
  }
  ~ForwardChain() { clear(); }

  bool empty() const { return head_ == nullptr; }
  std::size_t size() const { return size_; }
  const std::string &front() const { return existing(head_)->word; }
  const std::string &back() const { return existing(tail_)->word; }

  void push_front(std::string word) {
    head_ = new Node{std::move(word), head_};
    if (tail_ == nullptr)
      tail_ = head_;
    ++size_;
  }

  void push_back(std::string word) {
    Node *made = new Node{std::move(word), nullptr};
    (tail_ == nullptr ? head_ : tail_->next) = made;
    tail_ = made;
    ++size_;
  }

  std::string pop_front() {
    Node *gone = existing(head_);
    std::string word = std::move(gone->word);
    head_ = gone->next;
    if (head_ == nullptr)
      tail_ = nullptr;
    delete gone;
    --size_;
    return word;
  }

  void reverse() noexcept {
    Node *turned = nullptr;
    tail_ = head_;
    while (head_ != nullptr) {
      Node *next = head_->next;
      head_->next = turned;
      turned = head_;
      head_ = next;
    }
    head_ = turned;
  }

  void clear() noexcept {
    while (head_ != nullptr)
      delete std::exchange(head_, head_->next);
    tail_ = nullptr;
    size_ = 0;
  }

  friend bool operator==(const ForwardChain &a, const ForwardChain &b) {
    const Node *x = a.head_, *y = b.head_;
    for (; x != nullptr && y != nullptr; x = x->next, y = y->next)
      if (x->word != y->word)
        return false;
    return x == y;
  }

private:
  struct Node {
    std::string word;
    Node *next;
  };
  static Node *existing(Node *node) {
    if (node == nullptr)
      throw std::out_of_range("the chain is empty");
    return node;
  }

  Node *head_ = nullptr;
  Node *tail_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace chain

// FINDS: property in SortedList::insert
// WITH: --class SortedList
// BUDGET: rounds 4
#pragma once

// Numbers in ascending order, in a list of private nodes.
class SortedList {
public:
  SortedList() = default;
  SortedList(const SortedList &) = delete;
  SortedList &operator=(const SortedList &) = delete;
  ~SortedList() {
    while (head_ != nullptr)
      removeFirst();
  }

  bool isEmpty() const { return head_ == nullptr; }

  // A number below 0 belongs in front of all others, but is linked behind the first.
  void insert(int value) {
    Node **at = &head_;
    if (value < 0 && head_ != nullptr)
      at = &head_->next;
    while (*at != nullptr && (*at)->value < value)
      at = &(*at)->next;
    *at = new Node{value, *at};
  }

  void removeFirst() {
    if (head_ == nullptr)
      return;
    Node *gone = head_;
    head_ = gone->next;
    delete gone;
  }

private:
  struct Node {
    int value;
    Node *next;
  };
  Node *head_ = nullptr;
};

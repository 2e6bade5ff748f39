#ifndef BENCH_SORTED_LIST_H
#define BENCH_SORTED_LIST_H

#include <stdexcept>

// A singly linked list of numbers in ascending order; equal numbers may be there several times.
class SortedList {
public:
  SortedList() = default;
  ~SortedList() {
    while (head)
      removeAfter(&head);
  }
  SortedList(const SortedList &) = delete;
  SortedList &operator=(const SortedList &) = delete;

  void insert(int value) {
    Node **at = &head;
    while (*at && (*at)->value < value)
      at = &(*at)->next;
    *at = new Node{value, *at};
    ++count;
  }
  // True if the number was there; removes one of it.
  bool remove(int value) {
    for (Node **at = &head; *at; at = &(*at)->next)
      if ((*at)->value == value) {
        removeAfter(at);
        --count;
        return true;
      }
    return false;
  }
  bool contains(int value) const {
    for (const Node *n = head; n && n->value <= value; n = n->next)
      if (n->value == value)
        return true;
    return false;
  }
  int smallest() const {
    if (!head)
      throw std::out_of_range("smallest of an empty list");
    return head->value;
  }
  int size() const { return count; }

private:
  struct Node {
    int value;
    Node *next;
  };
  static void removeAfter(Node **at) {
    Node *gone = *at;
    *at = gone->next;
    delete gone;
  }

  Node *head = nullptr;
  int count = 0;
};

#endif

#include "linked_list.h"

LinkedList::LinkedList() : header_(std::make_shared<Node>(Node{0, true, nullptr})) {}

LinkedList::LinkedList(const LinkedList &other) : LinkedList() {
  Node *last = header_.get();
  for (const Node *node = other.header_->next.get(); node; node = node->next.get()) {
    last->next = std::make_shared<Node>(Node{node->element, false, nullptr});
    last = last->next.get();
  }
}

LinkedList &LinkedList::operator=(const LinkedList &other) {
  if (this != &other) {
    LinkedList copy(other);
    std::swap(header_->next, copy.header_->next);
  }
  return *this;
}

LinkedList::~LinkedList() { part(std::move(header_)); }

int LinkedList::size() const {
  int count = 0;
  for (const Node *node = header_->next.get(); node; node = node->next.get())
    ++count;
  return count;
}

void LinkedList::makeEmpty() { part(std::move(header_->next)); }

void LinkedList::insert(int x, const LinkedListItr &p) {
  if (p.isPastEnd())
    return;
  p.current_->next = std::make_shared<Node>(Node{x, false, p.current_->next});
}

LinkedListItr LinkedList::find(int x) const {
  LinkedListItr p = first();
  while (!p.isPastEnd() && p.retrieve() != x)
    p.advance();
  return p;
}

LinkedListItr LinkedList::findPrevious(int x) const {
  LinkedListItr p = zeroth();
  while (p.current_->next && p.current_->next->element != x)
    p.advance();
  return p;
}

void LinkedList::remove(int x) {
  LinkedListItr before = findPrevious(x);
  std::shared_ptr<Node> node = before.current_->next;
  if (node)
    before.current_->next = std::move(node->next);
}

void LinkedList::part(std::shared_ptr<Node> node) {
  while (node) {
    std::shared_ptr<Node> next = std::move(node->next);
    node = std::move(next);
  }
}

#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

// A position was asked for an element where there is none.
class LinkedListBadItr : public std::out_of_range {
public:
  LinkedListBadItr() : std::out_of_range("there is no element at this position") {}
};

// A position in a LinkedList: at the header, which comes before all elements, at an element, or past the end. Copies of
// a position are at the same node but go their own ways. A position keeps its node alive: if the element is removed, or
// the list is emptied, assigned to or destroyed, the position can still be asked for the element that was there, and
// from there it advances past the end.
class LinkedListItr {
public:
  // Past the end of every list.
  LinkedListItr() = default;

  bool isPastEnd() const { return !current_; }
  bool isAtHeader() const { return current_ && current_->isHeader; }

  // The element here. Throws LinkedListBadItr at the header and past the end.
  int retrieve() const {
    if (isPastEnd() || isAtHeader())
      throw LinkedListBadItr();
    return current_->element;
  }

  // Goes to the next node, or past the end after the last one; stays there.
  void advance() {
    if (!isPastEnd())
      current_ = std::shared_ptr<Node>(current_->next);
  }

  // Whether both are at the same node, or both past the end.
  bool operator==(const LinkedListItr &other) const { return current_ == other.current_; }
  bool operator!=(const LinkedListItr &other) const { return current_ != other.current_; }

private:
  friend class LinkedList;

  struct Node {
    int element;
    bool isHeader;
    std::shared_ptr<Node> next;
  };

  explicit LinkedListItr(std::shared_ptr<Node> current) : current_(std::move(current)) {}

  std::shared_ptr<Node> current_;
};

// A singly linked list of ints with a header node, so that there is a position before the first element. Elements may
// repeat. The list is changed and searched through positions, which are LinkedListItr objects. A copy has nodes of its
// own; positions in the original are none in the copy.
class LinkedList {
public:
  LinkedList();
  LinkedList(const LinkedList &other);
  // The header stays the same; the positions of the former elements are no longer in the list.
  LinkedList &operator=(const LinkedList &other);
  ~LinkedList();

  bool isEmpty() const { return !header_->next; }
  int size() const;
  void makeEmpty();

  // The position of the header.
  LinkedListItr zeroth() const { return LinkedListItr(header_); }
  // The position of the first element; past the end if there is none.
  LinkedListItr first() const { return LinkedListItr(header_->next); }

  // Inserts `x` after `p`; nothing happens if that is past the end. Otherwise callers must pass a position that is in
  // this list, not one in another list or of an element that was removed.
  void insert(int x, const LinkedListItr &p);

  // The position of the first `x`; past the end if there is none.
  LinkedListItr find(int x) const;
  // The position before the first `x`, which may be the header. If there is no `x`, that of the last node.
  LinkedListItr findPrevious(int x) const;
  // Removes the first `x`; does nothing if there is none.
  void remove(int x);

private:
  using Node = LinkedListItr::Node;

  // Parts these nodes from each other. (If each took the next one with it, long lists would exhaust the stack.)
  static void part(std::shared_ptr<Node> node);

  std::shared_ptr<Node> header_;
};

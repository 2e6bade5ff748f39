// Builds a list behind a position that moves along, searches it, and takes elements out.
#include "linked_list.h"

#include "../../check.h"

int main() {
  LinkedList list;
  CHECK(list.isEmpty());
  LinkedListItr p = list.zeroth();
  for (int i = 0; i < 10; ++i) {
    list.insert(i, p);
    p.advance();
    CHECK(p.retrieve() == i);
  }
  CHECK(list.size() == 10);

  int expected = 0;
  for (LinkedListItr at = list.first(); !at.isPastEnd(); at.advance())
    CHECK(at.retrieve() == expected++);
  CHECK(expected == 10);

  for (int i = 0; i < 10; i += 2)
    list.remove(i);
  for (int i = 0; i < 10; ++i)
    CHECK(list.find(i).isPastEnd() == (i % 2 == 0));

  // 4 goes back between 3 and 5.
  list.insert(4, list.find(3));
  CHECK(list.findPrevious(5).retrieve() == 4);

  LinkedList copy(list);
  list.makeEmpty();
  CHECK(list.isEmpty());
  CHECK(list.first().isPastEnd());
  CHECK(copy.first().retrieve() == 1);
  CHECK_THROWS(LinkedListBadItr, list.first().retrieve());
  return checked();
}

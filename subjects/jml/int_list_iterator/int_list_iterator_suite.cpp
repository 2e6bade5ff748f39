#include "int_list_iterator.h"

#include "../../check.h"

namespace {

void walksOverAll() {
  IntSequence list;
  for (int i = 1; i <= 5; ++i)
    list.append(i * i);
  CHECK(list.size() == 5);
  IntListIterator iterator(list);
  int sum = 0;
  while (iterator.hasNext())
    sum += iterator.next();
  CHECK(sum == 55);
  CHECK(iterator.index() == 5);
  CHECK_THROWS(std::out_of_range, iterator.next());
}

void looksAhead() {
  IntSequence list(std::vector<int>{3, -1, 4});
  IntListIterator iterator(list);
  CHECK(iterator.peek() == 3);
  CHECK(iterator.index() == 0);
  CHECK(iterator.next() == 3);
  CHECK(iterator.peek() == -1);
  CHECK(iterator.next() == -1);
  CHECK(iterator.next() == 4);
  CHECK(!iterator.hasNext());
  CHECK_THROWS(std::out_of_range, iterator.peek());
}

void skips() {
  IntSequence list(std::vector<int>{0, 1, 2, 3, 4, 5, 6});
  IntListIterator iterator(list);
  CHECK(iterator.skip(2) == 2);
  CHECK(iterator.next() == 2);
  CHECK(iterator.skip(0) == 0);
  CHECK(iterator.skip(3) == 3);
  CHECK(iterator.peek() == 6);
  CHECK(iterator.skip(100) == 1);
  CHECK(!iterator.hasNext());
}

void noticesChanges() {
  IntSequence list(std::vector<int>{10, 20, 30});
  IntListIterator iterator(list);
  CHECK(iterator.next() == 10);
  CHECK(iterator.isValid());
  list.set(2, 35);
  CHECK(list.get(2) == 35);
  CHECK(!iterator.isValid());
  CHECK_THROWS(std::runtime_error, iterator.hasNext());
  CHECK_THROWS(std::runtime_error, iterator.next());
  list.removeFirst();
  IntListIterator again(list);
  CHECK(again.next() == 20);
  CHECK(again.next() == 35);
}

void isCopied() {
  IntSequence list(std::vector<int>{1, 2, 3});
  IntListIterator ahead(list);
  IntListIterator behind = ahead;
  CHECK(ahead == behind);
  ahead.next();
  CHECK(!(ahead == behind));
  CHECK(behind.next() == 1);
}

}  // namespace

int main() {
  walksOverAll();
  looksAhead();
  skips();
  noticesChanges();
  isCopied();
  return checked();
}

// Unites 128 numbers in blocks of 16, as textbooks do it: neighbours first, then the pairs, and so on.
#include "disjoint_sets.h"

#include "../../check.h"

int main() {
  const int elements = 128, inSameSet = 16;

  DisjointSets sets(elements);
  CHECK(sets.size() == elements);
  CHECK(sets.countSets() == elements);

  for (int width = 1; width < inSameSet; width *= 2)
    for (int start = 0; start + width < elements; start += 2 * width) {
      int first = sets.find(start), second = sets.find(start + width);
      sets.unionSets(first, second);
    }
  CHECK(sets.countSets() == elements / inSameSet);

  for (int i = 0; i < elements; ++i) {
    CHECK(sets.find(i) == sets.find(i - i % inSameSet));
    CHECK(sets.sizeOfSet(i) == inSameSet);
  }
  CHECK(sets.areJoined(3, 12));
  CHECK(!sets.areJoined(15, 16));

  CHECK(sets.join(15, 16));
  CHECK(!sets.join(0, 31));
  CHECK(sets.sizeOfSet(20) == 32);
  return checked();
}

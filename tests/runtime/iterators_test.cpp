#include "../../runtime/iterators.h"

#include <gtest/gtest.h>
#include <iterator>
#include <list>
#include <vector>

namespace eclat::rt {
namespace {

TEST(Iterators, AnElementIsNotTheEnd) {
  std::vector<int> numbers = {1, 2};
  EXPECT_NO_THROW(needElement(numbers, numbers.begin()));
  EXPECT_NO_THROW(needElement(numbers, numbers.cbegin()));
  EXPECT_THROW(needElement(numbers, numbers.end()), MissingValue);
  EXPECT_THROW(needElement(numbers, numbers.cend()), MissingValue);
}

TEST(Iterators, ARangeLeadsFromItsFirstToItsLast) {
  std::list<int> numbers = {1, 2, 3};
  auto second = std::next(numbers.begin());
  EXPECT_NO_THROW(needRange(numbers, numbers.begin(), numbers.end()));
  EXPECT_NO_THROW(needRange(numbers, second, numbers.end()));
  EXPECT_NO_THROW(needRange(numbers, numbers.end(), numbers.end()));
  EXPECT_THROW(needRange(numbers, second, numbers.begin()), MissingValue);
  EXPECT_THROW(needRange(numbers, numbers.end(), second), MissingValue);
}

TEST(Iterators, AnEndForThoseOnlyWhoMayChangeItIsAnEnd) {
  struct Strict {
    int *begin() { return numbers; }
    int *end() { return numbers + 2; }
    int numbers[2] = {1, 2};
  } strict;
  const Strict &seen = strict;
  EXPECT_NO_THROW(needElement(seen, strict.begin()));
  EXPECT_THROW(needElement(seen, strict.end()), MissingValue);
  EXPECT_NO_THROW(needRange(seen, strict.begin(), strict.end()));
  EXPECT_THROW(needRange(seen, strict.end(), strict.begin()), MissingValue);
}

TEST(Iterators, WithoutAnEndOnlyTheEmptyRangeIsCertain) {
  struct Endless {
  } nothing;
  int numbers[2] = {1, 2};
  EXPECT_NO_THROW(needElement(nothing, &numbers[0]));
  EXPECT_NO_THROW(needRange(nothing, &numbers[1], &numbers[1]));
  EXPECT_THROW(needRange(nothing, &numbers[0], &numbers[1]), MissingValue);
}

}  // namespace
}  // namespace eclat::rt

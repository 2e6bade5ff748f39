#include "track_list.h"

#include "plain_test.hpp"
#include <iterator>

TEST(TrackList, HoldsTracks) {
  for (int n = 0; n < 5; ++n) {
    TrackList list;
    for (int i = 0; i < n; ++i)
      list.insert(i % 2 ? list.begin() : list.end(), Track(n * 7 - i * 5));
    list.add(std::make_unique<Track>(n - 3));
    list.add(nullptr);
    EXPECT_TRUE(list.isLike(list.copyAt(list.begin())));
    int length = -n;
    EXPECT_TRUE(list.first(&length));
    EXPECT_FALSE(list.first(nullptr));
    TrackList other = std::move(list).shuffled();
    list = TrackList();
    EXPECT_FALSE(list.first(&length));
    EXPECT_FALSE(list.isLike(nullptr));
    other.swap(list);
    list.erase(list.begin());
    list.erase(list.begin(), list.end());
    EXPECT_EQ(std::distance(list.begin(), list.end()), 0);
  }
}

#include <boost/container/static_vector.hpp>
#include <gtest/gtest.h>

using Vector = boost::container::static_vector<int, 8>;

TEST(StaticVector, Fills) {
  Vector v;
  for (int i = 0; i < 8; ++i)
    v.push_back(i * i);
  EXPECT_EQ(v.size(), v.capacity());
  EXPECT_EQ(v.back(), 49);
  EXPECT_THROW(v.push_back(1), std::bad_alloc);
}

TEST(StaticVector, Access) {
  Vector v{4, 5, 6};
  EXPECT_EQ(v[1], 5);
  EXPECT_EQ(v.front(), 4);
  EXPECT_EQ(v.at(2), 6);
  EXPECT_THROW(v.at(3), std::out_of_range);
  EXPECT_EQ(*v.data(), 4);
}

TEST(StaticVector, InsertAndErase) {
  Vector v{1, 2, 3};
  v.insert(v.begin() + 1, 9);
  EXPECT_EQ(v, (Vector{1, 9, 2, 3}));
  v.erase(v.begin());
  EXPECT_EQ(v.front(), 9);
  v.erase(v.begin(), v.begin() + 2);
  EXPECT_EQ(v.size(), 1u);
}

TEST(StaticVector, Resize) {
  Vector v(3, 7);
  v.resize(5);
  EXPECT_EQ(v.back(), 0);
  v.resize(6, 2);
  EXPECT_EQ(v.back(), 2);
  v.resize(1);
  EXPECT_EQ(v.size(), 1u);
  EXPECT_THROW(v.resize(9), std::bad_alloc);
}

TEST(StaticVector, Assign) {
  Vector v;
  v.assign(4, 3);
  EXPECT_EQ(v.size(), 4u);
  Vector w(2);
  w = v;
  EXPECT_EQ(w, v);
  w.pop_back();
  EXPECT_LT(w, v);
}

TEST(StaticVector, Swap) {
  Vector v{1}, w{2, 3};
  v.swap(w);
  EXPECT_EQ(v.size(), 2u);
  EXPECT_EQ(w.back(), 1);
  w.clear();
  EXPECT_TRUE(w.empty());
}

TEST(StaticVector, Emplace) {
  Vector v;
  v.emplace_back(3);
  v.emplace(v.begin(), 1);
  EXPECT_EQ(v.front(), 1);
  EXPECT_EQ(*v.rbegin(), 3);
  EXPECT_EQ(*v.nth(1), 3);
  EXPECT_EQ(v.index_of(v.begin() + 1), 1u);
}

TEST(StaticVector, Stack) {
  Vector v;
  for (int i = 0; i < 40; ++i) {
    if (v.size() == v.capacity() || (i % 3 == 2 && !v.empty())) {
      EXPECT_EQ(v.back(), v[v.size() - 1]);
      EXPECT_EQ(v.front(), *v.begin());
      v.pop_back();
    }
    v.push_back((i * 7) % 5 - 2);
    EXPECT_EQ(*v.nth(v.size() - 1), v.back());
  }
}

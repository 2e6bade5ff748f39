#include <boost/dynamic_bitset.hpp>
#include <gtest/gtest.h>

using Bits = boost::dynamic_bitset<>;

TEST(DynamicBitset, FromNumber) {
  Bits bits(8, 5);
  EXPECT_TRUE(bits[0]);
  EXPECT_FALSE(bits.test(1));
  EXPECT_EQ(bits.count(), 2u);
  EXPECT_EQ(bits.to_ulong(), 5u);
}

TEST(DynamicBitset, FromText) {
  Bits bits(std::string("0110"));
  EXPECT_EQ(bits.size(), 4u);
  EXPECT_TRUE(bits.test(2));
  std::string text;
  to_string(bits, text);
  EXPECT_EQ(text, "0110");
}

TEST(DynamicBitset, SetResetFlip) {
  Bits bits(6);
  bits.set(2).set(4, true);
  EXPECT_EQ(bits.count(), 2u);
  bits.flip(0);
  bits.reset(4);
  EXPECT_EQ(bits.to_ulong(), 5u);
  bits.flip();
  EXPECT_EQ(bits.count(), 4u);
  bits.set();
  EXPECT_TRUE(bits.all());
  bits.reset();
  EXPECT_TRUE(bits.none());
}

TEST(DynamicBitset, Finds) {
  Bits bits(10);
  EXPECT_EQ(bits.find_first(), Bits::npos);
  bits.set(3).set(7);
  EXPECT_EQ(bits.find_first(), 3u);
  EXPECT_EQ(bits.find_next(3), 7u);
  EXPECT_EQ(bits.find_next(7), Bits::npos);
}

TEST(DynamicBitset, Grows) {
  Bits bits;
  EXPECT_TRUE(bits.empty());
  bits.push_back(true);
  bits.push_back(false);
  bits.resize(70, true);
  EXPECT_EQ(bits.count(), 69u);
  EXPECT_EQ(bits.num_blocks(), 2u);
  bits.pop_back();
  EXPECT_EQ(bits.size(), 69u);
  bits.clear();
  EXPECT_EQ(bits.size(), 0u);
}

TEST(DynamicBitset, Shifts) {
  Bits bits(8, 3);
  bits <<= 2;
  EXPECT_EQ(bits.to_ulong(), 12u);
  EXPECT_EQ((bits >> 3).to_ulong(), 1u);
  bits >>= 1;
  EXPECT_EQ(bits, Bits(8, 6));
}

TEST(DynamicBitset, Logic) {
  Bits a(4, 12), b(4, 10);
  EXPECT_EQ((a & b).to_ulong(), 8u);
  EXPECT_EQ((a | b).to_ulong(), 14u);
  EXPECT_EQ((a ^ b).to_ulong(), 6u);
  EXPECT_EQ((a - b).to_ulong(), 4u);
  a ^= b;
  EXPECT_EQ((~a).to_ulong(), 9u);
}

TEST(DynamicBitset, Subsets) {
  Bits a(4, 8), b(4, 10);
  EXPECT_TRUE(a.is_subset_of(b));
  EXPECT_TRUE(a.is_proper_subset_of(b));
  EXPECT_TRUE(a.intersects(b));
  EXPECT_FALSE(b.is_subset_of(a));
}

TEST(DynamicBitset, TestSet) {
  Bits bits(4);
  EXPECT_FALSE(bits.test_set(1));
  EXPECT_TRUE(bits.test_set(1, false));
  EXPECT_TRUE(bits.none());
  EXPECT_FALSE(bits.any());
}

TEST(DynamicBitset, AppendsBlocks) {
  Bits bits;
  bits.append(6ul);
  EXPECT_EQ(bits.size(), 64u);
  EXPECT_EQ(bits.find_first(), 1u);
  Bits other(2, 1);
  bits.swap(other);
  EXPECT_EQ(bits.size(), 2u);
  EXPECT_LT(bits, Bits(2, 2));
}

#include "bit_flags.h"

#include <gtest/gtest.h>

using Flags = BitFlags<70>;

namespace {

const std::size_t bits[] = {0, 1, 7, 31, 32, 63, 64, 65, 69};

}  // namespace

TEST(BitFlags, StartsClear) {
  Flags flags;
  EXPECT_EQ(flags.size(), 70u);
  EXPECT_EQ(flags.count(), 0u);
  EXPECT_TRUE(flags.none());
  EXPECT_FALSE(flags.all());
  for (std::size_t bit : bits)
    EXPECT_FALSE(flags.test(bit));
}

TEST(BitFlags, SetsOneByOne) {
  Flags flags;
  std::size_t count = 0;
  for (std::size_t bit : bits) {
    flags.set(bit);
    EXPECT_TRUE(flags.test(bit));
    EXPECT_EQ(flags.count(), ++count);
    flags.set(bit, true);
    EXPECT_EQ(flags.count(), count);
    EXPECT_FALSE(flags.none());
  }
  for (std::size_t bit : bits) {
    flags.set(bit, false).set(bit, false);
    EXPECT_FALSE(flags.test(bit));
    EXPECT_EQ(flags.count(), --count);
  }
  EXPECT_EQ(flags, Flags());
}

TEST(BitFlags, Flips) {
  Flags flags;
  flags.set(5);
  for (std::size_t bit : bits) {
    const Flags before = flags;
    EXPECT_TRUE(flags.flip(bit).test(bit));
    EXPECT_NE(flags, before);
    EXPECT_FALSE(flags.flip(bit).test(bit));
    EXPECT_EQ(flags, before);
  }
}

TEST(BitFlags, RefusesOtherBits) {
  Flags flags;
  for (std::size_t bit : {std::size_t(70), std::size_t(128), ~std::size_t(0)}) {
    EXPECT_THROW(flags.test(bit), std::out_of_range);
    EXPECT_THROW(flags.set(bit), std::out_of_range);
    EXPECT_THROW(flags.set(bit, false), std::out_of_range);
    EXPECT_THROW(flags.flip(bit), std::out_of_range);
  }
  EXPECT_TRUE(flags.none());
}

TEST(BitFlags, Complements) {
  Flags flags;
  EXPECT_TRUE((~flags).all());
  for (std::size_t bit : bits) {
    flags.set(bit);
    EXPECT_FALSE((~flags).test(bit));
    EXPECT_EQ((~flags).count(), 70 - flags.count());
    EXPECT_EQ(~~flags, flags);
  }
  Flags full = ~Flags();
  EXPECT_TRUE(full.all());
  full.clear();
  EXPECT_TRUE(full.none());
}

TEST(BitFlags, UnitesAndIntersects) {
  Flags low, high;
  low.set(3).set(64);
  high.set(64).set(69);
  Flags either = low;
  either |= high;
  EXPECT_EQ(either.count(), 3u);
  Flags both = low;
  both &= high;
  EXPECT_EQ(both, Flags().set(64));
  either &= either;
  EXPECT_EQ(either.count(), 3u);
  both |= ~both;
  EXPECT_TRUE(both.all());
  both &= Flags();
  EXPECT_TRUE(both.none());
}

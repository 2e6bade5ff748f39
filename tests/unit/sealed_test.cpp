#include "flow/files/sealed.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

const std::string kText = "{\n \"name\": \"a\",\n \"size\": 7\n}\n";

TEST(Sealed, IsReadBackAsItWas) {
  std::string text = sealed(kText);
  EXPECT_NE(text, kText);
  EXPECT_EQ(unsealed(text), kText);
}

TEST(Sealed, AnyBitThatIsLostIsNoticed) {
  const std::string text = sealed(kText);
  for (std::size_t at = 0; at < text.size(); ++at)
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = text;
      damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
      auto read = unsealed(damaged);
      // What is hit in the seal's own words is no JSON, or has a field that nobody knows: the reader sees that.
      EXPECT_TRUE(!read || *read == damaged) << at << " " << bit;
      EXPECT_NE(read, kText) << at << " " << bit;
    }
}

TEST(Sealed, ATextWithoutSealIsTakenAsItIs) { EXPECT_EQ(unsealed(kText), kText); }

TEST(Sealed, WhatIsCutOffIsNoticed) {
  const std::string text = sealed(kText);
  for (std::size_t length = 40; length < text.size(); ++length)
    EXPECT_FALSE(unsealed(text.substr(0, length)) == kText);
}

}  // namespace
}  // namespace eclat

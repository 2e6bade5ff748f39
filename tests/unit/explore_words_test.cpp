#include "cli/commands/explore_words.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat {
namespace {

std::vector<LawKind> offAfter(const std::vector<std::string> &words) {
  std::vector<LawKind> off;
  EXPECT_EQ(readLaws(words, off), "");
  std::ranges::sort(off);
  return off;
}

bool isOff(const std::vector<std::string> &words, LawKind law) {
  return std::ranges::binary_search(offAfter(words), law);
}

TEST(Laws, TheDefaultOfTheOptionsIsTheDefaultOfTheSwitches) { EXPECT_EQ(offAfter({}), ExploreOptions().lawsOff); }

TEST(Laws, NamesMeanTheseAndNoOthers) {
  EXPECT_FALSE(isOff({"copy", "hash"}, LawKind::Copy));
  EXPECT_FALSE(isOff({"copy", "hash"}, LawKind::Hash));
  EXPECT_TRUE(isOff({"copy", "hash"}, LawKind::Move));
}

TEST(Laws, SignsChangeTheDefault) {
  EXPECT_TRUE(isOff({"-const"}, LawKind::Const));
  EXPECT_FALSE(isOff({"-const"}, LawKind::Copy));
  EXPECT_TRUE(isOff({"-const"}, LawKind::StrongGuarantee));
  EXPECT_FALSE(isOff({"+strong-guarantee"}, LawKind::StrongGuarantee));
}

TEST(Laws, AllAndNone) {
  EXPECT_TRUE(offAfter({"all"}).empty());
  EXPECT_EQ(offAfter({"all", "-copy"}), std::vector<LawKind>{LawKind::Copy});
  EXPECT_TRUE(isOff({"none"}, LawKind::Copy));
}

TEST(Laws, UnknownNamesAreRefused) {
  std::vector<LawKind> off = {LawKind::Hash};
  EXPECT_NE(readLaws({"coppy"}, off).find("there is no law 'coppy'"), std::string::npos);
  EXPECT_EQ(off, std::vector<LawKind>{LawKind::Hash});
}

TEST(WeightWords, SetTheNamedWeightAlone) {
  Weights weights, others;
  EXPECT_EQ(readWeight("nulls=33", weights), "");
  others.null = 33;
  EXPECT_EQ(weights, others);
}

TEST(WeightWords, WhatIsNoWeightIsRefused) {
  Weights weights;
  for (const char *word : {"nulls", "nulls=", "nulls=x", "nulls=101", "nulls=-1", "null=3", "=3", "nulls=3x"})
    EXPECT_NE(readWeight(word, weights), "") << word;
  EXPECT_EQ(weights, Weights());
}

}  // namespace
}  // namespace eclat

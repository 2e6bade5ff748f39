#include "infer/kept_sample.h"
#include "infer/state_sample.h"
#include "infer/watch.h"

#include <cstring>
#include <gtest/gtest.h>

namespace eclat {
namespace {

const std::vector<Variable> kVariables = {
    {"x",   Rep::Int,      Rep::Int, "int",         {"this", "field C::x"}            },
    {"y",   Rep::Int,      Rep::Int, "int",         {"this", "field C::y"}            },
    {"a[]", Rep::Sequence, Rep::Int, "int",         {"this", "field C::a", "elements"}},
    {"s",   Rep::Text,     Rep::Int, "std::string", {"this", "field C::s"}            }
};

Bytecode compiled(const std::string &text) {
  auto code = compileExpr(*parseExpr(text), kVariables, {});
  EXPECT_TRUE(code) << text;
  return std::move(*code);
}

struct Sample {
  std::vector<rt::Value> elements, values;
  Sample(std::int64_t x, std::int64_t y, std::vector<std::int64_t> a = {}, const char *s = "") {
    for (std::int64_t e : a)
      elements.push_back(rt::Value::ofInt(e));
    values = {rt::Value::ofInt(x), rt::Value::ofInt(y), rt::Value::ofSequence(elements.data(), elements.size()),
              rt::Value::ofText(s, std::strlen(s))};
  }
};

class WatchTest : public ::testing::Test {
protected:
  void add(const std::string &text, std::uint64_t held = 0) { watch_.add(*parseExpr(text), compiled(text), held); }
  bool visit(const Sample &sample) { return watch_.visit(sample.values.data(), nullptr, scratch_); }
  const Watch::Watched *find(const std::string &text) { return watch_.find(*parseExpr(text)); }

  Watch watch_;
  rt::Arena scratch_;
};

TEST_F(WatchTest, CountsWhereItHeldAndNotWhereItIsUndefined) {
  add("x < y", 10);
  add("a[x] == y");
  EXPECT_TRUE(visit(Sample(0, 5, {5})));
  EXPECT_TRUE(visit(Sample(3, 5, {5})));  // no element 3
  EXPECT_EQ(find("x < y")->held, 12u);
  EXPECT_EQ(find("a[x] == y")->held, 1u);
}

TEST_F(WatchTest, AContradictedStatementIsGoneForGood) {
  add("x < y");
  add("x != 7");
  EXPECT_FALSE(visit(Sample(5, 5)));
  EXPECT_TRUE(visit(Sample(4, 5)));
  EXPECT_EQ(find("x < y"), nullptr);
  EXPECT_EQ(find("x != 7")->held, 2u);
}

TEST_F(WatchTest, ALimitMovesWithTheValues) {
  add("x <= 3", 4);
  add("a[] >= 0");
  EXPECT_FALSE(visit(Sample(9, 0, {1, -2, -5})));
  EXPECT_TRUE(visit(Sample(8, 0, {-3})));
  EXPECT_EQ(find("x <= 3"), nullptr);
  ASSERT_NE(find("x <= 9"), nullptr);
  EXPECT_EQ(find("x <= 9")->held, 6u);
  ASSERT_NE(find("a[] >= -5"), nullptr);
}

TEST_F(WatchTest, ARepeatedVisitCountsAsTheOneBefore) {
  add("x < y");
  add("a[x] == y");
  visit(Sample(3, 5, {5}));
  watch_.repeat();
  EXPECT_EQ(find("x < y")->held, 2u);
  EXPECT_EQ(find("a[x] == y")->held, 0u);
}

TEST(KeptSample, OutlivesWhatItWasMadeOf) {
  KeptSample kept;
  {
    Sample big(1, 2, std::vector<std::int64_t>(300, 7), "a long text that is gone soon");
    kept.assign(big.values.data(), big.values.size());
  }
  {
    Sample sample(3, 4, {5, 6}, "abc");
    kept.assign(sample.values.data(), sample.values.size());
    sample.elements.assign(2, rt::Value::ofInt(0));
  }
  Sample again(3, 4, {5, 6}, "abc");
  for (std::size_t i = 0; i < again.values.size(); ++i)
    EXPECT_TRUE(rt::same(kept.values()[i], again.values[i])) << i;
}

TEST(StateSample, TellsHowOftenAStatementIsFalse) {
  StateSample sample;
  for (int i = 0; i < 5000; ++i) {
    Sample s(i % 10, i % 2);
    sample.add(s.values.data(), s.values.size(), nullptr, 0);
  }
  EXPECT_NEAR(sample.rate(compiled("x != 3")).ofNo(), 0.1, 0.07);
  EXPECT_EQ(sample.rate(compiled("x >= 0")).ofNo(), 0);
  // Of the even ones only.
  Bytecode even = compiled("y == 0");
  EXPECT_NEAR(sample.rate(compiled("x != 4"), &even, rt::Truth::True).ofNo(), 0.2, 0.1);
  EXPECT_EQ(sample.rate(compiled("x != 4"), &even, rt::Truth::False).ofNo(), 0);
}

}  // namespace
}  // namespace eclat

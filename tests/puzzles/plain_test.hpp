// The macros of GoogleTest that the suites of the puzzles use, without its headers: these would take most of the time
// of a run. A suite is one file, which gets its main from here.
#pragma once

#include <cmath>
#include <cstdio>
#include <vector>

namespace plain_test {

inline std::vector<void (*)()> &tests() {
  static std::vector<void (*)()> all;
  return all;
}

inline bool hasFailed = false;

struct Test {
  explicit Test(void (*run)()) { tests().push_back(run); }
};

inline void expect(bool holds, const char *what, int line) {
  if (holds)
    return;
  std::printf("line %d: %s\n", line, what);
  hasFailed = true;
}

inline bool isSame(double a, double b) { return a == b || std::abs(a - b) <= 1e-15 * std::abs(a + b); }

}  // namespace plain_test

#define TEST(suite, name)                                                                                              \
  static void suite##_##name();                                                                                        \
  static const plain_test::Test suite##_##name##_(suite##_##name);                                                     \
  static void suite##_##name()

#define EXPECT_TRUE(condition) plain_test::expect(static_cast<bool>(condition), #condition, __LINE__)
#define EXPECT_FALSE(condition) plain_test::expect(!static_cast<bool>(condition), "not " #condition, __LINE__)
#define EXPECT_EQ(a, b) plain_test::expect((a) == (b), #a " == " #b, __LINE__)
#define EXPECT_NE(a, b) plain_test::expect((a) != (b), #a " != " #b, __LINE__)
#define EXPECT_LT(a, b) plain_test::expect((a) < (b), #a " < " #b, __LINE__)
#define EXPECT_LE(a, b) plain_test::expect((a) <= (b), #a " <= " #b, __LINE__)
#define EXPECT_GE(a, b) plain_test::expect((a) >= (b), #a " >= " #b, __LINE__)
#define EXPECT_NEAR(a, b, most) plain_test::expect(std::abs((a) - (b)) <= (most), #a " is near " #b, __LINE__)
#define EXPECT_DOUBLE_EQ(a, b) plain_test::expect(plain_test::isSame(a, b), #a " is nearly " #b, __LINE__)
#define EXPECT_THROW(statement, type)                                                                                  \
  [&] {                                                                                                                \
    try {                                                                                                              \
      statement;                                                                                                       \
    } catch (const type &) {                                                                                           \
      return;                                                                                                          \
    }                                                                                                                  \
    plain_test::expect(false, #statement " throws " #type, __LINE__);                                                  \
  }()
#define EXPECT_NO_THROW(statement) statement

int main() {
  for (auto *run : plain_test::tests())
    run();
  return plain_test::hasFailed ? 1 : 0;
}

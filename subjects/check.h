// Checks for the suites of the subjects: a program that ends with `return checked();`.
#pragma once

#include <cstdio>

inline int &failedChecks() {
  static int count = 0;
  return count;
}

inline void check(bool holds, const char *what, const char *file, int line) {
  if (holds)
    return;
  std::printf("%s:%d: %s\n", file, line, what);
  ++failedChecks();
}

inline int checked() { return failedChecks() ? 1 : 0; }

#define CHECK(...) check(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define CHECK_THROWS(Exception, ...)                                                                                   \
  do {                                                                                                                 \
    bool hasThrown = false;                                                                                            \
    try {                                                                                                              \
      static_cast<void>(__VA_ARGS__);                                                                                  \
    } catch (const Exception &) {                                                                                      \
      hasThrown = true;                                                                                                \
    }                                                                                                                  \
    check(hasThrown, #__VA_ARGS__ " throws " #Exception, __FILE__, __LINE__);                                          \
  } while (false)

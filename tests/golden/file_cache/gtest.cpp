// Written by eclat 0.1.0, seed 1: one test per finding. Each fails until its fault is mended.
#include "file_cache.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <unistd.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-result"  // some calls matter for what they do
#endif

namespace eclat_tests {

namespace {

// How a child process says that the tested call came back. Not 0: the call itself may end the process.
constexpr int kReturned = 77;

// Seconds after which a call counts as one that never comes back.
#ifdef ECLAT_PATIENCE
constexpr unsigned kPatience = ECLAT_PATIENCE;
#else
constexpr unsigned kPatience = 10;
#endif

}  // namespace

// `grow()`: AddressSanitizer stopped it (heap-buffer-overflow on address), in cache::fill(int)
// (file_cache.cpp:33).
// Build with -fsanitize=address: without it the fault may stay unseen.
// Finding grow-0a1b2c, seed 1.
TEST(FileCacheEclatDeathTest, Grow_OnNewCache_MisusesMemory) {
  FileCache cache;

  // In a child process, so that the other tests survive.
  const auto testedCall = [&] {
    alarm(10);
    cache.grow(std::numeric_limits<int>::max());
    std::_Exit(kReturned);
  };
  EXPECT_EXIT(testedCall(), testing::ExitedWithCode(kReturned), "");
}

// `drop()`: it ran longer than the limit for one input.
// Finding drop-77aa00, seed 1.
TEST(FileCacheEclatDeathTest, Drop_OnNewCache_RunsTooLong) {
  FileCache cache;

  // In a child process, so that the other tests survive.
  const auto testedCall = [&] {
    alarm(kPatience);
    cache.drop();
    std::_Exit(kReturned);
  };
  EXPECT_EXIT(testedCall(), testing::ExitedWithCode(kReturned), "");
}

}  // namespace eclat_tests

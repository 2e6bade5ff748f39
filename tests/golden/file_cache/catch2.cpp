// Written by eclat 0.1.0, seed 1: one test per finding. Each fails until its fault is mended.
#include "file_cache.h"

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>  // Catch2 version 3
#else
#include <catch2/catch.hpp>  // version 2
#endif

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <sys/wait.h>
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

// Runs a call in a process of its own and tells how that ended. The framework must not hear of it there.
template <class Call> std::string endOfChild(Call call) {
  const pid_t child = fork();
  if (child == 0) {
    for (int signal : {SIGABRT, SIGFPE, SIGILL, SIGSEGV, SIGTERM, SIGINT})
      std::signal(signal, SIG_DFL);
    [&]() noexcept { call(); }();
    std::_Exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    return std::string("ended by signal: ") + strsignal(WTERMSIG(status));
  const int code = WEXITSTATUS(status);
  return code == kReturned ? "returned" : "ended with exit code " + std::to_string(code);
}

}  // namespace

// `grow()`: AddressSanitizer stopped it (heap-buffer-overflow on address), in cache::fill(int)
// (file_cache.cpp:33).
// Build with -fsanitize=address: without it the fault may stay unseen.
// Finding grow-0a1b2c, seed 1.
TEST_CASE("Grow_OnNewCache_MisusesMemory", "[eclat][FileCache]") {
  FileCache cache;

  // In a child process, so that the other tests survive.
  const auto testedCall = [&] {
    alarm(10);
    cache.grow(std::numeric_limits<int>::max());
    std::_Exit(kReturned);
  };
  CHECK(endOfChild(testedCall) == "returned");
}

// `drop()`: it ran longer than the limit for one input.
// Finding drop-77aa00, seed 1.
TEST_CASE("Drop_OnNewCache_RunsTooLong", "[eclat][FileCache]") {
  FileCache cache;

  // In a child process, so that the other tests survive.
  const auto testedCall = [&] {
    alarm(kPatience);
    cache.drop();
    std::_Exit(kReturned);
  };
  CHECK(endOfChild(testedCall) == "returned");
}

}  // namespace eclat_tests

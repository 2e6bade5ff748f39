// Tests with threads, as a hooked program has them, under ThreadSanitizer: what it says of the runtime fails the test.
#include "hook.h"
#include "path.h"
#include "state.h"
#include "symbolic.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

// Guards itself, as classes do that threads share.
class Ledger {
public:
  void add(int k) {
    std::lock_guard lock(mutex_);
    entries_.push_back(k);
    reach(k % 8);
  }
  std::size_t size() const {
    std::lock_guard lock(mutex_);
    return entries_.size();
  }

  static bool reached[8];

private:
  // As the compiler marks a block: no sanitizer sees that.
  __attribute__((no_sanitize("thread"))) static void reach(int block) { reached[block] = true; }

  friend struct eclat::rt::Fields<Ledger>;
  mutable std::mutex mutex_;
  std::vector<int> entries_;
};
bool Ledger::reached[8];

}  // namespace

namespace eclat::rt {

template <> struct Fields<Ledger> {
  static constexpr const char *kName = "Ledger";
  static constexpr bool kIsUnderTest = true;
  static constexpr int kKin = 1;
  template <class V> static constexpr void visit(V &v) {
    v.field("Ledger", "entries_", [](const Ledger &o) -> decltype(auto) { return (o.entries_); });
  }
  template <class V> static constexpr void observe(V &) {}
  template <class V> static constexpr void statics(V &) {}
};

// The tables of a hooked binary, and what the parts of the runtime that are not tested here would do.
const OperationEntry kOperations[] = {
    {0, [](PointDeclarer &) {}, valueCount<Receiver<Ledger>, int>(), [] { return true; }}
};
const int kOperationCount = 1;
const Symbolic *symbolic = nullptr;
bool *flagOfBlock(std::size_t number) { return number < 8 ? &Ledger::reached[number] : nullptr; }
bool writeReached(const char *) { return true; }
Record *currentRecord() { return nullptr; }
bool takeArmed(int) { return false; }
bool takeNested() { return false; }
void checkNested(When, int, const Value *, const Value *) {}
void checkSample(When, int, const Value *, const Value *, int) {}
Arena &inputArena() {
  static Arena arena;
  return arena;
}
std::string demangle(const char *symbol) { return symbol; }
bool isReadable(const volatile void *p, std::size_t) { return p != nullptr; }
bool isPoisoned(const volatile void *, std::size_t) { return false; }
std::size_t copyReadable(const volatile void *, char *, std::size_t) { return 0; }
std::size_t allocatedSize(const volatile void *) { return 0; }

}  // namespace eclat::rt

namespace {

using namespace eclat::rt;

void hookedAdd(Ledger &ledger, int k) {
  hooked<void>(0, [&] { ledger.add(k); }, Receiver<Ledger>{&ledger}, k);
}

class Threads : public testing::Test {
protected:
  static void SetUpTestSuite() {
    char blocks[] = "/tmp/eclat-blocks-XXXXXX", trace[] = "/tmp/eclat-trace-XXXXXX";
    int file = mkstemp(blocks);
    ASSERT_EQ(write(file, "0\n1\n2\n3\n", 8), 8);
    close(file);
    close(mkstemp(trace));
    setenv(kEnvOwnBlocks, blocks, 1);
    loadOwnBlocks();
    ASSERT_TRUE(startTrace(trace));
    unlink(blocks);
    unlink(trace);
  }

  template <class Work> static void onThreads(int count, Work work) {
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
      threads.emplace_back([&work, i] { work(i); });
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST_F(Threads, SixtyFourWithAnObjectEach) {
  onThreads(64, [](int i) {
    Ledger own;
    for (int k = 0; k < 50; ++k)
      hookedAdd(own, i + k);
    EXPECT_EQ(own.size(), 50u);
  });
}

TEST_F(Threads, SixteenShareAnObjectThatGuardsItself) {
  Ledger shared;
  onThreads(16, [&](int i) {
    for (int k = 0; k < 100; ++k)
      hookedAdd(shared, i + k);
  });
  EXPECT_EQ(shared.size(), 1600u);
}

}  // namespace

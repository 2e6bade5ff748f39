#ifndef BENCH_WORKLOAD_H
#define BENCH_WORKLOAD_H

#include <cstdint>
#include <cstdlib>
#include <string>

// What all workloads share: `program SEED CALLS`, and numbers that are the same on every machine (splitmix64).
// A workload makes objects and calls a handful of operations on each, as a user's tests do; only the number of
// objects grows with CALLS, so that a longer run is more of the same.
class Workload {
public:
  Workload(int argc, char **argv)
      : state_(mixed((argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1) * 0xd1342543de82ef95ull)),
        calls_(argc > 2 ? std::atoi(argv[2]) : 50) {}

  // Counts a call; false when there were enough.
  bool more() { return calls_-- > 0; }

  int between(int low, int high) { return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1)); }
  bool chance(int percent) { return between(0, 99) < percent; }
  std::string word(int shortest, int longest) {
    std::string text;
    for (int n = between(shortest, longest); n > 0; --n)
      text += static_cast<char>('a' + between(0, 25));
    return text;
  }

private:
  std::uint64_t next() { return mixed(state_ += 0x9e3779b97f4a7c15ull); }

  // Also of the seed: neighbouring seeds must not give the same numbers, shifted by one.
  static std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
  int calls_;
};

#endif

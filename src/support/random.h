#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace eclat {

// A random number generator (splitmix64) that gives the same numbers on every machine, which the distributions of the
// standard library do not.
class Random {
public:
  // The seed is mixed first. Otherwise neighbouring seeds would give the same sequence, shifted by a few numbers.
  explicit Random(std::uint64_t seed) : state_(seed) { state_ = next() ^ (seed << 32 | seed >> 32); }

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  std::size_t below(std::size_t n) { return n ? static_cast<std::size_t>(next() % n) : 0; }
  bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
  template <class T> const T &pick(const std::vector<T> &from) { return from[below(from.size())]; }

private:
  std::uint64_t state_;
};

}  // namespace eclat

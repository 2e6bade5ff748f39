// FINDS: nothing
// WITH: --class BitFlags<70>
// BUDGET: rounds 4
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

// A set of N bits in words of 64; the bits of the last word beyond N stay clear.
template <std::size_t N> class BitFlags {
  static_assert(N > 0, "a set has one bit at least");

public:
  static constexpr std::size_t size() { return N; }

  bool test(std::size_t bit) const { return (words_[word(bit)] & mask(bit)) != 0; }
  BitFlags &set(std::size_t bit, bool on = true) {
    std::uint64_t &changed = words_[word(bit)];
    changed = on ? changed | mask(bit) : changed & ~mask(bit);
    return *this;
  }
  BitFlags &flip(std::size_t bit) {
    words_[word(bit)] ^= mask(bit);
    return *this;
  }
  void clear() noexcept { words_.fill(0); }

  std::size_t count() const noexcept {
    std::size_t found = 0;
    for (std::uint64_t rest : words_)
      for (; rest != 0; rest &= rest - 1)
        ++found;
    return found;
  }
  bool none() const noexcept { return count() == 0; }
  bool all() const noexcept { return count() == N; }

  BitFlags operator~() const noexcept {
    BitFlags turned;
    for (std::size_t i = 0; i < words; ++i)
      turned.words_[i] = ~words_[i];
    if (N % 64 != 0)
      turned.words_[words - 1] &= (std::uint64_t(1) << (N % 64)) - 1;
    return turned;
  }
  BitFlags &operator|=(const BitFlags &other) noexcept {
    for (std::size_t i = 0; i < words; ++i)
      words_[i] |= other.words_[i];
    return *this;
  }
  BitFlags &operator&=(const BitFlags &other) noexcept {
    for (std::size_t i = 0; i < words; ++i)
      words_[i] &= other.words_[i];
    return *this;
  }
  bool operator==(const BitFlags &other) const noexcept { return words_ == other.words_; }
  bool operator!=(const BitFlags &other) const noexcept { return words_ != other.words_; }

private:
  static constexpr std::size_t words = (N + 63) / 64;

  static std::size_t word(std::size_t bit) {
    if (bit >= N)
      throw std::out_of_range("no such bit");
    return bit / 64;
  }
  static std::uint64_t mask(std::size_t bit) { return std::uint64_t(1) << (bit % 64); }

  std::array<std::uint64_t, words> words_{};
};

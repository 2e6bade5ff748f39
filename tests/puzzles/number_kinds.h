// FINDS: undefined-behaviour in Gauge::setLongest
// WITH: --class Gauge -- -std=c++20
// BUDGET: rounds 2
#pragma once

#include <bitset>
#include <chrono>
#include <complex>
#include <cstddef>
#include <cstdint>

// Takes and gives a number of each kind. The smallest of the longest ones has no positive counterpart.
class Gauge {
public:
  enum Unit { Metre, Mile };
  enum class Mark : std::uint16_t { Low = 1, High = 40000 };

  bool flag(bool on) const { return !on; }
  char letter(char c) const { return c; }
  signed char tiny(signed char n) const { return n; }
  unsigned char byte(unsigned char n) const { return n; }
  wchar_t wide(wchar_t c) const { return c; }
  char8_t utf8(char8_t c) const { return c; }
  char16_t utf16(char16_t c) const { return c; }
  char32_t utf32(char32_t c) const { return c; }
  short small(short n) const { return n; }
  unsigned short natural(unsigned short n) const { return n; }
  int whole(int n) const { return n; }
  unsigned positive(unsigned n) const { return n; }
  long longer(long n) const { return n; }
  unsigned long size(unsigned long n) const { return n; }
  void setLongest(long long n) { longest_ = n < 0 ? -n : n; }
  unsigned long long largest(unsigned long long n) const { return n; }
  __int128 huge(__int128 n) const { return n; }
  float single(float x) const { return x; }
  double twice(double x) const { return x; }
  long double exact(long double x) const { return x; }
  std::int8_t fixed(std::int8_t a, std::uint64_t b) const { return b ? a : std::int8_t(0); }
  std::ptrdiff_t apart(std::ptrdiff_t n) const { return n; }
  Unit next(Unit unit) const { return unit == Metre ? Mile : Metre; }
  Mark other(Mark mark) const { return mark == Mark::Low ? Mark::High : Mark::Low; }
  std::byte raw(std::byte b) const { return ~b; }
  std::bitset<12> flipped(std::bitset<12> bits) const { return ~bits; }
  std::complex<double> conjugate(const std::complex<double> &z) const { return std::conj(z); }
  std::chrono::seconds later(std::chrono::minutes by, std::chrono::duration<double> more) const {
    return std::chrono::seconds(by.count() % 60 + (more.count() > 0 ? 1 : 0));
  }
  bool isEarly(std::chrono::steady_clock::time_point t, std::chrono::weekday) const { return t == t.min(); }
  long long longest() const { return longest_; }

private:
  long long longest_ = 0;
};

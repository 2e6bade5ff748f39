// FINDS: property in Mask::operator++
// WITH: --class Mask -- -std=c++20
// BUDGET: rounds 2
#pragma once

#include <compare>
#include <cstddef>
#include <new>

// Eight bits with all the operators that there are. Who counts up from the highest number comes to the lowest.
class Mask {
public:
  using Self = Mask;
  Mask() = default;
  Mask(unsigned char bits) : bits_(bits) {}

  Self operator+(Self b) const { return bits_ + b.bits_; }
  Self operator-(Self b) const { return bits_ - b.bits_; }
  Self operator*(Self b) const { return bits_ * b.bits_; }
  Self operator/(Self b) const { return bits_ / (b.bits_ | 1); }
  Self operator%(Self b) const { return bits_ % (b.bits_ | 1); }
  Self operator^(Self b) const { return bits_ ^ b.bits_; }
  Self operator&(Self b) const { return bits_ & b.bits_; }
  Self operator|(Self b) const { return bits_ | b.bits_; }
  Self operator<<(int by) const { return bits_ << (by & 7); }
  Self operator>>(int by) const { return bits_ >> (by & 7); }
  Self operator+() const { return *this; }
  Self operator-() const { return -bits_; }
  Self operator~() const { return ~bits_; }
  bool operator!() const { return bits_ == 0; }
  Self &operator+=(Self b) { return *this = *this + b; }
  Self &operator-=(Self b) { return *this = *this - b; }
  Self &operator*=(Self b) { return *this = *this * b; }
  Self &operator/=(Self b) { return *this = !b ? b : *this / b; }
  Self &operator%=(Self b) { return *this = *this % b; }
  Self &operator^=(Self b) { return *this = *this ^ b; }
  Self &operator&=(Self b) { return *this = *this & b; }
  Self &operator|=(Self b) { return *this = *this | b; }
  Self &operator<<=(int by) { return *this = *this << by; }
  Self &operator>>=(int by) { return *this = *this >> by; }
  Self &operator++() { return *this += 1; }
  Self &operator--() { return *this -= 1; }
  Self operator++(int) { return Self(bits_++); }
  Self operator--(int) { return Self(bits_--); }
  bool operator==(const Self &) const = default;
  std::strong_ordering operator<=>(const Self &) const = default;
  bool operator!=(int b) const { return bits_ != b; }
  bool operator<(int b) const { return bits_ < b; }
  bool operator>(int b) const { return bits_ > b; }
  bool operator<=(int b) const { return bits_ <= b; }
  bool operator>=(int b) const { return bits_ >= b; }
  bool operator&&(Self b) const { return bits_ != 0 && b.bits_ != 0; }
  bool operator||(Self b) const { return bits_ != 0 || b.bits_ != 0; }
  Self operator,(Self b) const { return b; }
  Self *operator->() { return this; }
  Self &operator*() { return *this; }
  Self *operator&() { return this; }
  int operator->*(int b) const { return bits_ & b; }
  bool operator[](unsigned at) const { return bits_ >> (at & 7) & 1; }
  int operator()(int a, int b = 2) const { return bits_ + (a & 7) + (b & 7); }
  operator unsigned char() const { return bits_; }
  explicit operator bool() const { return bits_ != 0; }
  template <class T> explicit operator T *() const { return nullptr; }
  static void *operator new(std::size_t size) { return ::operator new(size); }
  static void operator delete(void *at) { ::operator delete(at); }

private:
  unsigned char bits_ = 0;
};

inline Mask operator""_mask(unsigned long long bits) { return Mask(static_cast<unsigned char>(bits)); }

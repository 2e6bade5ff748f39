#include "value.h"

#include <cmath>

namespace eclat::rt {

namespace {

Order order(bool less, bool equal) { return equal ? Order::Equal : less ? Order::Less : Order::Greater; }

// Exact comparison of an integer with a double, without rounding the integer.
Order compareIntFloat(const Value &a, double d) {
  if (std::isnan(d))
    return Order::Unordered;
  if (d >= 18446744073709551616.0)
    return Order::Less;
  if (d < -9223372036854775808.0)
    return Order::Greater;
  double whole = std::floor(d);
  Value b = whole < 9223372036854775808.0 ? Value::ofInt(static_cast<std::int64_t>(whole))
                                          : Value::ofUnsigned(static_cast<std::uint64_t>(whole));
  Order o = compare(a, b);
  return o == Order::Equal && whole < d ? Order::Less : o;
}

Order flip(Order o) { return o == Order::Less ? Order::Greater : o == Order::Greater ? Order::Less : o; }

Order compareSequences(const Value &a, const Value &b) {
  std::uint32_t n = a.held() < b.held() ? a.held() : b.held();
  for (std::uint32_t i = 0; i < n; ++i)
    if (Order o = compare(a.elements[i], b.elements[i]); o != Order::Equal)
      return o;
  return order(a.length < b.length, a.length == b.length);
}

std::uint64_t mix(std::uint64_t h, std::uint64_t x) {
  h ^= x + 0x9e3779b97f4a7c15ull + (h << 6) + (h >> 2);
  h *= 0xff51afd7ed558ccdull;
  return h ^ (h >> 32);
}

}  // namespace

Order compareAny(const Value &a, const Value &b) {
  if (a.isNumber() && b.isNumber()) {
    if (a.kind == Kind::Float && b.kind == Kind::Float)
      return std::isnan(a.d) || std::isnan(b.d) ? Order::Unordered : order(a.d < b.d, a.d == b.d);
    if (a.kind == Kind::Float)
      return flip(compareIntFloat(b, a.d));
    if (b.kind == Kind::Float)
      return compareIntFloat(a, b.d);
    if (a.kind != b.kind)
      return a.kind == Kind::Int ? Order::Less : Order::Greater;
    return a.kind == Kind::Int ? order(a.i < b.i, a.i == b.i) : order(a.u < b.u, a.u == b.u);
  }
  if (a.kind != b.kind)
    return Order::Unordered;
  switch (a.kind) {
  case Kind::Text: {
    std::uint32_t n = a.length < b.length ? a.length : b.length;
    int c = n ? std::memcmp(a.text, b.text, n) : 0;
    return c ? order(c < 0, false) : order(a.length < b.length, a.length == b.length);
  }
  case Kind::Pointer: return a.u == b.u ? Order::Equal : Order::Unordered;
  case Kind::Sequence: return compareSequences(a, b);
  default: return Order::Unordered;
  }
}

bool same(const Value &a, const Value &b) {
  if (a.kind != b.kind)
    return false;
  switch (a.kind) {
  case Kind::Undefined: return true;
  case Kind::Float: return std::memcmp(&a.d, &b.d, sizeof a.d) == 0 || (std::isnan(a.d) && std::isnan(b.d));
  case Kind::Sequence:
    if (a.length != b.length)
      return false;
    if (a.elements == b.elements)
      return true;
    for (std::uint32_t i = 0; i < a.held(); ++i)
      if (!same(a.elements[i], b.elements[i]))
        return false;
    return true;
  default: return compare(a, b) == Order::Equal;
  }
}

std::uint64_t hashValue(const Value &v, std::uint64_t seed) {
  if (v.kind == Kind::Int)
    return mix(seed + 1, v.u);
  std::uint64_t h = mix(seed, static_cast<std::uint64_t>(v.kind));
  switch (v.kind) {
  case Kind::Undefined: return h;
  case Kind::Int:
  case Kind::Big: return mix(h, v.u);
  case Kind::Float: return std::isnan(v.d) ? mix(h, 1) : mix(h, v.u);
  case Kind::Pointer: return mix(h, v.u != 0);  // identities differ between runs
  case Kind::Text:
    for (std::uint32_t i = 0; i < v.length; ++i)
      h = mix(h, static_cast<unsigned char>(v.text[i]));
    return mix(h, v.length);
  case Kind::Sequence:
    for (std::uint32_t i = 0; i < v.held(); ++i)
      h = hashValue(v.elements[i], h);
    return mix(h, v.length);
  }
  return h;
}

Arena::~Arena() {
  while (first_) {
    Block *next = first_->next;
    std::free(first_);
    first_ = next;
  }
  current_ = nullptr;  // that of a thread is asked for memory once more by what is destroyed behind it
}

void *Arena::allocate(std::size_t bytes) {
  constexpr std::size_t header = 32, blockSize = 64 * 1024;
  bytes = (bytes + 15) & ~static_cast<std::size_t>(15);
  while (current_ && used_ + bytes > current_->size) {
    if (!current_->next)
      break;
    current_ = current_->next;
    used_ = 0;
  }
  if (!current_ || used_ + bytes > current_->size) {
    std::size_t size = bytes > blockSize ? bytes : blockSize;
    auto *block = static_cast<Block *>(std::malloc(header + size));
    if (!block)
      std::abort();
    block->next = nullptr;
    block->size = size;
    (current_ ? current_->next : first_) = block;
    current_ = block;
    used_ = 0;
  }
  void *p = reinterpret_cast<char *>(current_) + header + used_;
  used_ += bytes;
  return p;
}

const char *Arena::copy(const char *s, std::size_t n) {
  char *p = static_cast<char *>(allocate(n ? n : 1));
  if (n)
    std::memcpy(p, s, n);
  return p;
}

void Arena::reset() {
  current_ = first_;
  used_ = 0;
}

}  // namespace eclat::rt

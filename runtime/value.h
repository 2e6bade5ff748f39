// The values of samples, for the worker, the trace and the inference engine. Shared by the runtime (C++17, no
// dependency) and the driver.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace eclat::rt {

enum class Kind : std::uint8_t {
  Undefined,  // no value: null base, freed memory, index outside; it neither satisfies nor violates anything
  Int,
  Big,  // an unsigned integer above INT64_MAX
  Float,
  Text,
  Pointer,  // null or an identity; compared for equality only
  Sequence,
};

// Sequences are held up to this many elements; their length is always the true one. Statements over the
// elements of a longer one are undefined unless the held part decides them.
constexpr std::uint32_t kMaxElements = 256;

// One value. It is trivially copyable: text and elements point into an Arena.
struct Value {
  Kind kind = Kind::Undefined;
  std::uint32_t length = 0;  // of Text: bytes; of Sequence: elements
  union {
    std::int64_t i;
    std::uint64_t u;
    double d;
    const char *text;
    const Value *elements;
  };

  Value() : i(0) {}
  static Value ofInt(std::int64_t x) {
    Value v;
    v.kind = Kind::Int;
    v.i = x;
    return v;
  }
  static Value ofUnsigned(std::uint64_t x) {
    Value v;
    v.kind = x > static_cast<std::uint64_t>(INT64_MAX) ? Kind::Big : Kind::Int;
    v.u = x;
    return v;
  }
  static Value ofFloat(double x) {
    Value v;
    v.kind = Kind::Float;
    v.d = x;
    return v;
  }
  static Value ofPointer(const volatile void *p) {
    Value v;
    v.kind = Kind::Pointer;
    v.u = reinterpret_cast<std::uintptr_t>(p);
    return v;
  }
  static Value ofText(const char *s, std::size_t n) {
    Value v;
    v.kind = Kind::Text;
    v.length = static_cast<std::uint32_t>(n);
    v.text = s;
    return v;
  }
  static Value ofSequence(const Value *first, std::size_t n) {
    Value v;
    v.kind = Kind::Sequence;
    v.length = static_cast<std::uint32_t>(n);
    v.elements = first;
    return v;
  }
  std::uint32_t held() const { return length < kMaxElements ? length : kMaxElements; }
  bool defined() const { return kind != Kind::Undefined; }
  bool isNumber() const { return kind == Kind::Int || kind == Kind::Big || kind == Kind::Float; }
};

// Compares two values; Unordered for NaN and for kinds that do not compare.
enum class Order { Less, Equal, Greater, Unordered };
Order compareAny(const Value &a, const Value &b);
inline Order compare(const Value &a, const Value &b) {
  if (a.kind == Kind::Int && b.kind == Kind::Int)  // the common case
    return a.i < b.i ? Order::Less : a.i == b.i ? Order::Equal : Order::Greater;
  return compareAny(a, b);
}
bool same(const Value &a, const Value &b);  // true if they are equal, NaN to itself as well: for counting states
std::uint64_t hashValue(const Value &v, std::uint64_t seed);

// A bump allocator that is reset, never freed, between inputs, so that it soon needs no allocations.
class Arena {
public:
  Arena() = default;
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;
  ~Arena();

  void *allocate(std::size_t bytes);
  Value *values(std::size_t n) { return static_cast<Value *>(allocate(n * sizeof(Value))); }
  const char *copy(const char *s, std::size_t n);
  void reset();

private:
  struct Block {
    Block *next;
    std::size_t size;
  };
  Block *first_ = nullptr;
  Block *current_ = nullptr;
  std::size_t used_ = 0;
};

}  // namespace eclat::rt

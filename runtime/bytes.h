// Reads and writes the binary forms: traces, samples in the blob, models, inputs.
#pragma once

#include "value.h"

#include <string>

namespace eclat::rt {

class ByteWriter {
public:
  void u8(std::uint8_t x) { bytes_.push_back(static_cast<char>(x)); }
  void fixed64(std::uint64_t x) { bytes_.append(reinterpret_cast<const char *>(&x), 8); }
  void varint(std::uint64_t x) {
    for (; x >= 0x80; x >>= 7)
      u8(static_cast<std::uint8_t>(x | 0x80));
    u8(static_cast<std::uint8_t>(x));
  }
  void signedVarint(std::int64_t x) {
    varint((static_cast<std::uint64_t>(x) << 1) ^ static_cast<std::uint64_t>(x >> 63));
  }
  void text(const char *s, std::size_t n) {
    varint(n);
    bytes_.append(s, n);
  }
  void value(const Value &v) {
    u8(static_cast<std::uint8_t>(v.kind));
    switch (v.kind) {
    case Kind::Undefined: break;
    case Kind::Int: signedVarint(v.i); break;
    case Kind::Text: text(v.text, v.length); break;
    case Kind::Sequence:
      varint(v.length);
      for (std::uint32_t i = 0; i < v.held(); ++i)
        value(v.elements[i]);
      break;
    default: fixed64(v.u);
    }
  }
  std::string &bytes() { return bytes_; }

private:
  std::string bytes_;
};

// Reads bytes with a check each time. After a read beyond the end `ok()` is false, and all values are zero.
class ByteReader {
public:
  ByteReader(const void *data, std::size_t size) : at_(static_cast<const char *>(data)), end_(at_ + size) {}

  bool ok() const { return ok_; }
  bool atEnd() const { return at_ == end_; }
  const char *position() const { return at_; }
  std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }

  std::uint8_t u8() { return need(1) ? static_cast<std::uint8_t>(*at_++) : 0; }
  std::uint64_t fixed64() {
    std::uint64_t x = 0;
    if (need(8)) {
      std::memcpy(&x, at_, 8);
      at_ += 8;
    }
    return x;
  }
  std::uint64_t varint() {
    if (at_ != end_ && ok_ && static_cast<std::uint8_t>(*at_) < 0x80)  // nearly all numbers have one byte
      return static_cast<std::uint8_t>(*at_++);
    std::uint64_t x = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      std::uint8_t b = u8();
      x |= static_cast<std::uint64_t>(b & 0x7f) << shift;
      if (b < 0x80)
        break;
    }
    return x;
  }
  std::int64_t signedVarint() {
    std::uint64_t x = varint();
    return static_cast<std::int64_t>((x >> 1) ^ (~(x & 1) + 1));
  }
  // Returns a text that points into the bytes that are read, and lives as long as they do.
  Value text() {
    std::uint64_t n = varint();
    if (!need(n))
      return Value::ofText(nullptr, 0);
    Value v = Value::ofText(at_, static_cast<std::size_t>(n));
    at_ += n;
    return v;
  }
  Value value(Arena &arena, int depth = 0) {
    Value v;
    auto kind = u8();
    if (kind > static_cast<std::uint8_t>(Kind::Sequence) || depth > 16) {
      ok_ = false;
      return v;
    }
    switch (static_cast<Kind>(kind)) {
    case Kind::Undefined: break;
    case Kind::Int: v = Value::ofInt(signedVarint()); break;
    case Kind::Text:
      v = text();
      v.text = arena.copy(v.text, v.length);
      break;
    case Kind::Sequence: {
      std::uint64_t n = varint();
      Value whole = Value::ofSequence(nullptr, static_cast<std::size_t>(n));
      if (!need(whole.held()))  // each element takes at least a byte
        return v;
      Value *elements = arena.values(whole.held());
      for (std::uint32_t i = 0; i < whole.held(); ++i)
        elements[i] = value(arena, depth + 1);
      whole.elements = elements;
      v = whole;
      break;
    }
    default: v.kind = static_cast<Kind>(kind); v.u = fixed64();
    }
    return v;
  }

private:
  bool need(std::uint64_t n) {
    if (!ok_ || n > left()) {
      ok_ = false;
      return false;
    }
    return true;
  }
  const char *at_;
  const char *end_;
  bool ok_ = true;
};

}  // namespace eclat::rt

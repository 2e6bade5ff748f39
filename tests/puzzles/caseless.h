// FINDS: nothing
// WITH: --class text::Caseless --function text::hash_value
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace text {

// A string that keeps its spelling, but compares without regard to the case of the letters A to Z.
class Caseless {
public:
  Caseless() = default;
  Caseless(std::string text) : text_(std::move(text)) {}
  Caseless(const char *text) : text_(text == nullptr ? "" : text) {}

  const std::string &str() const noexcept { return text_; }
  std::size_t size() const noexcept { return text_.size(); }
  bool empty() const noexcept { return text_.empty(); }

  std::string lower() const {
    std::string folded = text_;
    for (char &c : folded)
      c = fold(c);
    return folded;
  }

  bool startsWith(const Caseless &prefix) const noexcept {
    return prefix.size() <= size() && compare(prefix, prefix.size()) == 0;
  }

  // Below, at or above zero as this comes before, with or behind the other.
  int compare(const Caseless &other) const noexcept {
    const std::size_t shared = size() < other.size() ? size() : other.size();
    if (int order = compare(other, shared))
      return order;
    return size() == other.size() ? 0 : size() < other.size() ? -1 : 1;
  }

  friend bool operator==(const Caseless &a, const Caseless &b) noexcept { return a.compare(b) == 0; }
  friend bool operator!=(const Caseless &a, const Caseless &b) noexcept { return a.compare(b) != 0; }
  friend bool operator<(const Caseless &a, const Caseless &b) noexcept { return a.compare(b) < 0; }

private:
  static char fold(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

  int compare(const Caseless &other, std::size_t count) const noexcept {
    for (std::size_t i = 0; i < count; ++i) {
      const auto mine = static_cast<unsigned char>(fold(text_[i]));
      const auto theirs = static_cast<unsigned char>(fold(other.text_[i]));
      if (mine != theirs)
        return mine < theirs ? -1 : 1;
    }
    return 0;
  }

  std::string text_;
};

inline std::size_t hash_value(const Caseless &text) { return std::hash<std::string>()(text.lower()); }

}  // namespace text

template <> struct std::hash<text::Caseless> {
  std::size_t operator()(const text::Caseless &text) const { return text::hash_value(text); }
};

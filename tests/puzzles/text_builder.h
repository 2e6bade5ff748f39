// FINDS: nothing
// WITH: --class text::TextBuilder
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace text {

// Puts a text together by calls that can be chained.
class TextBuilder {
public:
  TextBuilder() = default;

  TextBuilder &add(std::string_view part) {
    text_.append(part);
    return *this;
  }
  TextBuilder &add(long long number) {
    text_ += std::to_string(number);
    return *this;
  }
  TextBuilder &repeat(std::string_view part, unsigned times) {
    if (!part.empty() && times > max_length / part.size())
      throw std::length_error("too long");
    std::string parts;
    for (unsigned i = 0; i < times && !part.empty(); ++i)
      parts += part;
    text_ += parts;
    return *this;
  }
  TextBuilder &line() {
    text_ += '\n';
    return *this;
  }
  // Puts the part before the place, which may be the end.
  TextBuilder &insert(std::size_t place, std::string_view part) {
    if (place > text_.size())
      throw std::out_of_range("behind the end");
    text_.insert(place, part);
    return *this;
  }
  // Replaces every occurrence, from left to right; what is put in is not searched again.
  TextBuilder &replace(std::string_view what, std::string_view with) {
    if (what.empty())
      throw std::invalid_argument("nothing to replace");
    std::string result;
    std::size_t from = 0;
    for (std::size_t at; (at = text_.find(what, from)) != std::string::npos; from = at + what.size())
      result.append(text_, from, at - from).append(with);
    result.append(text_, from, std::string::npos);
    text_.swap(result);
    return *this;
  }
  TextBuilder &clear() noexcept {
    text_.clear();
    return *this;
  }

  std::size_t length() const noexcept { return text_.size(); }
  bool empty() const noexcept { return text_.empty(); }
  const std::string &str() const & noexcept { return text_; }
  std::string str() && { return std::move(text_); }

private:
  static constexpr std::size_t max_length = 100000;

  std::string text_;
};

}  // namespace text

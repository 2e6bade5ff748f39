// FINDS: nothing
// WITH: --class text::Tokenizer
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace text {

// Reads words from a text of its own. Separators between words are skipped, however many there are.
class Tokenizer {
public:
  explicit Tokenizer(std::string text, std::string separators = " \t\n")
      : text_(std::move(text)), separators_(std::move(separators)) {
    skip();
  }
  Tokenizer(const Tokenizer &) = default;
  Tokenizer(Tokenizer &&other) noexcept : Tokenizer(Empty()) { swap(other); }
  Tokenizer &operator=(Tokenizer other) noexcept {
    swap(other);
    return *this;
  }

  void swap(Tokenizer &other) noexcept {
    text_.swap(other.text_);
    separators_.swap(other.separators_);
    std::swap(at_, other.at_);
  }

  bool done() const { return at_ == text_.size(); }
  std::size_t position() const { return at_; }

  std::string_view rest() const { return std::string_view(text_).substr(at_); }

  std::string peek() const {
    if (done())
      throw std::out_of_range("no more words");
    return text_.substr(at_, wordEnd() - at_);
  }

  std::string next() {
    std::string word = peek();
    at_ += word.size();
    skip();
    return word;
  }

  // Reads the next word if it is this one.
  bool accept(std::string_view word) {
    if (done() || std::string_view(text_).substr(at_, wordEnd() - at_) != word)
      return false;
    next();
    return true;
  }

  std::vector<std::string> all() {
    std::vector<std::string> words;
    while (!done())
      words.push_back(next());
    return words;
  }

  void rewind() {
    at_ = 0;
    skip();
  }

private:
  struct Empty {};
  explicit Tokenizer(Empty) noexcept {}

  std::size_t wordEnd() const { return std::min(text_.find_first_of(separators_, at_), text_.size()); }
  void skip() { at_ = std::min(text_.find_first_not_of(separators_, at_), text_.size()); }

  std::string text_;
  std::string separators_;
  std::size_t at_ = 0;
};

}  // namespace text

// FINDS: threw in Label::initial
// WITH: --class Label
// BUDGET: rounds 2
#pragma once

#include <string>

// A label without text throws what nobody can catch by name.
class Label {
public:
  explicit Label(const std::string &text) : text_(text) {}

  const std::string &text() const { return text_; }

  char initial() const {
    if (text_.empty())
      throw 42;
    return text_.front();
  }

  void append(const std::string &more) { text_ += more; }

private:
  std::string text_;
};

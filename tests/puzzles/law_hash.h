// FINDS: law in Label::hash
// WITH: --class Label
// BUDGET: rounds 4
#pragma once

#include <cctype>
#include <functional>
#include <string>

// A name in which case does not matter, except to the hash.
class Label {
public:
  explicit Label(const std::string &text) : text_(text) {}
  const std::string &text() const { return text_; }
  bool operator==(const Label &other) const {
    if (text_.size() != other.text_.size())
      return false;
    for (std::size_t i = 0; i < text_.size(); ++i)
      if (std::tolower(static_cast<unsigned char>(text_[i])) !=
          std::tolower(static_cast<unsigned char>(other.text_[i])))
        return false;
    return true;
  }

private:
  std::string text_;
};

template <> struct std::hash<Label> {
  std::size_t operator()(const Label &label) const { return std::hash<std::string>()(label.text()); }
};

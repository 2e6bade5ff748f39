// FINDS: nothing
// WITH: --class report::Cell
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace report {

// A cell of a table that holds a number or nothing. Its text is made when it is first asked for.
class Cell {
public:
  Cell() = default;
  explicit Cell(int value) : value_(value) {}
  // Moving copies, so that the text still belongs to the number in the cell that was moved from.
  Cell(const Cell &) = default;
  Cell &operator=(const Cell &) = default;

  bool hasValue() const noexcept { return value_.has_value(); }
  int value() const {
    if (!value_)
      throw std::logic_error("the cell is empty");
    return *value_;
  }
  int valueOr(int other) const noexcept { return value_.value_or(other); }

  void set(int value) noexcept {
    value_ = value;
    text_.reset();
  }
  void reset() noexcept {
    value_.reset();
    text_.reset();
  }

  // At least so many characters, filled with blanks on the left.
  void setWidth(int width) {
    if (width < 0 || width > 1000)
      throw std::invalid_argument("the width must be 0 to 1000");
    width_ = width;
    text_.reset();
  }
  int width() const noexcept { return width_; }

  const std::string &text() const {
    if (!text_) {
      std::string made = value_ ? std::to_string(*value_) : "-";
      if (made.size() < static_cast<std::size_t>(width_))
        made.insert(0, static_cast<std::size_t>(width_) - made.size(), ' ');
      text_ = std::move(made);
    }
    return *text_;
  }

  // The cache has no part in this.
  friend bool operator==(const Cell &a, const Cell &b) noexcept { return a.value_ == b.value_ && a.width_ == b.width_; }
  friend bool operator!=(const Cell &a, const Cell &b) noexcept { return !(a == b); }

private:
  std::optional<int> value_;
  int width_ = 0;
  mutable std::optional<std::string> text_;
};

}  // namespace report

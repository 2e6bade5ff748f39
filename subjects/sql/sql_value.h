// Values of the tiny SQL engine, and the exception that all of it throws.
#pragma once

#include <stdexcept>
#include <string>
#include <variant>

// What the engine throws, and nothing else: malformed SQL, unknown tables and columns, values of the wrong type,
// indices out of range, objects that were closed.
class SqlError : public std::runtime_error {
public:
  explicit SqlError(const std::string &message) : std::runtime_error(message) {}
};

// NULL, an integer or a text. Values are ordered: NULL first, then integers, then texts. (Conditions in SQL do not use
// that order for NULL: there a comparison with NULL never holds.)
class SqlValue {
public:
  // NULL.
  SqlValue() = default;
  static SqlValue ofInt(int number) { return SqlValue(number); }
  static SqlValue ofText(const std::string &text) { return SqlValue(text); }

  bool isNull() const { return content_.index() == 0; }
  bool isInt() const { return content_.index() == 1; }
  bool isText() const { return content_.index() == 2; }

  // Throws SqlError if it is not an integer.
  int asInt() const {
    if (!isInt())
      throw SqlError("the value is not an integer");
    return std::get<int>(content_);
  }

  // Throws SqlError if it is not a text.
  std::string asText() const {
    if (!isText())
      throw SqlError("the value is not a text");
    return std::get<std::string>(content_);
  }

  // As SQL writes it: NULL, -12, 'it''s'.
  std::string toSql() const;

  bool operator==(const SqlValue &other) const { return content_ == other.content_; }
  bool operator!=(const SqlValue &other) const { return content_ != other.content_; }
  bool operator<(const SqlValue &other) const { return content_ < other.content_; }

private:
  using Content = std::variant<std::monostate, int, std::string>;
  explicit SqlValue(Content content) : content_(std::move(content)) {}

  Content content_;
};

// JSON values, and the exceptions of all that has to do with them.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

// A value was asked for what its kind does not have.
class JsonTypeError : public std::logic_error {
public:
  explicit JsonTypeError(const std::string &message) : std::logic_error(message) {}
};

// A text is no JSON, or not the JSON that was allowed.
class JsonParseError : public std::runtime_error {
public:
  JsonParseError(const std::string &message, int position) : std::runtime_error(message), position_(position) {}
  // The number of characters before the token in question.
  int position() const { return position_; }

private:
  int position_;
};

enum class JsonKind { Null, Bool, Number, String, Array, Object };

// A value with everything in it: copies share nothing. Members of objects are sorted by their keys, each of which is
// there once. Strings may hold any bytes. To ask an array for what only objects have, or the like, throws JsonTypeError
// and changes nothing.
class JsonValue {
public:
  // null
  JsonValue() = default;
  static JsonValue ofBool(bool isTrue);
  // Throws std::invalid_argument for NaN and infinity, which JSON does not have.
  static JsonValue ofNumber(double number);
  static JsonValue ofString(const std::string &text);
  // Without items, without members.
  static JsonValue array();
  static JsonValue object();

  JsonValue(const JsonValue &) = default;
  JsonValue(JsonValue &&) noexcept = default;
  // What is assigned may be a part of this value.
  JsonValue &operator=(const JsonValue &other);
  JsonValue &operator=(JsonValue &&other) noexcept;
  ~JsonValue() = default;
  void swap(JsonValue &other) noexcept;

  JsonKind kind() const { return kind_; }
  bool isNull() const { return kind_ == JsonKind::Null; }

  bool asBool() const;
  double asNumber() const;
  // Throws JsonTypeError, too, for a number that is no int.
  int asInt() const;
  const std::string &asString() const;

  // Of arrays and objects: how many items or members.
  int size() const;

  // Of arrays. Throws std::out_of_range unless 0 <= index < size().
  const JsonValue &at(int index) const;
  void append(const JsonValue &item);

  // Of objects. get() throws std::out_of_range if there is no such member; set() adds or replaces one; remove() tells
  // whether there was one.
  bool has(const std::string &key) const;
  const JsonValue &get(const std::string &key) const;
  void set(const std::string &key, const JsonValue &value);
  bool remove(const std::string &key);
  std::vector<std::string> keys() const;

  // How many arrays and objects are nested: 0 for other kinds, 1 for [] and [1], 2 for [[]].
  int depth() const;

  bool operator==(const JsonValue &other) const;
  bool operator!=(const JsonValue &other) const { return !(*this == other); }

private:
  explicit JsonValue(JsonKind kind) : kind_(kind) {}
  void demand(JsonKind kind) const;
  std::size_t placeOf(const std::string &key) const;
  bool isAt(std::size_t place, const std::string &key) const { return place < keys_.size() && keys_[place] == key; }

  JsonKind kind_ = JsonKind::Null;
  bool isTrue_ = false;
  double number_ = 0;
  std::string text_;
  std::vector<std::string> keys_;  // of an object, sorted; items_ has their values
  std::vector<JsonValue> items_;
};

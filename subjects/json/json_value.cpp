#include "json_value.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <utility>

JsonValue JsonValue::ofBool(bool isTrue) {
  JsonValue value(JsonKind::Bool);
  value.isTrue_ = isTrue;
  return value;
}

JsonValue JsonValue::ofNumber(double number) {
  if (!std::isfinite(number))
    throw std::invalid_argument("JSON has finite numbers only");
  JsonValue value(JsonKind::Number);
  value.number_ = number;
  return value;
}

JsonValue JsonValue::ofString(const std::string &text) {
  JsonValue value(JsonKind::String);
  value.text_ = text;
  return value;
}

JsonValue JsonValue::array() { return JsonValue(JsonKind::Array); }

JsonValue JsonValue::object() { return JsonValue(JsonKind::Object); }

JsonValue &JsonValue::operator=(const JsonValue &other) {
  JsonValue copy(other);
  swap(copy);
  return *this;
}

JsonValue &JsonValue::operator=(JsonValue &&other) noexcept {
  JsonValue taken(std::move(other));
  swap(taken);
  return *this;
}

void JsonValue::swap(JsonValue &other) noexcept {
  std::swap(kind_, other.kind_);
  std::swap(isTrue_, other.isTrue_);
  std::swap(number_, other.number_);
  text_.swap(other.text_);
  keys_.swap(other.keys_);
  items_.swap(other.items_);
}

bool JsonValue::asBool() const {
  demand(JsonKind::Bool);
  return isTrue_;
}

double JsonValue::asNumber() const {
  demand(JsonKind::Number);
  return number_;
}

int JsonValue::asInt() const {
  demand(JsonKind::Number);
  if (number_ < INT_MIN || number_ > INT_MAX || number_ != std::floor(number_))
    throw JsonTypeError("the number is no int");
  return static_cast<int>(number_);
}

const std::string &JsonValue::asString() const {
  demand(JsonKind::String);
  return text_;
}

int JsonValue::size() const {
  if (kind_ != JsonKind::Array && kind_ != JsonKind::Object)
    throw JsonTypeError("only arrays and objects have a size");
  return static_cast<int>(items_.size());
}

const JsonValue &JsonValue::at(int index) const {
  demand(JsonKind::Array);
  if (index < 0 || index >= size())
    throw std::out_of_range("there is no such item");
  return items_[static_cast<std::size_t>(index)];
}

void JsonValue::append(const JsonValue &item) {
  demand(JsonKind::Array);
  JsonValue copy(item);  // it may be this very value
  items_.push_back(std::move(copy));
}

bool JsonValue::has(const std::string &key) const {
  demand(JsonKind::Object);
  return isAt(placeOf(key), key);
}

const JsonValue &JsonValue::get(const std::string &key) const {
  demand(JsonKind::Object);
  const std::size_t place = placeOf(key);
  if (!isAt(place, key))
    throw std::out_of_range("there is no member of that name");
  return items_[place];
}

void JsonValue::set(const std::string &key, const JsonValue &value) {
  demand(JsonKind::Object);
  JsonValue copy(value);  // it may be this very value
  const std::size_t place = placeOf(key);
  if (isAt(place, key)) {
    items_[place].swap(copy);
    return;
  }
  const auto offset = static_cast<std::ptrdiff_t>(place);
  keys_.insert(keys_.begin() + offset, key);
  items_.insert(items_.begin() + offset, std::move(copy));
}

bool JsonValue::remove(const std::string &key) {
  demand(JsonKind::Object);
  const std::size_t place = placeOf(key);
  if (!isAt(place, key))
    return false;
  keys_.erase(keys_.begin() + static_cast<std::ptrdiff_t>(place));
  items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(place));
  return true;
}

std::vector<std::string> JsonValue::keys() const {
  demand(JsonKind::Object);
  return keys_;
}

int JsonValue::depth() const {
  if (kind_ != JsonKind::Array && kind_ != JsonKind::Object)
    return 0;
  int deepest = 0;
  for (const JsonValue &item : items_)
    deepest = std::max(deepest, item.depth());
  return deepest + 1;
}

bool JsonValue::operator==(const JsonValue &other) const {
  return kind_ == other.kind_ && isTrue_ == other.isTrue_ && number_ == other.number_ && text_ == other.text_ &&
         keys_ == other.keys_ && items_ == other.items_;
}

void JsonValue::demand(JsonKind kind) const {
  static const char *const names[] = {"null", "a boolean", "a number", "a string", "an array", "an object"};
  if (kind_ != kind)
    throw JsonTypeError(std::string("the value is not ") + names[static_cast<int>(kind)]);
}

// Where the key is, or would be.
std::size_t JsonValue::placeOf(const std::string &key) const {
  return static_cast<std::size_t>(std::lower_bound(keys_.begin(), keys_.end(), key) - keys_.begin());
}

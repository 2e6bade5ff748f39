#include "json_writer.h"

#include <charconv>
#include <cmath>

void JsonWriter::beginObject() {
  beginValue();
  text_ += '{';
  open_ += '{';
  hasItems_ = false;
}

void JsonWriter::endObject() { end('{', '}'); }

void JsonWriter::beginArray() {
  beginValue();
  text_ += '[';
  open_ += '[';
  hasItems_ = false;
}

void JsonWriter::endArray() { end('[', ']'); }

void JsonWriter::key(const std::string &name) {
  if (open_.empty() || open_.back() != '{' || hasKey_)
    throw std::logic_error("no key is due");
  if (hasItems_)
    text_ += ',';
  quote(name);
  text_ += ':';
  hasKey_ = true;
}

void JsonWriter::null() {
  beginValue();
  text_ += "null";
}

void JsonWriter::boolean(bool isTrue) {
  beginValue();
  text_ += isTrue ? "true" : "false";
}

void JsonWriter::number(double number) {
  if (!std::isfinite(number))
    throw std::logic_error("JSON has finite numbers only");
  beginValue();
  char digits[40];
  text_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void JsonWriter::string(const std::string &text) {
  beginValue();
  quote(text);
}

void JsonWriter::value(const JsonValue &value) {
  switch (value.kind()) {
  case JsonKind::Null: null(); break;
  case JsonKind::Bool: boolean(value.asBool()); break;
  case JsonKind::Number: number(value.asNumber()); break;
  case JsonKind::String: string(value.asString()); break;
  case JsonKind::Array:
    beginArray();
    for (int i = 0; i < value.size(); ++i)
      this->value(value.at(i));
    endArray();
    break;
  case JsonKind::Object:
    beginObject();
    for (const std::string &name : value.keys()) {
      key(name);
      this->value(value.get(name));
    }
    endObject();
    break;
  }
}

const std::string &JsonWriter::text() const {
  if (!isComplete())
    throw std::logic_error("the value is not complete");
  return text_;
}

void JsonWriter::reset() {
  text_.clear();
  open_.clear();
  hasItems_ = false;
  hasKey_ = false;
}

std::string JsonWriter::toText(const JsonValue &value) {
  JsonWriter writer;
  writer.value(value);
  return writer.text();
}

// What stands before every value; afterwards it counts as written.
void JsonWriter::beginValue() {
  if (isComplete())
    throw std::logic_error("the value is complete");
  if (!open_.empty() && open_.back() == '{' && !hasKey_)
    throw std::logic_error("a key is due");
  if (hasItems_ && !hasKey_)
    text_ += ',';
  hasItems_ = true;
  hasKey_ = false;
}

void JsonWriter::end(char begin, char end) {
  if (open_.empty() || open_.back() != begin || hasKey_)
    throw std::logic_error("no such end is due");
  open_.pop_back();
  text_ += end;
  hasItems_ = true;
}

void JsonWriter::quote(const std::string &text) {
  static const char hex[] = "0123456789abcdef";
  text_ += '"';
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (c == '\n') {
      text_ += "\\n";
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += hex[byte >> 4];
      text_ += hex[byte & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

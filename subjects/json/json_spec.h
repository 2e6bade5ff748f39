// What the JSON classes promise. Values are compared by a form of their own (namespace jsonmodel): a text that is equal
// for equal values and no others. Reading JSON is told once more, straight from the text to that form.
#pragma once

#include "json_parser.h"
#include "json_pointer.h"
#include "json_writer.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <eclat/spec.h>
#include <map>
#include <optional>
#include <set>

namespace jsonmodel {

inline std::string formOf(const std::string &text) { return std::to_string(text.size()) + "\"" + text; }

inline std::string formOf(double number) {
  char digits[64];
  std::snprintf(digits, sizeof digits, "#%a", number == 0 ? 0.0 : number);
  return digits;
}

inline std::string formOf(const std::vector<std::string> &items) {
  std::string form = "[";
  for (const std::string &item : items)
    form += item + ",";
  return form + "]";
}

inline std::string formOf(const std::map<std::string, std::string> &members) {
  std::string form = "{";
  for (const auto &[key, item] : members)
    form += formOf(key) + ":" + item + ",";
  return form + "}";
}

inline std::string formOf(const JsonValue &value);

inline std::vector<std::string> itemsOf(const JsonValue &value) {
  std::vector<std::string> items;
  for (const JsonValue &item : value.items_)
    items.push_back(formOf(item));
  return items;
}

inline std::map<std::string, std::string> membersOf(const JsonValue &value) {
  std::map<std::string, std::string> members;
  for (std::size_t i = 0; i < std::min(value.keys_.size(), value.items_.size()); ++i)
    members[value.keys_[i]] = formOf(value.items_[i]);
  return members;
}

inline std::string formOf(const JsonValue &value) {
  switch (value.kind_) {
  case JsonKind::Null: return "null";
  case JsonKind::Bool: return value.isTrue_ ? "true" : "false";
  case JsonKind::Number: return formOf(value.number_);
  case JsonKind::String: return formOf(value.text_);
  case JsonKind::Array: return formOf(itemsOf(value));
  case JsonKind::Object: return formOf(membersOf(value));
  }
  return "?";
}

inline bool isArray(const JsonValue &value) { return value.kind_ == JsonKind::Array; }
inline bool isObject(const JsonValue &value) { return value.kind_ == JsonKind::Object; }

inline int depthOf(const JsonValue &value) {
  if (!isArray(value) && !isObject(value))
    return 0;
  int deepest = 0;
  for (const JsonValue &item : value.items_)
    deepest = std::max(deepest, depthOf(item));
  return 1 + deepest;
}

// A value of one kind has nothing of another kind.
inline bool isClean(const JsonValue &value) {
  return (value.kind_ == JsonKind::Bool || !value.isTrue_) && (value.kind_ == JsonKind::Number || value.number_ == 0) &&
         (value.kind_ == JsonKind::String || value.text_.empty()) &&
         (isObject(value) ? value.keys_.size() == value.items_.size() : value.keys_.empty()) &&
         (isObject(value) || isArray(value) || value.items_.empty()) && std::isfinite(value.number_) &&
         std::is_sorted(value.keys_.begin(), value.keys_.end()) &&
         std::adjacent_find(value.keys_.begin(), value.keys_.end()) == value.keys_.end();
}

inline bool isSound(const JsonValue &value) {
  return isClean(value) && std::all_of(value.items_.begin(), value.items_.end(), isSound);
}

// --- Tokens.

inline const std::string kBlanks = " \t\n\r";
inline const std::string kDigits = "0123456789";

struct Token {
  JsonTokenKind kind = JsonTokenKind::End;
  std::string text;
  double number = 0;
  std::size_t begin = 0, end = 0;
};

// The place behind the number that begins at another place, or that place.
inline std::size_t endOfNumber(const std::string &text, std::size_t begin) {
  auto skip = [&](std::size_t from) { return std::min(text.find_first_not_of(kDigits, from), text.size()); };
  auto has = [&](std::size_t at, const char *any) {
    return at < text.size() && std::string(any).find(text[at]) != std::string::npos;
  };
  const std::size_t first = has(begin, "-") ? begin + 1 : begin;
  std::size_t end = has(first, "0") ? first + 1 : skip(first);
  if (end <= first)
    return begin;
  if (has(end, ".")) {
    const std::size_t digits = end + 1;
    end = skip(digits);
    if (end <= digits)
      return begin;
  }
  if (has(end, "eE")) {
    const std::size_t digits = end + (has(end + 1, "+-") ? 2 : 1);
    end = skip(digits);
    if (end <= digits)
      return begin;
  }
  return end;
}

// Four hexadecimal digits behind \u at a place; -1 if that is not there.
inline long hexAt(const std::string &text, std::size_t at) {
  if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u')
    return -1;
  const std::string digits = text.substr(at + 2, 4);
  if (digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
    return -1;
  return std::strtol(digits.c_str(), nullptr, 16);
}

inline std::string utf8(long code) {
  static const long limits[] = {0x80, 0x800, 0x10000, 0x110000};
  static const int marks[] = {0x00, 0xC0, 0xE0, 0xF0};
  int more = 0;
  while (code >= limits[more])
    ++more;
  std::string bytes(1, static_cast<char>(marks[more] + (code >> (6 * more))));
  while (more-- > 0)
    bytes += static_cast<char>(0x80 + ((code >> (6 * more)) & 0x3F));
  return bytes;
}

inline std::optional<Token> stringAt(const std::string &text, std::size_t begin) {
  static const std::map<char, char> simple = {
      {'"',  '"' },
      {'\\', '\\'},
      {'/',  '/' },
      {'b',  '\b'},
      {'f',  '\f'},
      {'n',  '\n'},
      {'r',  '\r'},
      {'t',  '\t'}
  };
  Token token{JsonTokenKind::String, "", 0, begin, 0};
  for (std::size_t at = begin + 1; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      token.end = at + 1;
      return token;
    }
    if (c >= 0 && c < 0x20)
      return std::nullopt;
    if (c != '\\') {
      token.text += c;
      ++at;
    } else if (at + 1 < text.size() && simple.count(text[at + 1]) > 0) {
      token.text += simple.at(text[at + 1]);
      at += 2;
    } else {
      const long code = hexAt(text, at), second = hexAt(text, at + 6);
      const bool isFirst = code >= 0xD800 && code < 0xDC00, isSecond = code >= 0xDC00 && code < 0xE000;
      if (code < 0 || isSecond || (isFirst && (second < 0xDC00 || second > 0xDFFF)))
        return std::nullopt;
      token.text += utf8(isFirst ? 0x10000 + (code - 0xD800) * 0x400 + (second - 0xDC00) : code);
      at += isFirst ? 12 : 6;
    }
  }
  return std::nullopt;
}

// The token that begins at a place or behind the blanks there; none if there is no such token.
inline std::optional<Token> tokenAt(const std::string &text, std::size_t place) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks, place), text.size());
  if (begin >= text.size())
    return Token{JsonTokenKind::End, "", 0, begin, begin};
  if (text[begin] == '"')
    return stringAt(text, begin);
  const std::size_t end = endOfNumber(text, begin);
  if (end > begin) {
    const double number = std::strtod(text.substr(begin, end - begin).c_str(), nullptr);
    if (std::isinf(number))
      return std::nullopt;
    return Token{JsonTokenKind::Number, "", number, begin, end};
  }
  static const std::map<std::string, JsonTokenKind> signs = {
      {"{",     JsonTokenKind::BeginObject},
      {"}",     JsonTokenKind::EndObject  },
      {"[",     JsonTokenKind::BeginArray },
      {"]",     JsonTokenKind::EndArray   },
      {":",     JsonTokenKind::Colon      },
      {",",     JsonTokenKind::Comma      },
      {"true",  JsonTokenKind::True       },
      {"false", JsonTokenKind::False      },
      {"null",  JsonTokenKind::Null       }
  };
  for (const auto &[sign, kind] : signs)
    if (text.substr(begin, sign.size()) == sign)
      return Token{kind, "", 0, begin, begin + sign.size()};
  return std::nullopt;
}

// --- Values.

// Reads a text without recursion: what is open lies on a stack.
class Reading {
public:
  explicit Reading(const std::string &text) { isWell = read(text); }

  bool isWell = false;
  bool hasDuplicates = false;
  std::size_t depth = 0;
  std::string form;

private:
  struct Level {
    bool isObject = false;
    bool isEmpty = true;
    std::string key;
    std::vector<std::string> items;
    std::map<std::string, std::string> members;
  };

  bool read(const std::string &text) {
    std::size_t place = 0;
    bool isValueDue = true;  // otherwise a comma or an end
    for (;;) {
      std::optional<Token> token = tokenAt(text, place);
      if (!token)
        return false;
      place = token->end;
      if (token->kind == JsonTokenKind::End)
        return !isValueDue && open_.empty();
      if (!isValueDue && open_.empty())
        return false;
      if (token->kind == JsonTokenKind::EndArray || token->kind == JsonTokenKind::EndObject) {
        const bool isEndOfObject = token->kind == JsonTokenKind::EndObject;
        if (open_.empty() || open_.back().isObject != isEndOfObject || (isValueDue && !open_.back().isEmpty))
          return false;
        const Level level = open_.back();
        open_.pop_back();
        add(level.isObject ? formOf(level.members) : formOf(level.items));
        isValueDue = false;
        continue;
      }
      if (!isValueDue) {
        if (token->kind != JsonTokenKind::Comma)
          return false;
        isValueDue = true;
        continue;
      }
      if (!open_.empty() && open_.back().isObject) {
        if (token->kind != JsonTokenKind::String)
          return false;
        open_.back().key = token->text;
        hasDuplicates = hasDuplicates || open_.back().members.count(token->text) > 0;
        token = tokenAt(text, place);
        if (!token || token->kind != JsonTokenKind::Colon)
          return false;
        token = tokenAt(text, token->end);
        if (!token)
          return false;
        place = token->end;
      }
      if (!open_.empty())
        open_.back().isEmpty = false;
      isValueDue = token->kind == JsonTokenKind::BeginArray || token->kind == JsonTokenKind::BeginObject;
      switch (token->kind) {
      case JsonTokenKind::BeginArray:
      case JsonTokenKind::BeginObject:
        open_.emplace_back();
        open_.back().isObject = token->kind == JsonTokenKind::BeginObject;
        depth = std::max(depth, open_.size());
        break;
      case JsonTokenKind::String: add(formOf(token->text)); break;
      case JsonTokenKind::Number: add(formOf(token->number)); break;
      case JsonTokenKind::True: add("true"); break;
      case JsonTokenKind::False: add("false"); break;
      case JsonTokenKind::Null: add("null"); break;
      default: return false;
      }
    }
  }
  void add(const std::string &item) {
    if (open_.empty())
      form = item;
    else if (open_.back().isObject)
      open_.back().members[open_.back().key] = item;
    else
      open_.back().items.push_back(item);
  }

  std::vector<Level> open_;
};

inline bool isAccepted(const JsonParser &parser) {
  const Reading reading(parser.text_);
  return reading.isWell && reading.depth <= static_cast<std::size_t>(std::max(parser.maxDepth_, 0)) &&
         (parser.allowsDuplicates_ || !reading.hasDuplicates);
}

// What may be written next is told by what was written.
struct Progress {
  explicit Progress(const std::string &text) {
    for (std::size_t place = 0;;) {
      const std::optional<Token> token = tokenAt(text, place);
      if (!token || token->kind == JsonTokenKind::End)
        break;
      place = token->end;
      last = token->kind;
      if (last == JsonTokenKind::BeginArray || last == JsonTokenKind::BeginObject)
        open.push_back(last == JsonTokenKind::BeginObject);
      if ((last == JsonTokenKind::EndArray || last == JsonTokenKind::EndObject) && !open.empty())
        open.pop_back();
    }
  }
  bool isComplete() const { return open.empty() && last != JsonTokenKind::End; }
  bool isInObject() const { return !open.empty() && open.back(); }
  bool isInArray() const { return !open.empty() && !open.back(); }
  bool isAfterKey() const { return last == JsonTokenKind::Colon; }
  bool isValueDue() const { return !isComplete() && (!isInObject() || isAfterKey()); }
  bool isKeyDue() const { return isInObject() && !isAfterKey(); }
  bool isEndDue(bool ofObject) const { return ofObject ? isKeyDue() : isInArray(); }
  // What stands between what was written and the next value or key.
  std::string separator() const {
    const bool isFirst = last == JsonTokenKind::End || last == JsonTokenKind::BeginArray ||
                         last == JsonTokenKind::BeginObject || isAfterKey();
    return isFirst ? "" : ",";
  }

  std::vector<bool> open;  // for each that has not ended: is it an object?
  JsonTokenKind last = JsonTokenKind::End;
};

// The text grew by a separator and one value of a form, without blanks outside of strings.
inline bool hasGrown(const JsonWriter &writer, const std::string &before, const std::string &form) {
  const std::string start = before + Progress(before).separator();
  if (writer.text_.compare(0, start.size(), start) != 0)
    return false;
  const Reading reading(writer.text_.substr(start.size()));
  return reading.isWell && reading.form == form;
}

// --- Pointers.

inline bool isPath(const std::string &path) {
  if (!path.empty() && path[0] != '/')
    return false;
  for (std::size_t i = 0; i < path.size(); ++i)
    if (path[i] == '~' && path.compare(i, 2, "~0") != 0 && path.compare(i, 2, "~1") != 0)
      return false;
  return true;
}

inline std::vector<std::string> stepsOf(const std::string &path) {
  std::vector<std::string> steps;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '/')
      steps.emplace_back();
    else if (steps.empty())
      return steps;
    else if (path[i] == '~')
      steps.back() += path.compare(++i, 1, "1") == 0 ? '/' : '~';
    else
      steps.back() += path[i];
  }
  return steps;
}

inline const JsonValue *follow(const std::vector<std::string> &steps, const JsonValue &value) {
  const JsonValue *at = &value;
  for (const std::string &step : steps) {
    const JsonValue *found = nullptr;
    for (std::size_t i = 0; i < at->items_.size(); ++i)
      if (step == (isObject(*at) && i < at->keys_.size() ? at->keys_[i] : std::to_string(i)))
        found = &at->items_[i];
    if (!found)
      return nullptr;
    at = found;
  }
  return at;
}

}  // namespace jsonmodel

template <> struct eclat::Spec<JsonValue> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  // There is no invariant, as that would be asked of arguments, too, after the call: an argument may be a part of the
  // receiver, which is gone then. What changes a value says that it is sound.
  static auto constructor() {
    return [](const JsonValue &made) { ECLAT_ENSURES(made.kind_ == JsonKind::Null && jsonmodel::isClean(made)); };
  }
  static auto constructor(const JsonValue &other) {
    return [form = jsonmodel::formOf(other)](const JsonValue &made) {
      ECLAT_ENSURES(jsonmodel::formOf(made) == form && jsonmodel::isSound(made));
    };
  }
  static auto ofBool(bool isTrue) {
    return [isTrue](const JsonValue &made) {
      ECLAT_ENSURES(made.kind_ == JsonKind::Bool && made.isTrue_ == isTrue && jsonmodel::isClean(made));
    };
  }
  static auto ofNumber(double number) {
    ECLAT_THROWS(std::invalid_argument, !std::isfinite(number));
    return [number](const JsonValue &made) {
      ECLAT_ENSURES(made.kind_ == JsonKind::Number && made.number_ == number && jsonmodel::isClean(made));
    };
  }
  static auto ofString(const std::string &text) {
    return [text](const JsonValue &made) {
      ECLAT_ENSURES(made.kind_ == JsonKind::String && made.text_ == text && jsonmodel::isClean(made));
    };
  }
  static auto array() {
    return [](const JsonValue &made) {
      ECLAT_ENSURES(jsonmodel::isArray(made) && made.items_.empty() && jsonmodel::isClean(made));
    };
  }
  static auto object() {
    return [](const JsonValue &made) {
      ECLAT_ENSURES(jsonmodel::isObject(made) && made.items_.empty() && jsonmodel::isClean(made));
    };
  }
  static auto operator_assign(const JsonValue &self, const JsonValue &other) {
    return [&self, form = jsonmodel::formOf(other)] {
      ECLAT_ENSURES(jsonmodel::formOf(self) == form && jsonmodel::isSound(self));
    };
  }
  static auto swap(const JsonValue &self, const JsonValue &other) {
    return [&self, &other, mine = jsonmodel::formOf(self), theirs = jsonmodel::formOf(other)] {
      ECLAT_ENSURES(jsonmodel::formOf(self) == theirs && jsonmodel::isSound(self));
      ECLAT_ENSURES(jsonmodel::formOf(other) == mine && jsonmodel::isSound(other));
    };
  }
  static auto kind(const JsonValue &self) {
    return [&self](JsonKind result) { ECLAT_ENSURES(result == self.kind_); };
  }
  static auto isNull(const JsonValue &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.kind_ == JsonKind::Null)); };
  }
  static auto asBool(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, self.kind_ != JsonKind::Bool);
    return [&self](bool result) { ECLAT_ENSURES(result == self.isTrue_); };
  }
  static auto asNumber(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, self.kind_ != JsonKind::Number);
    return [&self](double result) { ECLAT_ENSURES(result == self.number_); };
  }
  static auto asInt(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, self.kind_ != JsonKind::Number || std::fabs(self.number_) > 2147483648.0 ||
                                    self.number_ == 2147483648.0 || std::fmod(self.number_, 1) != 0);
    return [&self](int result) { ECLAT_ENSURES(static_cast<double>(result) == self.number_); };
  }
  static auto asString(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, self.kind_ != JsonKind::String);
    return [&self](const std::string &result) { ECLAT_ENSURES(result == self.text_); };
  }
  static auto size(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isArray(self) && !jsonmodel::isObject(self));
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.items_.size()); };
  }
  static auto at(const JsonValue &self, int index) {
    const bool isIn = index >= 0 && static_cast<std::size_t>(index) < self.items_.size();
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isArray(self));
    ECLAT_THROWS(std::out_of_range, jsonmodel::isArray(self) && !isIn);
    return [&self, index](const JsonValue &result) {
      ECLAT_ENSURES(jsonmodel::formOf(result) == jsonmodel::itemsOf(self).at(static_cast<std::size_t>(index)));
    };
  }
  static auto append(const JsonValue &self, const JsonValue &item) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isArray(self));
    std::vector<std::string> expected = jsonmodel::itemsOf(self);
    expected.push_back(jsonmodel::formOf(item));
    return [&self, expected] {
      ECLAT_ENSURES(jsonmodel::isArray(self) && jsonmodel::itemsOf(self) == expected);
      ECLAT_ENSURES(jsonmodel::isSound(self));
    };
  }
  static auto has(const JsonValue &self, const std::string &key) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isObject(self));
    return [&self, key](bool result) { ECLAT_ENSURES(result == (jsonmodel::membersOf(self).count(key) == 1)); };
  }
  static auto get(const JsonValue &self, const std::string &key) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isObject(self));
    ECLAT_THROWS(std::out_of_range, jsonmodel::isObject(self) && jsonmodel::membersOf(self).count(key) == 0);
    return [&self, key](const JsonValue &result) {
      ECLAT_ENSURES(jsonmodel::formOf(result) == jsonmodel::membersOf(self).at(key));
    };
  }
  static auto set(const JsonValue &self, const std::string &key, const JsonValue &value) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isObject(self));
    std::map<std::string, std::string> expected = jsonmodel::membersOf(self);
    expected[key] = jsonmodel::formOf(value);
    return [&self, expected] {
      ECLAT_ENSURES(jsonmodel::isObject(self) && jsonmodel::membersOf(self) == expected);
      ECLAT_ENSURES(jsonmodel::isSound(self));
    };
  }
  static auto remove(const JsonValue &self, const std::string &key) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isObject(self));
    std::map<std::string, std::string> expected = jsonmodel::membersOf(self);
    const bool isThere = expected.erase(key) == 1;
    return [&self, expected, isThere](bool result) {
      ECLAT_ENSURES(result == isThere);
      ECLAT_ENSURES(jsonmodel::isObject(self) && jsonmodel::membersOf(self) == expected);
      ECLAT_ENSURES(jsonmodel::isSound(self));
    };
  }
  static auto keys(const JsonValue &self) {
    ECLAT_THROWS(JsonTypeError, !jsonmodel::isObject(self));
    return [&self](const std::vector<std::string> &result) { ECLAT_ENSURES(result == self.keys_); };
  }
  static auto depth(const JsonValue &self) {
    return [&self](int result) { ECLAT_ENSURES(result == jsonmodel::depthOf(self)); };
  }
  static auto operator_equal(const JsonValue &self, const JsonValue &other) {
    const bool areEqual = jsonmodel::formOf(self) == jsonmodel::formOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const JsonValue &self, const JsonValue &other) {
    const bool areEqual = jsonmodel::formOf(self) == jsonmodel::formOf(other);
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

template <> struct eclat::Spec<JsonLexer> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const JsonLexer &self) { ECLAT_INVARIANT(self.at_ <= self.text_.size()); }

  static auto constructor(const std::string &text) {
    return [text](const JsonLexer &made) { ECLAT_ENSURES(made.text_ == text && made.at_ == 0); };
  }
  static auto next(const JsonLexer &self) {
    const auto token = jsonmodel::tokenAt(self.text_, self.at_);
    ECLAT_THROWS(JsonParseError, !token);
    return [&self, token, text = self.text_](const JsonToken &result) {
      ECLAT_ENSURES(token && result.kind == token->kind);
      ECLAT_ENSURES(token && result.text == token->text);
      ECLAT_ENSURES(token && result.number == token->number);
      ECLAT_ENSURES(token && static_cast<std::size_t>(result.position) == token->begin);
      ECLAT_ENSURES(token && self.at_ == token->end && self.text_ == text);
    };
  }
  static auto position(const JsonLexer &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.at_); };
  }
};

template <> struct eclat::Spec<JsonParser> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const JsonParser &self) { ECLAT_INVARIANT(self.maxDepth_ >= 1 && self.maxDepth_ <= 1000); }

  static auto constructor(const std::string &text) {
    return [text](const JsonParser &made) {
      ECLAT_ENSURES(made.text_ == text && made.maxDepth_ == 64 && made.allowsDuplicates_);
    };
  }
  static auto setMaxDepth(const JsonParser &self, int depth) {
    ECLAT_THROWS(std::invalid_argument, depth < 1 || depth > 1000);
    return [&self, depth, text = self.text_, allows = self.allowsDuplicates_] {
      ECLAT_ENSURES(self.maxDepth_ == depth);
      ECLAT_ENSURES(self.text_ == text && self.allowsDuplicates_ == allows);
    };
  }
  static auto maxDepth(const JsonParser &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.maxDepth_); };
  }
  static auto setAllowDuplicates(const JsonParser &self, bool isAllowed) {
    return [&self, isAllowed, text = self.text_, depth = self.maxDepth_] {
      ECLAT_ENSURES(self.allowsDuplicates_ == isAllowed);
      ECLAT_ENSURES(self.text_ == text && self.maxDepth_ == depth);
    };
  }
  static auto allowsDuplicates(const JsonParser &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.allowsDuplicates_); };
  }
  static auto parse(const JsonParser &self) {
    ECLAT_THROWS(JsonParseError, !jsonmodel::isAccepted(self));
    return [form = jsonmodel::Reading(self.text_).form](const JsonValue &result) {
      ECLAT_ENSURES(jsonmodel::formOf(result) == form);
      ECLAT_ENSURES(jsonmodel::isSound(result));
    };
  }
  static auto isValid(const JsonParser &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == jsonmodel::isAccepted(self)); };
  }
};

template <> struct eclat::Spec<JsonWriter> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const JsonWriter &self) {
    const jsonmodel::Progress progress(self.text_);
    ECLAT_INVARIANT(progress.open.size() == self.open_.size());
    ECLAT_INVARIANT(!progress.isComplete() || jsonmodel::Reading(self.text_).isWell);
    ECLAT_INVARIANT(self.hasKey_ == progress.isAfterKey());
  }
  static auto constructor() {
    return [](const JsonWriter &made) { ECLAT_ENSURES(made.text_.empty() && made.open_.empty()); };
  }
  static auto beginObject(const JsonWriter &self) {
    const jsonmodel::Progress progress(self.text_);
    ECLAT_THROWS(std::logic_error, !progress.isValueDue());
    return [&self, expected = self.text_ + progress.separator() + "{"] { ECLAT_ENSURES(self.text_ == expected); };
  }
  static auto endObject(const JsonWriter &self) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isEndDue(true));
    return [&self, expected = self.text_ + "}"] { ECLAT_ENSURES(self.text_ == expected); };
  }
  static auto beginArray(const JsonWriter &self) {
    const jsonmodel::Progress progress(self.text_);
    ECLAT_THROWS(std::logic_error, !progress.isValueDue());
    return [&self, expected = self.text_ + progress.separator() + "["] { ECLAT_ENSURES(self.text_ == expected); };
  }
  static auto endArray(const JsonWriter &self) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isEndDue(false));
    return [&self, expected = self.text_ + "]"] { ECLAT_ENSURES(self.text_ == expected); };
  }
  static auto key(const JsonWriter &self, const std::string &name) {
    const jsonmodel::Progress progress(self.text_);
    ECLAT_THROWS(std::logic_error, !progress.isKeyDue());
    return [&self, name, start = self.text_ + progress.separator()] {
      ECLAT_ENSURES(self.text_.compare(0, start.size(), start) == 0);
      const auto token = jsonmodel::tokenAt(self.text_, start.size());
      ECLAT_ENSURES(token && token->kind == JsonTokenKind::String && token->text == name);
      ECLAT_ENSURES(token && token->begin == start.size() && self.text_.substr(token->end) == ":");
    };
  }
  static auto null(const JsonWriter &self) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isValueDue());
    return [&self, before = self.text_] { ECLAT_ENSURES(jsonmodel::hasGrown(self, before, "null")); };
  }
  static auto boolean(const JsonWriter &self, bool isTrue) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isValueDue());
    return [&self, isTrue, before = self.text_] {
      ECLAT_ENSURES(jsonmodel::hasGrown(self, before, isTrue ? "true" : "false"));
    };
  }
  static auto number(const JsonWriter &self, double number) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isValueDue() || !std::isfinite(number));
    return [&self, number, before = self.text_] {
      ECLAT_ENSURES(jsonmodel::hasGrown(self, before, jsonmodel::formOf(number)));
    };
  }
  static auto string(const JsonWriter &self, const std::string &text) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isValueDue());
    return [&self, text, before = self.text_] {
      ECLAT_ENSURES(jsonmodel::hasGrown(self, before, jsonmodel::formOf(text)));
    };
  }
  static auto value(const JsonWriter &self, const JsonValue &value) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isValueDue());
    return [&self, form = jsonmodel::formOf(value), before = self.text_] {
      ECLAT_ENSURES(jsonmodel::hasGrown(self, before, form));
    };
  }
  static auto isComplete(const JsonWriter &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == jsonmodel::Progress(self.text_).isComplete()); };
  }
  static auto depth(const JsonWriter &self) {
    return [&self](int result) {
      ECLAT_ENSURES(static_cast<std::size_t>(result) == jsonmodel::Progress(self.text_).open.size());
    };
  }
  static auto text(const JsonWriter &self) {
    ECLAT_THROWS(std::logic_error, !jsonmodel::Progress(self.text_).isComplete());
    return [&self](const std::string &result) {
      ECLAT_ENSURES(result == self.text_);
      JsonParser parser(result);
      parser.setMaxDepth(1000);
      ECLAT_ENSURES(parser.isValid() || jsonmodel::Reading(result).depth > 1000);
    };
  }
  static auto reset(const JsonWriter &self) {
    return [&self] { ECLAT_ENSURES(self.text_.empty() && self.open_.empty() && !self.hasItems_ && !self.hasKey_); };
  }
  static auto toText(const JsonValue &value) {
    return [value](const std::string &result) {
      const jsonmodel::Reading reading(result);
      ECLAT_ENSURES(reading.isWell && reading.form == jsonmodel::formOf(value));
      if (jsonmodel::depthOf(value) > 1000)
        return;
      JsonParser parser(result);
      parser.setMaxDepth(1000);
      ECLAT_ENSURES(parser.isValid());
      ECLAT_ENSURES(parser.isValid() && parser.parse() == value);
    };
  }
};

template <> struct eclat::Spec<JsonPointer> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static auto constructor() {
    return [](const JsonPointer &made) { ECLAT_ENSURES(made.steps_.empty()); };
  }
  static auto constructor(const std::string &path) {
    ECLAT_THROWS(std::invalid_argument, !jsonmodel::isPath(path));
    return [path](const JsonPointer &made) {
      ECLAT_ENSURES(made.steps_ == jsonmodel::stepsOf(path));
      ECLAT_ENSURES(made.toText() == path);
    };
  }
  static auto isRoot(const JsonPointer &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.steps_.empty()); };
  }
  static auto size(const JsonPointer &self) {
    return [&self](int result) { ECLAT_ENSURES(static_cast<std::size_t>(result) == self.steps_.size()); };
  }
  static auto step(const JsonPointer &self, int index) {
    ECLAT_THROWS(std::out_of_range, index < 0 || static_cast<std::size_t>(index) >= self.steps_.size());
    return [&self, index](const std::string &result) {
      ECLAT_ENSURES(result == self.steps_.at(static_cast<std::size_t>(index)));
    };
  }
  static auto child(const JsonPointer &self, const std::string &step) {
    std::vector<std::string> expected = self.steps_;
    expected.push_back(step);
    return [expected](const JsonPointer &result) { ECLAT_ENSURES(result.steps_ == expected); };
  }
  static auto parent(const JsonPointer &self) {
    ECLAT_THROWS(std::out_of_range, self.steps_.empty());
    return [&self](const JsonPointer &result) {
      ECLAT_ENSURES(result.steps_.size() + 1 == self.steps_.size());
      ECLAT_ENSURES(std::equal(result.steps_.begin(), result.steps_.end(), self.steps_.begin()));
    };
  }
  static auto toText(const JsonPointer &self) {
    return [&self](const std::string &result) {
      ECLAT_ENSURES(jsonmodel::isPath(result) && jsonmodel::stepsOf(result) == self.steps_);
      ECLAT_ENSURES(JsonPointer(result) == self);
    };
  }
  static auto resolves(const JsonPointer &self, const JsonValue &value) {
    const bool isThere = jsonmodel::follow(self.steps_, value) != nullptr;
    return [isThere](bool result) { ECLAT_ENSURES(result == isThere); };
  }
  static auto resolve(const JsonPointer &self, const JsonValue &value) {
    const JsonValue *found = jsonmodel::follow(self.steps_, value);
    ECLAT_THROWS(std::out_of_range, !found);
    return [form = found ? jsonmodel::formOf(*found) : ""](const JsonValue &result) {
      ECLAT_ENSURES(jsonmodel::formOf(result) == form);
    };
  }
  static auto operator_equal(const JsonPointer &self, const JsonPointer &other) {
    const bool areEqual = self.steps_ == other.steps_;
    return [areEqual](bool result) { ECLAT_ENSURES(result == areEqual); };
  }
  static auto operator_not_equal(const JsonPointer &self, const JsonPointer &other) {
    const bool areEqual = self.steps_ == other.steps_;
    return [areEqual](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};

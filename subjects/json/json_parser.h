// From text to JSON values.
#pragma once

#include "json_value.h"

enum class JsonTokenKind {
  BeginObject,
  EndObject,
  BeginArray,
  EndArray,
  Colon,
  Comma,
  String,
  Number,
  True,
  False,
  Null,
  End
};

struct JsonToken {
  JsonTokenKind kind = JsonTokenKind::End;
  std::string text;   // what a string stands for, without quotes and escapes; empty for other kinds
  double number = 0;  // of a number
  int position = 0;   // where it begins
};

// Cuts a text into the tokens of JSON. Blanks, tabs, line feeds and carriage returns separate.
//
// Strings stand in double quotes. Bytes from 0x20 on stand for themselves. Escapes are \" \\ \/ \b \f \n \r \t and
// \uXXXX with four hexadecimal digits, which gives UTF-8; two of them, \uD800 to \uDBFF and \uDC00 to \uDFFF, make one
// character beyond 0xFFFF, and neither may stand alone. Numbers have the form -12.5e-3; all but the digits before the
// point may be missing, and zeros may not lead.
class JsonLexer {
public:
  explicit JsonLexer(const std::string &text) : text_(text) {}

  // Takes the next token; at the end that is an End, again and again. Throws JsonParseError for what is no token, and
  // for a number too large for a double; nothing is taken then.
  JsonToken next();

  // How many characters were taken.
  int position() const { return static_cast<int>(at_); }

private:
  std::string text_;
  std::size_t at_ = 0;
};

// Reads one value, which must be all of the text. Parsing changes nothing and may be repeated.
class JsonParser {
public:
  explicit JsonParser(const std::string &text) : text_(text) {}

  // How many arrays and objects may be nested; 64 unless told. Throws std::invalid_argument unless 1 <= depth <= 1000.
  void setMaxDepth(int depth);
  int maxDepth() const { return maxDepth_; }

  // Whether a key may stand twice in an object, where the last one counts; it may unless told.
  void setAllowDuplicates(bool isAllowed) { allowsDuplicates_ = isAllowed; }
  bool allowsDuplicates() const { return allowsDuplicates_; }

  // Throws JsonParseError if the text is malformed, nested too deep, or has a key twice where it may not.
  JsonValue parse() const;

  // Whether parse() would not throw.
  bool isValid() const;

private:
  std::string text_;
  int maxDepth_ = 64;
  bool allowsDuplicates_ = true;
};

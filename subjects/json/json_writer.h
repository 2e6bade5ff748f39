// From JSON values to text, piece by piece or at once.
#pragma once

#include "json_value.h"

// Writes one value without blanks. Arrays are begun, filled and ended, and so are objects, where a key stands before
// each value:
//
//   writer.beginObject();
//   writer.key("list");
//   writer.beginArray();
//   writer.number(1);
//   writer.endArray();
//   writer.endObject();
//   writer.text();  // {"list":[1]}
//
// Whatever is not due (a value or a second key instead of a key or value, an end of something else, anything behind a
// value that is complete) throws std::logic_error and writes nothing. That a key is written twice is not noticed.
class JsonWriter {
public:
  JsonWriter() = default;

  void beginObject();
  void endObject();
  void beginArray();
  void endArray();
  void key(const std::string &name);

  void null();
  void boolean(bool isTrue);
  // Throws std::logic_error for NaN and infinity, too. What is written reads as the same number.
  void number(double number);
  // Escaped are only quotes, backslashes and control characters.
  void string(const std::string &text);
  void value(const JsonValue &value);

  // Whether the value is complete: nothing can be written any more.
  bool isComplete() const { return open_.empty() && !text_.empty(); }

  // How many arrays and objects have begun and not ended.
  int depth() const { return static_cast<int>(open_.size()); }

  // What was written. Throws std::logic_error if it is not complete.
  const std::string &text() const;

  // Begins anew.
  void reset();

  // All of a value.
  static std::string toText(const JsonValue &value);

private:
  void beginValue();
  void end(char begin, char end);
  void quote(const std::string &text);

  std::string text_;
  std::string open_;       // { and [ of what has not ended
  bool hasItems_ = false;  // the innermost of these is not empty
  bool hasKey_ = false;    // and its value is due
};

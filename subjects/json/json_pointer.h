// Paths into JSON values.
#pragma once

#include "json_value.h"

// A path in the manner of RFC 6901: "" is the whole value; "/a/0/b" is the member b of the first item of the member a.
// In a step ~1 stands for a slash and ~0 for a tilde. A step into an array must be the decimal number of an item,
// without leading zeros.
class JsonPointer {
public:
  // The whole value.
  JsonPointer() = default;

  // Throws std::invalid_argument unless it is empty or begins with a slash, and each tilde has a 0 or 1 behind it.
  explicit JsonPointer(const std::string &path);

  bool isRoot() const { return steps_.empty(); }
  int size() const { return static_cast<int>(steps_.size()); }

  // A step, without escapes. Throws std::out_of_range unless 0 <= index < size().
  const std::string &step(int index) const;

  // A pointer with one more step, which is given without escapes, and with one step less. parent() throws
  // std::out_of_range if there is none.
  JsonPointer child(const std::string &step) const;
  JsonPointer parent() const;

  // The path that it can be made from again.
  std::string toText() const;

  // Whether there is something in the value at that place.
  bool resolves(const JsonValue &value) const { return find(value) != nullptr; }

  // A copy of what is there. Throws std::out_of_range if there is nothing.
  JsonValue resolve(const JsonValue &value) const;

  bool operator==(const JsonPointer &other) const { return steps_ == other.steps_; }
  bool operator!=(const JsonPointer &other) const { return steps_ != other.steps_; }

private:
  const JsonValue *find(const JsonValue &value) const;

  std::vector<std::string> steps_;
};

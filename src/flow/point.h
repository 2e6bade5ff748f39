#pragma once

#include <compare>
#include <optional>
#include <string>

namespace eclat {

enum class PointKind { Object, Entry, Exit, Throw, Class };

// A program point. The subject is a class for Object and Class (its static members), an operation's signature
// otherwise.
struct Point {
  PointKind kind = PointKind::Object;
  std::string subject;

  auto operator<=>(const Point &) const = default;
};

// "object of Stack", "class of Stack", "entry of Stack::push(int)", …
std::string describePoint(const Point &point);
// The other way round; nothing if it is no such text.
std::optional<Point> parsePoint(const std::string &text);

}  // namespace eclat

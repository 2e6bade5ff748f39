#pragma once

#include <compare>
#include <optional>
#include <string>

namespace eclat {

enum class PointKind { Object, Entry, Exit, Throw, Class };

// A program point. Its subject is a class at Object points and at Class points (static members), else the signature of
// an operation.
struct Point {
  PointKind kind = PointKind::Object;
  std::string subject;

  auto operator<=>(const Point &) const = default;
};

// Returns the text that names a point: "object of Stack", "class of Stack", "entry of Stack::push(int)", …
std::string describePoint(const Point &point);
// The inverse of describePoint; nothing if the text names no point.
std::optional<Point> parsePoint(const std::string &text);

}  // namespace eclat

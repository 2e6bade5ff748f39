#include "flow/schema.h"

#include "flow/point.h"

#include <algorithm>

namespace eclat {

bool isCollectionStep(const std::string &step) {
  return !step.starts_with("field ") &&
         (step.ends_with("array") || step.ends_with("elements") || step.ends_with("entries") || step == "bits" ||
          step.starts_with("list ") || step.starts_with("tree "));
}

std::size_t collectionStep(const Variable &variable) {
  auto it = std::ranges::find_if(variable.path, isCollectionStep);
  return static_cast<std::size_t>(it - variable.path.begin());
}

const ClassSchema *Schema::findClass(const std::string &name) const {
  auto it = std::ranges::find(classes, name, &ClassSchema::name);
  return it == classes.end() ? nullptr : &*it;
}

const OperationSchema *Schema::findOperation(int operation) const {
  auto it = std::ranges::find(operations, operation, &OperationSchema::operation);
  return it == operations.end() ? nullptr : &*it;
}

std::string describePoint(const Point &point) {
  switch (point.kind) {
  case PointKind::Object: return "object of " + point.subject;
  case PointKind::Entry: return "entry of " + point.subject;
  case PointKind::Exit: return "exit of " + point.subject;
  case PointKind::Throw: return "throw of " + point.subject;
  case PointKind::Class: return "class of " + point.subject;
  }
  return {};
}

std::optional<Point> parsePoint(const std::string &text) {
  for (PointKind kind : {PointKind::Object, PointKind::Entry, PointKind::Exit, PointKind::Throw, PointKind::Class}) {
    std::string start = describePoint({kind, ""});
    if (text.size() > start.size() && text.starts_with(start))
      return Point{kind, text.substr(start.size())};
  }
  return std::nullopt;
}

}  // namespace eclat

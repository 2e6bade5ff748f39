#include "flow/schema.h"

#include "flow/point.h"

#include <algorithm>

namespace eclat {

bool startsAt(const Variable &variable, StepKind root) {
  return !variable.path.empty() && variable.path.front().kind == root;
}

int parameterOf(const Variable &variable) {
  return startsAt(variable, StepKind::Parameter) ? variable.path.front().number : -1;
}

const PathStep *memberOfReceiver(const Variable &variable, StepKind kind) {
  bool isMember =
      startsAt(variable, StepKind::Receiver) && variable.path.size() > 1 && variable.path[1].kind == kind;
  return isMember ? &variable.path[1] : nullptr;
}

std::size_t collectionStep(const Variable &variable) {
  auto it = std::ranges::find_if(variable.path, &PathStep::isCollection);
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

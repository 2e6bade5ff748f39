#include "kinds/glue.h"

#include "flow/callable.h"
#include "kinds/kind.h"

#include <fmt/format.h>

namespace eclat {

std::string globalName(const std::string &className) { return "::" + className; }

int classNumber(const Component &component, const std::string &className) {
  const ClassInfo *info = component.findClass(className);
  return info ? static_cast<int>(info - component.classes.data()) : -1;
}

std::string dropCode(const std::string &call) {
  return fmt::format("c.drop([&]() -> decltype(auto) {{ return {}; }});", call);
}

// Of a value that a literal makes.
GlueArgument Kind::argument(const Parameter &p, int k, const Component &) const {
  // What the component may refer to later must outlive the call.
  bool isReferred = p.passing == Passing::Ref || isPointer(p.passing) || isView(p.type) || isArray(p.type);
  const char *holder = isReferred ? "Lent" : "Arg";
  std::string preparation = fmt::format("  eclat::rt::{}<{}> a{}(c, {});\n", holder, p.type.spelling, k, k);
  switch (p.passing) {
  case Passing::Ref: return {preparation, fmt::format("a{}.ref()", k)};
  case Passing::Ptr: return {preparation, fmt::format("(c.isNull({0}) ? nullptr : std::addressof(a{0}.ref()))", k)};
  case Passing::ConstRef: return {preparation, fmt::format("std::as_const(a{}.ref())", k)};
  default: return {preparation, fmt::format("a{}.copy()", k)};
  }
}

// References to plain values are copied: they would not outlive a change of their owner.
std::string Kind::keep(const Operation &op, const std::string &call, const Component &component) const {
  if (returnsReferred(op, component))
    return fmt::format("c.keepReferred<{}>([&]() -> decltype(auto) {{ return ({}); }});", op.result.spelling, call);
  if (isPointer(op.resultPassing))
    return dropCode(call);
  return fmt::format("c.keep<{0}>(-1, [&]() -> {0} {{ return {1}; }});", op.result.spelling, call);
}

}  // namespace eclat

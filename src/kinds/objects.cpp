// Kinds of which a literal alone makes no value: objects of the component, what only operations return, smart pointers,
// nothing at all, and what is not understood. An input gets objects and returned values from its earlier steps. A smart
// pointer is such a value, or null, or made from a value of what it leads to, which the generators and the printers
// look at themselves.
#include "flow/callable.h"
#include "flow/passing.h"
#include "kinds/registry.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// In the runtime: Call::object and Call::pointer (call.h).
class ClassKind : public Kind {
public:
  GlueArgument argument(const Parameter &p, int k, const Component &component) const override {
    int number = classNumber(component, p.type.spelling);
    if (number < 0)
      return Kind::argument(p, k, component);
    std::string type = globalName(p.type.spelling);
    if (isPointer(p.passing))
      return {"", fmt::format("c.pointer<{}>({}, {})", type, k, number)};
    std::string object = fmt::format("c.object<{}>({}, {})", type, k, number);
    if (isGivenAway(p, component))
      return {"", fmt::format("static_cast<{} &&>({})", type, object)};
    switch (p.passing) {
    case Passing::Ref: return {"", object};
    case Passing::ConstRef: return {"", fmt::format("static_cast<const {} &>({})", type, object)};
    default: return {"", fmt::format("{}({})", type, object)};  // a copy: the pool's object keeps its value
    }
  }

  // What is returned by value is made where it is kept, so that it need not be copyable.
  std::string keep(const Operation &op, const std::string &call, const Component &component) const override {
    int number = classNumber(component, op.result.spelling);
    return number < 0
               ? dropCode(call)
               : fmt::format("c.keep<{0}>({1}, [&]() -> {0} {{ return {2}; }});", op.resultSpelling, number, call);
  }
};

// An argument that a step of the input returned, in a holder of the runtime.
GlueArgument heldArgument(const std::string &holder, const Parameter &p, int k, const Component &component) {
  const char *use = isGivenAway(p, component) ? "move" : p.passing == Passing::Value ? "copy" : "ref";
  std::string expression = fmt::format("a{}.{}()", k, use);
  if (p.passing == Passing::ConstRef)
    expression = fmt::format("static_cast<const {} &>({})", p.type.spelling, expression);
  return {fmt::format("  eclat::rt::{} a{}(c, {});\n", holder, k, k), expression};
}

// What nobody takes ends at once, so that a guard or lock does not stay for the rest of the input.
bool isTaken(const Type &type, const Component &component) {
  return std::ranges::any_of(component.operations, [&](const Operation &operation) {
    return std::ranges::any_of(operation.parameters,
                               [&](const Parameter &p) { return p.type.spelling == type.spelling; });
  });
}

// In the runtime: Taken (call.h).
class MadeKind : public Kind {
public:
  GlueArgument argument(const Parameter &p, int k, const Component &component) const override {
    return heldArgument(fmt::format("Taken<{}>", p.type.spelling), p, k, component);
  }

  std::string keep(const Operation &op, const std::string &call, const Component &component) const override {
    if (!isResultKept(op, component) || !isTaken(op.result, component))
      return dropCode(call);
    return fmt::format("c.keepValue<{0}>([&]() -> {0} {{ return {1}; }});", op.result.spelling, call);
  }
};

// In the runtime: Owned (owned.h).
class OwnedKind : public Kind {
public:
  GlueArgument argument(const Parameter &p, int k, const Component &component) const override {
    return heldArgument(fmt::format("Owned<{}, {}>", p.type.spelling, p.type.elements.at(0).spelling), p, k, component);
  }

  std::string keep(const Operation &op, const std::string &call, const Component &component) const override {
    const Type &pointee = op.result.elements.at(0);
    int number = isObject(pointee) ? classNumber(component, pointee.spelling) : -1;
    if (number < 0 || !isResultKept(op, component))
      return dropCode(call);
    return fmt::format("c.keepOwner<{0}>({1}, [&]() -> {0} {{ return {2}; }});", op.result.spelling, number, call);
  }
};

class VoidKind : public Kind {
public:
  std::string keep(const Operation &, const std::string &call, const Component &) const override {
    return fmt::format("c.keep<void>(-1, [&] {{ {}; }});", call);
  }
};

class OtherKind : public Kind {
public:
  std::string keep(const Operation &, const std::string &call, const Component &) const override {
    return dropCode(call);
  }
};

}  // namespace

const Kind &kindOfClass() {
  static const ClassKind kind;
  return kind;
}

const Kind &kindOfMade() {
  static const MadeKind kind;
  return kind;
}

const Kind &kindOfOwned() {
  static const OwnedKind kind;
  return kind;
}

const Kind &kindOfVoid() {
  static const VoidKind kind;
  return kind;
}

const Kind &kindOfOther() {
  static const OtherKind kind;
  return kind;
}

}  // namespace eclat

#include "instrument/write_specs.h"

#include "flow/passing.h"
#include "kinds/glue.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

bool hasInvariant(const Component &component, const std::string &className) {
  return std::ranges::find(component.specified, className) != component.specified.end();
}

// The objects that take part in the call and have invariants.
std::string writeInvariants(const Component &component, const Operation &op, const std::vector<std::string> &arguments,
                            const std::string &self) {
  std::string out;
  auto add = [&](const std::string &className, const std::string &object) {
    if (hasInvariant(component, className))
      out += fmt::format(" eclat::Spec<{}>::invariant({});", globalName(className), object);
  };
  if (op.hasReceiver())
    add(op.className, self);
  for (std::size_t i = 0; i < op.parameters.size() && i < arguments.size(); ++i)
    if (const Parameter &p = op.parameters[i];
        isObject(p.type) && (p.passing == Passing::Ref || p.passing == Passing::ConstRef))
      add(p.type.spelling, arguments[i]);
  return out;
}

}  // namespace

// They are judges, not judged: without sanitizers and optimization they take about half the time to compile.
std::string includeSpecs(const Component &component) {
  if (component.specs.empty())
    return "";
  std::string out =
      "#pragma clang attribute push(__attribute__((no_sanitize(\"address\", \"undefined\", \"coverage\"), "
      "optnone, noinline)), apply_to = function)\n";
  for (const std::string &header : component.specs)
    out += includeLine(header);
  return out + "#include <eclat/rt/spec_check.h>\n#pragma clang attribute pop\n";
}

// The function of a class that has several operations of the name may be about another of them.
std::string writeSpecCheck(const Component &component, const Operation &op, const std::vector<std::string> &arguments,
                           const std::string &watch, const std::string &self) {
  std::string invariants = writeInvariants(component, op, arguments, self);
  bool makesSpecified = op.kind == OperationKind::Constructor && hasInvariant(component, op.className);
  if (invariants.empty() && op.spec.empty() && !makesSpecified)
    return "";
  std::string subject = op.kind == OperationKind::Function ? "eclat::Functions" : globalName(op.className);
  std::string list = op.hasReceiver() ? fmt::format("std::as_const({})", self) : "";
  for (const std::string &argument : arguments)
    list += (list.empty() ? "" : ", ") + argument;
  bool isOverloaded = std::ranges::count_if(component.operations, [&](const Operation &other) {
                        return other.spec == op.spec && other.className == op.className;
                      }) > 1;
  std::string first = "[&] {}";
  if (!op.spec.empty())
    first = fmt::format("[&] {{ return eclat::Spec<{}>::{}({}); }}", subject, op.spec, list);
  if (!op.spec.empty() && isOverloaded)
    first = fmt::format("[&] {{ return eclat::rt::ifItFits([&](auto tag) -> decltype(eclat::Spec<typename "
                        "decltype(tag)::type>::{1}({2})) {{ return eclat::Spec<{0}>::{1}({2}); }}, "
                        "eclat::rt::Tagged<{0}>()); }}",
                        subject, op.spec, list);
  return fmt::format("  eclat::rt::SpecCheck spec({}, {}, {}, [&] {{{} }});\n", watch,
                     op.spec.empty() ? "false" : "true", first, invariants);
}

std::string writeSpecMade(const Component &component, const Operation &op, const std::string &object) {
  return fmt::format("spec.made({}, [&]([[maybe_unused]] const {} &o) {{{}}});", object, globalName(op.className),
                     hasInvariant(component, op.className)
                         ? fmt::format(" eclat::Spec<{}>::invariant(o); ", globalName(op.className))
                         : "");
}

}  // namespace eclat

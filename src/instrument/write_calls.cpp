#include "flow/factory_code.h"
#include "flow/laws.h"
#include "instrument/decoders.h"
#include "instrument/glue.h"
#include "instrument/write_specs.h"
#include "kinds/kind.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

bool isObject(const Component &component, const Type &type) {
  return isObject(type) && classNumber(component, type.spelling) >= 0;
}

GlueArgument argumentOf(const Component &component, const Parameter &p, int k) {
  if (p.ends)
    return {"", fmt::format("static_cast<{}>(a{}.{}())", p.type.spelling, k - 1, isInteger(p.type) ? "size" : "end")};
  return kindOf(p.type).argument(p, k, component);
}

// For each class that a smart pointer among the parameters leads to, how to make another one of it.
std::string writeOwned(const Component &component) {
  std::set<std::string> written;
  std::string out;
  for (const Operation &op : component.operations)
    for (const Parameter &p : op.parameters) {
      if (!isSmartPointer(p.type) || !isObject(component, p.type.elements.at(0)) ||
          !written.insert(p.type.elements[0].spelling).second)
        continue;
      const std::string &base = p.type.elements[0].spelling;
      out += fmt::format("template <> struct eclat::rt::IsMadeLike<{0}> : std::true_type {{}};\n"
                         "template <> {0} *eclat::rt::newLike<{0}>(void *object, int classId) {{\n",
                         globalName(base));
      for (std::size_t c = 0; c < component.classes.size(); ++c) {
        const ClassInfo &info = component.classes[c];
        if (component.isA(info.name, base) && info.isMovable && !info.isAbstract)
          out += fmt::format("  if (classId == {}) return eclat::rt::{}<{}>(object);\n", c,
                             info.isCopyable ? "newCopy" : "newMoved", globalName(info.name));
      }
      out += "  return nullptr;\n}\n";
    }
  return out;
}

std::string callee(const Operation &op) {
  switch (op.kind) {
  case OperationKind::Constructor: return globalName(op.className);
  case OperationKind::Method:
    return (op.isRvalue
                ? fmt::format("static_cast<{}{} &&>(self).", op.isConst ? "const " : "", globalName(op.className))
                : "self.") +
           op.name;
  case OperationKind::StaticMethod: return globalName(op.className) + "::" + op.name;
  // What only its arguments lead to has no qualified name.
  case OperationKind::Function: return op.className.empty() ? "::" + op.name : op.name;
  case OperationKind::Factory:
  case OperationKind::Law: break;  // its code is the whole call
  }
  return {};
}

std::string keepCall(const Component &component, const Operation &op, const std::string &expression) {
  if (op.kind == OperationKind::Constructor)
    return fmt::format("c.keep<{0}>({1}, [&]() -> {0} {{ return {2}; }});", globalName(op.className),
                       classNumber(component, op.className), expression);
  return kindOf(op.result).keep(op, expression, component);
}

// An iterator at the end is a place to insert at, and nothing else.
bool takesEnd(const Operation &op, const Parameter &p) {
  return op.name.starts_with("insert") || op.name.starts_with("emplace") || p.name.find("hint") != std::string::npos;
}

// Two pointers may also be two places; then both must be right.
bool endsRange(const Parameter &p) {
  return !p.type.spelling.ends_with("*") || p.name.find("last") != std::string::npos ||
         p.name.find("end") != std::string::npos;
}

// Checks of the iterators among the first `count` parameters, which belong to the receiver.
std::string checkIterators(const Component &component, const Operation &op, std::size_t count) {
  auto isIterator = [&](std::size_t i) {
    const MadeType *type = i < count ? component.findMade(op.parameters[i].type.spelling) : nullptr;
    return type && type->isIterator && isMade(op.parameters[i].type);
  };
  std::string out;
  for (std::size_t i = 0; op.hasReceiver() && i < count; ++i) {
    if (!isIterator(i))
      continue;
    if (isIterator(i + 1) && op.parameters[i].type == op.parameters[i + 1].type) {
      out += fmt::format("  eclat::rt::needRange(self, a{}.ref(), a{}.ref());\n", i + 1, i + 2);
      if (++i; !endsRange(op.parameters[i]))
        out += fmt::format("  eclat::rt::needElement(self, a{}.ref());\n", i + 1);
    } else if (!takesEnd(op, op.parameters[i])) {
      out += fmt::format("  eclat::rt::needElement(self, a{}.ref());\n", i + 1);
    }
  }
  return out;
}

// In a template, so that the compiler may find that a class has not got what the law is about.
std::string writeLaw(const Component &component, const Operation &op) {
  const Law &law = op.law;
  std::string preparation;
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < op.parameters.size(); ++i) {
    GlueArgument text = argumentOf(component, op.parameters[i], static_cast<int>(i));
    preparation += text.preparation;
    bool isOwn = isObject(component, op.parameters[i].type);
    int id = classNumber(component, op.parameters[i].type.spelling);
    const char *form = op.parameters[i].passing == Passing::Ref ? "c.object<T>({}, {})"
                                                                : "static_cast<const T &>(c.object<T>({}, {}))";
    arguments.push_back(isOwn ? fmt::format(fmt::runtime(form), i, id) : text.expression);
  }
  auto filled = [&](const std::string &code) { return fillLaw(code, "T", arguments); };
  std::string out = fmt::format("template <class T> static void eclat_law_{}([[maybe_unused]] eclat::rt::Call &c) {{\n"
                                "  if constexpr ({}) {{\n{}",
                                op.id, law.condition.empty() ? "true" : law.condition, preparation);
  if (std::ranges::any_of(law.statements, [](const std::string &s) { return s.find("{T}") != std::string::npos; }))
    out += fmt::format("  if (!eclat::rt::isWhole<T>({})) return;\n", arguments.front());
  if (!law.guard.empty())
    out += fmt::format("  if (!({})) return;\n", filled(law.guard));
  for (const std::string &statement : law.statements)
    out += "  " + filled(statement) + "\n";
  for (std::size_t i = 0; i < law.claims.size(); ++i)
    out += fmt::format("  if (!({})) return eclat::rt::breakClaim({});\n", filled(law.claims[i]), i);
  out += "  } else {\n    eclat::rt::hasNoSuchLaw();\n  }\n}\n";
  return out + fmt::format("static void eclat_call_{0}(eclat::rt::Call &c) {{ eclat_law_{0}<{1}>(c); }}\n", op.id,
                           globalName(op.className));
}

std::string writeCall(const Component &component, const Operation &op) {
  if (op.kind == OperationKind::Law)
    return writeLaw(component, op);
  std::string out = fmt::format("static void eclat_call_{}(eclat::rt::Call &c) {{\n", op.id);
  int first = op.hasReceiver() ? 1 : 0;
  if (op.hasReceiver())
    out += fmt::format("  {}{} &self = c.object<{}>(0, {});\n", op.isConst ? "const " : "", globalName(op.className),
                       globalName(op.className), classNumber(component, op.className));
  std::size_t required = op.parameters.size();
  while (required > 0 && op.parameters[required - 1].hasDefault)
    --required;
  for (std::size_t n = required; n <= op.parameters.size(); ++n) {
    std::string preparation, list;
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < n; ++i) {
      GlueArgument text = argumentOf(component, op.parameters[i], first + static_cast<int>(i));
      preparation += text.preparation;
      list += (i ? ", " : "") + text.expression;
      arguments.push_back(text.expression);
    }
    preparation += checkIterators(component, op, n);
    std::string expression =
        op.kind == OperationKind::Factory ? fillHoles(op.name, arguments) : fmt::format("{}({})", callee(op), list);
    std::string spec = writeSpecCheck(component, op, arguments, "eclat::rt::watchInput(c)");
    std::string call = keepCall(component, op, expression);
    if (!spec.empty() && op.kind == OperationKind::Constructor)
      call =
          fmt::format("spec.make([&] {{ {} }});\n  {}", call,
                      writeSpecMade(component, op,
                                    fmt::format("*static_cast<const {} *>(c.slot->object)", globalName(op.className))));
    else if (!spec.empty())
      call = keepCall(component, op, fmt::format("spec.run([&]() -> decltype(auto) {{ return {}; }})", expression));
    std::string body = preparation + spec + "  " + call + "\n";
    if (n < op.parameters.size())
      body = fmt::format("  if (c.count == {}) {{\n{}  return;\n  }}\n", first + static_cast<int>(n), body);
    out += body;
  }
  return out + "}\n";
}

std::string writeUpcasts(const Component &component) {
  std::string out = "void *eclat::rt::upcast(void *object, int from, int to) {\n";
  for (std::size_t d = 0; d < component.classes.size(); ++d)
    for (const std::string &base : component.classes[d].bases)
      if (int b = classNumber(component, base); b >= 0)
        out += fmt::format("  if (from == {} && to == {}) return static_cast<{} *>(static_cast<{} *>(object));\n", d, b,
                           globalName(base), globalName(component.classes[d].name));
  return out + "  return from == to ? object : nullptr;\n}\n";
}

// The user's own statements. What the compiler says of one names its place in the configuration; as that holds to the
// end of the file, these come last.
std::string writeAround(const std::string &which, const std::vector<Noted> &statements) {
  std::string out = fmt::format("static void eclat_{}() {{\n", which);
  for (const Noted &statement : statements) {
    std::size_t column = statement.place.rfind(':'), line = statement.place.rfind(':', column - 1);
    out += fmt::format("#line {} \"{}\"\n{}\n;\n", statement.place.substr(line + 1, column - line - 1),
                       statement.place.substr(0, line), statement.text);
  }
  return out + fmt::format("}}\nvoid (*const eclat::rt::{})() = eclat_{};\n", which == "setup" ? "kSetup" : "kTeardown",
                           which);
}

}  // namespace

std::string writeCalls(const Component &component) {
  std::string out = "// Generated by eclat. Do not edit.\n";
  for (const std::string &header : component.headers)
    out += includeLine(header);
  out += includeSpecs(component);
  out += "#include <eclat/rt/call.h>\n#include <eclat/rt/hook.h>\n#include <eclat/rt/iterators.h>\n"
         "#include <eclat/rt/laws.h>\n#include <eclat/rt/owned.h>\n\n";
  out += writeOwned(component);
  Decoders decoders;
  for (const Operation &op : component.operations)
    out += fmt::format("// {}\n", op.signature) + decoders.neededBy(op) + writeCall(component, op);
  out += "// tables\n" + writeUpcasts(component);
  out += "const eclat::rt::CallEntry eclat::rt::kCalls[] = {\n";
  for (const Operation &op : component.operations)
    out += fmt::format("    {{eclat_call_{}}},\n", op.id);
  out += "    {nullptr}};\n";
  return out + writeAround("setup", component.setup) + writeAround("teardown", component.teardown);
}

}  // namespace eclat

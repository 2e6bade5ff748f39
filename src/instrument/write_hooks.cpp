#include "instrument/glue.h"

#include "instrument/write_specs.h"
#include "kinds/glue.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace eclat {

namespace {

// Operations, then helpers, each at its number.
std::vector<Operation> called(const Component &component) {
  std::vector<Operation> out = component.operations;
  out.insert(out.end(), component.helpers.begin(), component.helpers.end());
  return out;
}

std::string includes(const Component &component) {
  std::string out;
  for (const std::string &header : component.headers)
    out += includeLine(header);
  return out;
}

// Only what is hooked is an observer; its original is called past the hook.
const Operation *operationOf(const Observer &observer, const Component &component) {
  auto it = std::ranges::find(component.operations, observer.declaredIn + "::" + observer.name + "() const",
                              &Operation::signature);
  return it == component.operations.end() || it->symbol.empty() ? nullptr : &*it;
}

std::vector<const Operation *> observerOperations(const Component &component) {
  std::vector<const Operation *> operations;
  for (const ClassInfo &info : component.classes)
    for (const Observer &observer : info.observers)
      if (const Operation *op = operationOf(observer, component);
          op && std::ranges::find(operations, op) == operations.end())
        operations.push_back(op);
  return operations;
}

std::string declareObserver(const Operation &op) {
  return fmt::format("static {} eclat_read_{}(const {} *o);\nstatic bool eclat_has_{}();\n", op.resultSpelling, op.id,
                     globalName(op.className), op.id);
}

std::string defineObserver(const Operation &op) {
  return fmt::format("static {0} eclat_read_{1}(const {2} *o) {{ return eclat_next_{1}.get(&eclat_orig_{1})(o); }}\n"
                     "static bool eclat_has_{1}() {{ return eclat_next_{1}.get(&eclat_orig_{1}) != nullptr; }}\n",
                     op.resultSpelling, op.id, globalName(op.className));
}

std::string writeObservers(const ClassInfo &info, const Component &component) {
  std::string out = "  template <class V> static constexpr void observe([[maybe_unused]] V &v) {\n";
  for (const Observer &observer : info.observers) {
    const Operation *op = operationOf(observer, component);
    if (!op)
      continue;
    std::string condition = fmt::format("eclat_has_{}()", op->id);
    // To copy what is long at every visit would slow the examples down.
    if (!observer.copies.empty())
      condition += fmt::format(" && o.{}::{}.size() <= eclat::rt::kMaxElements", globalName(observer.declaredIn),
                               observer.copies);
    for (const std::string &pointer : observer.follows)
      condition +=
          fmt::format(" && eclat::rt::leadsSomewhere(o, o.{}::{}, 0)", globalName(observer.declaredIn), pointer);
    out += fmt::format("    v.observer(\"{0}\", \"{1}\", [](const {2} &o) -> decltype(auto) {{ return "
                       "eclat_read_{3}(std::addressof(o)); }}, []([[maybe_unused]] const {2} &o) {{ return {4}; }});\n",
                       observer.declaredIn, observer.name, globalName(info.name), op->id, condition);
  }
  return out + "  }\n";
}

bool hasStatics(const ClassInfo &info) { return std::ranges::any_of(info.fields, &Field::isVariable); }

std::string writeStatics(const ClassInfo &info) {
  std::string out = "  template <class V> static constexpr void statics([[maybe_unused]] V &v) {\n";
  for (const Field &field : info.fields) {
    const std::string &owner = field.declaredIn.empty() ? info.name : field.declaredIn;
    if (field.isVariable)
      out += fmt::format("    v.field(\"{0}\", \"{1}\", []() -> decltype(auto) {{ return ({2}::{1}); }});\n", owner,
                         field.name, globalName(owner));
  }
  return out + "  }\n";
}

// A member as observers take it: no reference to a bit-field, nothing volatile.
std::string fieldExpression(const Field &field) {
  if (field.isBitField)
    return "+o." + field.name;
  if (field.spelling.find("volatile") != std::string::npos)
    return fmt::format("const_cast<const std::remove_volatile_t<decltype(o.{0})> &>(o.{0})", field.name);
  return "(o." + field.name + ")";
}

// The same for classes that derive from each other, and for no others.
int kinOf(const ClassInfo &info, const Component &component) {
  std::set<std::string> kin = {info.name};
  for (std::size_t before = 0; before != kin.size();) {
    before = kin.size();
    for (const ClassInfo &other : component.classes)
      if (kin.contains(other.name) ||
          std::ranges::any_of(other.bases, [&](const auto &b) { return kin.contains(b); })) {
        kin.insert(other.name);
        kin.insert(other.bases.begin(), other.bases.end());
      }
  }
  for (std::size_t i = 0; i < component.classes.size(); ++i)
    if (kin.contains(component.classes[i].name))
      return static_cast<int>(i) + 1;
  return 0;
}

std::string writeFields(const ClassInfo &info, const Component &component, bool isUnderTest) {
  std::string out =
      fmt::format("template <> struct eclat::rt::Fields<{}> {{\n"
                  "  static constexpr const char *kName = \"{}\";\n"
                  "  static constexpr bool kIsUnderTest = {};\n"
                  "  static constexpr int kKin = {};\n"
                  "  template <class V> static constexpr void visit([[maybe_unused]] V &v) {{\n",
                  globalName(info.name), info.name, isUnderTest, isUnderTest ? kinOf(info, component) : 0);
  for (const Field &field : info.fields) {
    if (field.isStatic)
      continue;
    const std::string &owner = field.declaredIn.empty() ? info.name : field.declaredIn;
    out += fmt::format("    v.field(\"{0}\", \"{1}\", [](const {2} &o) -> decltype(auto) {{ return {3}; }});\n", owner,
                       field.name, globalName(info.name), fieldExpression(field));
  }
  return out + "  }\n" + writeObservers(info, component) + writeStatics(info) + "};\n";
}

// A type that can stand before a name, as pointers to functions and arrays cannot.
std::string leading(const std::string &spelling) {
  bool isAround = spelling.find("(*") != std::string::npos || spelling.find("(&") != std::string::npos;
  return isAround ? fmt::format("std::enable_if_t<true, {}>", spelling) : spelling;
}

// How a parameter is declared in a hook: the same as the original at ABI level, without copying anything.
std::string hookType(const Parameter &parameter) {
  return leading(parameter.spelling) + (parameter.indirect ? " &" : "");
}

struct HookText {
  std::string parameters, types, forwarded, observed, declared, counted;
};

HookText hookText(const Operation &op, const Component &component) {
  HookText text;
  auto add = [](std::string &list, const std::string &item) { list += (list.empty() ? "" : ", ") + item; };
  bool isConstructor = op.kind == OperationKind::Constructor;
  if (isConstructor || op.hasReceiver()) {
    std::string type = globalName(op.className);
    std::string self = (op.isConst ? "const " : "") + type + " *";
    add(text.parameters, self + "self");
    add(text.types, self);
    add(text.forwarded, "self");
    add(text.observed, fmt::format("eclat::rt::Receiver<{}>{{self, {}}}", type, isConstructor));
    text.declared += fmt::format("  d.receiver<{}>();\n", type);
    add(text.counted, fmt::format("eclat::rt::Receiver<{}>", type));
  }
  for (std::size_t i = 0; i < op.parameters.size(); ++i) {
    const Parameter &p = op.parameters[i];
    std::string name = fmt::format("p{}", i);
    std::string bare = fmt::format("std::remove_cv_t<std::remove_reference_t<{}>>", p.spelling);
    add(text.parameters, hookType(p) + " " + name);
    add(text.types, hookType(p));
    add(text.forwarded, p.passing == Passing::RvalueRef ? fmt::format("static_cast<{}>({})", p.spelling, name) : name);
    add(text.observed, name);
    add(text.counted, bare);
    text.declared += fmt::format("  d.value<{}>(\"{}\", \"param {}\", {});\n", bare, p.name, i, i);
  }
  if (const ClassInfo *own = component.findClass(op.className); own && hasStatics(*own)) {
    std::string statics = fmt::format("eclat::rt::Statics<{}>", globalName(op.className));
    add(text.observed, statics + "{}");
    add(text.counted, statics);
    text.declared += fmt::format("  d.statics<{}>();\n", globalName(op.className));
  }
  text.declared += "  d.entryEnds();\n";
  if (op.resultSpelling != "void" && !isConstructor) {
    std::string bare = fmt::format("std::remove_cv_t<std::remove_reference_t<{}>>", op.resultSpelling);
    text.declared += fmt::format("  d.value<{}>(\"return\", \"return\", -2);\n", bare);
    add(text.counted, bare);
  }
  return text;
}

// Only libraries that were built without us come in by the complete variant; anybody's own definition of it wins.
std::string writeCompleteVariant(const std::string &symbol, const std::string &name, const std::string &parameters,
                                 const std::string &forwarded) {
  if (symbol.empty())
    return "";
  return fmt::format("__attribute__((weak)) void {1}_complete({2}) asm(\"{0}.hook\");\n"
                     "void {1}_complete({2}) {{ {1}({3}); }}\n",
                     symbol, name, parameters, forwarded);
}

// The original's body, held to what is specified of it.
std::string writeOriginalCall(const Operation &op, const Component &component, const HookText &text,
                              const std::string &result) {
  std::string call = fmt::format("return original({});", text.forwarded);
  std::vector<std::string> arguments;
  for (std::size_t i = 0; i < op.parameters.size(); ++i)
    arguments.push_back(fmt::format("p{}", i));
  std::string spec;
  if (!component.specsWait)
    spec = writeSpecCheck(component, op, arguments, fmt::format("eclat::rt::watchExample({})", op.id), "*self");
  if (spec.empty())
    return call;
  if (op.kind == OperationKind::Constructor)
    return fmt::format("{}spec.make([&] {{ {} }}); {}", spec, call, writeSpecMade(component, op, "*self"));
  return fmt::format("{}return spec.run([&]() -> {} {{ {} }});", spec, result, call);
}

std::string writeHook(const Operation &op, const Component &component) {
  HookText text = hookText(op, component);
  std::string result = op.kind == OperationKind::Constructor ? "void" : leading(op.resultSpelling);
  return fmt::format("// {signature}\n"
                     "__attribute__((weak)) {result} eclat_orig_{id}({parameters}) asm(\"{symbol}.eclat\");\n"
                     "static eclat::rt::Original<{result}({types})> eclat_next_{id}{{\"{symbol}\"}};\n"
                     "{result} eclat_hook_{id}({parameters}) asm(\"{symbol}.hook\");\n"
                     "{result} eclat_hook_{id}({parameters}) {{\n"
                     "  auto *original = eclat_next_{id}.get(&eclat_orig_{id});\n"
                     "  return eclat::rt::hooked<{result}>({id}, [&]() -> {result} {{ {call} }}"
                     "{comma}{observed});\n"
                     "}}\n"
                     "static void eclat_declare_{id}([[maybe_unused]] eclat::rt::PointDeclarer &d) {{\n{declared}}}\n"
                     // Here and not in the table, which stands in our namespace: a type may be named as one of ours.
                     "static constexpr int eclat_count_{id} = eclat::rt::valueCount<{counted}>();\n",
                     fmt::arg("signature", op.signature), fmt::arg("result", result), fmt::arg("id", op.id),
                     fmt::arg("parameters", text.parameters), fmt::arg("types", text.types),
                     fmt::arg("symbol", op.symbol), fmt::arg("call", writeOriginalCall(op, component, text, result)),
                     fmt::arg("comma", text.observed.empty() ? "" : ", "), fmt::arg("observed", text.observed),
                     fmt::arg("declared", text.declared), fmt::arg("counted", text.counted)) +
         writeCompleteVariant(op.completeSymbol, fmt::format("eclat_hook_{}", op.id), text.parameters, text.forwarded);
}

std::string writeDestructorHook(const ClassInfo &info, std::size_t index) {
  return fmt::format("__attribute__((weak)) void eclat_orig_end_{1}({0} *self) asm(\"{2}.eclat\");\n"
                     "static eclat::rt::Original<void({0} *)> eclat_next_end_{1}{{\"{2}\"}};\n"
                     "void eclat_end_{1}({0} *self) asm(\"{2}.hook\");\n"
                     "void eclat_end_{1}({0} *self) {{\n"
                     "  eclat::rt::objectEnds(self, eclat::rt::kinOf<{0}>());\n"
                     "  eclat_next_end_{1}.get(&eclat_orig_end_{1})(self);\n"
                     "  eclat::rt::objectIsGone(self, eclat::rt::kinOf<{0}>());\n"
                     "}}\n",
                     globalName(info.name), index, info.destructorSymbol) +
         writeCompleteVariant(info.completeDestructorSymbol, fmt::format("eclat_end_{}", index),
                              globalName(info.name) + " *self", "self");
}

// A method and its overriders share a family: a virtual call of one may enter another.
std::map<int, int> families(const Component &component) {
  std::map<std::string, int> ids;
  std::map<int, int> out;
  for (const Operation &op : called(component)) {
    std::string key = op.hasReceiver() ? op.name : op.signature;
    for (const Parameter &p : op.parameters)
      key += "," + p.spelling;
    out[op.id] = ids.try_emplace(key, static_cast<int>(ids.size())).first->second;
  }
  return out;
}

std::string writeTables(const Component &component) {
  std::string out = "const eclat::rt::ClassEntry eclat::rt::kClasses[] = {\n";
  for (const ClassInfo &info : component.classes)
    out += fmt::format("    {{\"{}\", [](eclat::rt::Declarer &d) {{ eclat::rt::Shape<{}, 0>::declare(d); }}, {}}},\n",
                       info.name, globalName(info.name),
                       hasStatics(info) ? fmt::format("eclat::rt::Statics<{}>::declare", globalName(info.name))
                                        : "nullptr");
  out += fmt::format("    {{nullptr, nullptr, nullptr}}}};\nconst int eclat::rt::kClassCount = {};\n"
                     "const bool eclat::rt::kHasStatics = {};\n",
                     component.classes.size(), std::ranges::any_of(component.classes, hasStatics));
  out += "const eclat::rt::OperationEntry eclat::rt::kOperations[] = {\n";
  std::map<int, int> family = families(component);
  for (const Operation &op : called(component)) {
    if (op.symbol.empty()) {
      out += fmt::format("    {{{}, nullptr, 0, nullptr}},\n", family[op.id]);
      continue;
    }
    out += fmt::format("    {{{0}, eclat_declare_{1}, eclat_count_{1}, [] {{ return "
                       "eclat_next_{1}.get(&eclat_orig_{1}) != nullptr; }}, {2}}},\n",
                       family[op.id], op.id, component.isHelper(op.id));
  }
  out += fmt::format("    {{-1, nullptr, 0, nullptr}}}};\nconst int eclat::rt::kOperationCount = {};\n",
                     component.operations.size() + component.helpers.size());
  return out;
}

}  // namespace

std::string writeHooks(const Component &component) {
  std::string out = "// Generated by eclat. Do not edit.\n" + includes(component) +
                    (component.specsWait ? "" : includeSpecs(component)) + "#include <eclat/rt/hook.h>\n\n";
  const std::vector<const Operation *> observers = observerOperations(component);
  for (const Operation *op : observers)
    out += declareObserver(*op);
  for (const ClassInfo &info : component.classes)
    out += writeFields(info, component, true);
  for (const ClassInfo &part : component.parts)
    out += writeFields(part, component, false);
  for (const Operation &op : called(component))
    if (!op.symbol.empty())
      out += writeHook(op, component);
  out += "// observers, ends, tables\n";
  for (const Operation *op : observers)
    out += defineObserver(*op);
  for (std::size_t i = 0; i < component.classes.size(); ++i)
    if (!component.classes[i].destructorSymbol.empty())
      out += writeDestructorHook(component.classes[i], i);
  return out + writeTables(component);
}

std::string writeHookList(const Component &component) {
  std::string out;
  for (const Operation &op : called(component))
    if (!op.symbol.empty())
      out += op.symbol + "\n";
  for (const ClassInfo &info : component.classes)
    if (!info.destructorSymbol.empty())
      out += info.destructorSymbol + "\n";
  return out;
}

}  // namespace eclat

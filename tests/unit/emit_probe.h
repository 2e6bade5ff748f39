// A class with a field of every shape: emitted checks must judge it as the worker does.
#pragma once

#include "emit_subject.h"
#include "flow/files/bytecode.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace eclat::probe {

inline const char *probeSource() {
  return R"(
#pragma once
#include <limits>
#include <string>
#include <vector>
enum class Color { Red, Green };
class Probe {
public:
  void touch() {
    a = 8;
    v.push_back(8);
    names.erase(names.begin());
  }
  int count() const { return a; }
  const std::vector<int> &items() const { return v; }
  std::string label() const { return s; }
  inline static int open = 6;
  int a = 7;
  unsigned long u = ~0ul;
  unsigned long z = 0;
  double bad = std::numeric_limits<double>::quiet_NaN();
  long least = -9223372036854775807L - 1;
private:
  friend struct Reader;  // or fields that no statement reads draw a warning
  enum State { Idle, Busy };
  long big = 9223372036854775807L;
  double d = 0.5;
  bool flag = true;
  Color color = Color::Green;
  State state = Busy;
  std::string s = "abc";
  std::vector<int> v = {1, 2, 3};
  std::vector<unsigned long> w = {1, 2, 3};
  std::vector<std::string> names = {"x", "y"};
  std::vector<int> none;
  std::vector<int> twice = {2, 1, 2};
  std::vector<std::string> noNames;
  std::vector<unsigned long> large = {~0ul, 1};
  std::vector<long> longs = {9223372036854775807L, 1, -2};
  std::vector<double> reals = {0.5, 2, 4};
  std::vector<double> noReals;
  std::vector<int> most = numbers(256, 256), many = numbers(300, 256), others = numbers(300, 299);
  static std::vector<int> numbers(int size, int last) {  // 1, 2, … up to the last one, then zeros
    std::vector<int> out(size);
    for (int i = 0; i < last; ++i)
      out[i] = i + 1;
    return out;
  }
  std::vector<double> odd = {0.5, std::numeric_limits<double>::quiet_NaN()};
  Probe *next = nullptr;
  Probe *self = this;
  static int shared;
};
inline int Probe::shared = 4;
)";
}

// An object of that class to the emitter and, as hand-made values, to the worker's evaluator.
struct Probe {
  Component component;
  Schema schema;
  std::vector<rt::Value> values;  // before touch()
  rt::Arena arena;

  Probe() {
    ClassInfo info;
    info.name = "Probe";
    component.classes.push_back(info);
    component.headers = {"probe.h"};
    component.enums = {
        {"Color",        {{"Color::Red", 0}, {"Color::Green", 1}}},
        {"Probe::State", {{"Probe::Idle", 0}, {"Probe::Busy", 1}}}
    };
    for (auto [id, kind, name] :
         {std::tuple(0, OperationKind::Constructor, "Probe"), std::tuple(1, OperationKind::Method, "touch")}) {
      Operation o = subject::operation(id, kind, name, {}, subject::kVoid);
      o.className = "Probe";
      o.signature = std::string("Probe::") + name + "()";
      component.operations.push_back(o);
    }
    schema.classes.push_back({"Probe", {}});
    fields();
    schema.operations = {
        {1, schema.classes[0].variables, 0, {{"Probe", 0, -1}}}
    };
  }

  // The hooked binary gives the type of a sequence's elements, as the compiler spells it.
  static std::string elementType(const std::string &spelling) {
    if (spelling == "std::vector<std::string>")
      return "std::basic_string<char>";
    return spelling.starts_with("std::vector<") ? spelling.substr(12, spelling.size() - 13) : spelling;
  }

  // Two ways to a variable of another object: through `next`, which is null, and through `self`.
  void addBehindPointers(const std::string &name) {
    for (const char *pointer : {"next", "self"}) {
      Variable variable = variables()[indexOf(name)];
      variable.name = parseVariable(std::string(pointer) + "->" + name);
      variable.path.insert(variable.path.begin() + 1,
                           {PathStep(StepKind::Field, std::string("Probe::") + pointer), "deref"});
      variables().push_back(variable);
      values.push_back(pointer == std::string("next") ? rt::Value() : values[indexOf(name)]);
    }
  }

  std::vector<Variable> &variables() { return schema.classes[0].variables; }
  std::size_t indexOf(const std::string &name) {
    return static_cast<std::size_t>(std::ranges::find(variables(), parseVariable(name), &Variable::name) -
                                    variables().begin());
  }

  std::vector<rt::Value> valuesAfterTouch() {
    using rt::Value;
    std::vector<Value> after = values;
    for (const char *name : {"a", "self->a", "count()", "self->count()"})
      after[indexOf(name)] = Value::ofInt(8);
    after[indexOf("v[]")] = after[indexOf("self->v[]")] = after[indexOf("items()[]")] =
        sequence({Value::ofInt(1), Value::ofInt(2), Value::ofInt(3), Value::ofInt(8)});
    after[indexOf("names[]")] = sequence({Value::ofText("y", 1)});
    return after;
  }

  void add(const std::string &name, Rep rep, const Type &type, const std::string &spelling, rt::Value value,
           bool isPublic = false) {
    Field field{name, type, spelling, "Probe", isPublic, name == "shared", false};
    component.classes[0].fields.push_back(field);
    Path path = {"this", PathStep(StepKind::Field, "Probe::" + name)};
    if (rep == Rep::Sequence)
      path.push_back("elements");
    schema.classes[0].variables.push_back(
        {parseVariable(name + (rep == Rep::Sequence ? "[]" : "")), rep, Rep::Int, elementType(spelling), path});
    values.push_back(value);
  }

  rt::Value sequence(std::vector<rt::Value> items) {
    rt::Value *held = arena.values(items.size());
    std::copy(items.begin(), items.end(), held);
    return rt::Value::ofSequence(held, items.size());
  }

  void fields() {
    using rt::Value;
    Type ulong{TypeKind::Int, "unsigned long", 64, false, {}};
    add("a", Rep::Int, subject::kInt, "int", Value::ofInt(7), true);
    add("u", Rep::Int, ulong, "unsigned long", Value::ofUnsigned(~0ull), true);
    add("z", Rep::Int, ulong, "unsigned long", Value::ofInt(0), true);
    add("big", Rep::Int, {TypeKind::Int, "long", 64, true, {}}, "long", Value::ofInt(INT64_MAX));
    add("d", Rep::Float, {TypeKind::Float, "double", 64, true, {}}, "double", Value::ofFloat(0.5));
    add("flag", Rep::Int, subject::kBool, "bool", Value::ofInt(1));
    add("color", Rep::Int, {TypeKind::Enum, "Color", 32, true, {}}, "Color", Value::ofInt(1));
    add("state", Rep::Int, {TypeKind::Enum, "Probe::State", 32, false, {}}, "Probe::State", Value::ofInt(1));
    add("s", Rep::Text, {TypeKind::String, "std::string", 0, false, {}}, "std::string", Value::ofText("abc", 3));
    sequences();
    add("next", Rep::Pointer, {TypeKind::Class, "Probe", 0, false, {}}, "Probe *", Value::ofPointer(nullptr));
    add("self", Rep::Pointer, {TypeKind::Class, "Probe", 0, false, {}}, "Probe *", Value::ofPointer(this));
    add("shared", Rep::Int, subject::kInt, "int", Value::ofInt(4));
    observers();
    add("open", Rep::Int, subject::kInt, "int", Value::ofInt(6), true);
    component.classes[0].fields.back().isStatic = true;
    for (const char *name : {"open", "shared"}) {
      std::string text = std::string("Probe::") + name;
      variables().push_back({parseVariable(text), Rep::Int, Rep::Int, "int", {PathStep(StepKind::Static, text)}});
      values.push_back(values[indexOf(name)]);
    }
    for (const char *name : {"a", "big", "v[]", "count()"})
      addBehindPointers(name);
  }

  void observers() {
    auto observe = [this](const std::string &name, Rep rep, const Type &type, const std::string &spelling,
                          rt::Value value) {
      component.classes[0].observers.push_back({name, "Probe", type, spelling, ""});
      Variable variable{
          parseVariable(name + "()"),
          rep,
          Rep::Int,
          elementType(type.spelling),
          {"this", PathStep(StepKind::Observer, "Probe::" + name)}
      };
      if (rep == Rep::Sequence) {
        variable.name = variable.name.elements();
        variable.path.push_back("elements");
      }
      variables().push_back(variable);
      values.push_back(value);
    };
    observe("count", Rep::Int, subject::kInt, "int", values[indexOf("a")]);
    observe("items", Rep::Sequence, {TypeKind::Sequence, "std::vector<int>", 0, false, {subject::kInt}},
            "const std::vector<int> &", values[indexOf("v[]")]);
    observe("label", Rep::Text, {TypeKind::String, "std::string", 0, false, {}}, "std::string", values[indexOf("s")]);
  }

  void sequences() {
    using rt::Value;
    Type ulong{TypeKind::Int, "unsigned long", 64, false, {}}, real{TypeKind::Float, "double", 64, true, {}};
    auto numbers = [this](std::vector<std::int64_t> items) {
      std::vector<Value> values;
      for (std::int64_t item : items)
        values.push_back(Value::ofInt(item));
      return sequence(values);
    };
    auto addSequence = [this](const std::string &name, const Type &element, rt::Value value) {
      std::string spelling = "std::vector<" + element.spelling + ">";
      Type type{TypeKind::Sequence, spelling, 0, false, {element}};
      // A vector of texts is none of the types that describe knows.
      if (element.kind == TypeKind::String)
        type = {TypeKind::Other, spelling, 0, false, {}};
      add(name, Rep::Sequence, type, spelling, value);
    };
    Type text{TypeKind::String, "std::string", 0, false, {}};
    addSequence("v", subject::kInt, numbers({1, 2, 3}));
    addSequence("w", ulong, numbers({1, 2, 3}));
    addSequence("names", text, sequence({Value::ofText("x", 1), Value::ofText("y", 1)}));
    addSequence("none", subject::kInt, sequence({}));
    addSequence("twice", subject::kInt, numbers({2, 1, 2}));
    addSequence("noNames", text, sequence({}));
    addSequence("large", ulong, sequence({Value::ofUnsigned(~0ull), Value::ofInt(1)}));
    addSequence("longs", {TypeKind::Int, "long", 64, true, {}}, numbers({INT64_MAX, 1, -2}));
    addSequence("reals", real, sequence({Value::ofFloat(0.5), Value::ofFloat(2), Value::ofFloat(4)}));
    addSequence("noReals", real, sequence({}));
    auto counted = [&](std::int64_t size, std::int64_t last) {
      std::vector<std::int64_t> items(static_cast<std::size_t>(size));
      for (std::int64_t i = 0; i < last; ++i)
        items[static_cast<std::size_t>(i)] = i + 1;
      return numbers(items);
    };
    addSequence("most", subject::kInt, counted(256, 256));
    addSequence("many", subject::kInt, counted(300, 256));
    addSequence("others", subject::kInt, counted(300, 299));
    addSequence("odd", real, sequence({Value::ofFloat(0.5), Value::ofFloat(NAN)}));
    add("bad", Rep::Float, real, "double", Value::ofFloat(NAN), true);
    add("least", Rep::Int, {TypeKind::Int, "long", 64, true, {}}, "long", Value::ofInt(INT64_MIN), true);
  }
};

inline std::string emitChecks(const Probe &probe, PointKind kind, const std::vector<std::string> &statements) {
  Model model;
  for (const std::string &text : statements)
    model.properties.push_back(
        subject::property(kind, kind == PointKind::Object ? "Probe" : "Probe::touch()", text, 1));
  Report report;
  report.findings = {
      subject::finding("probe", 1, {{{0, {}}, {1, {subject::ofStep(0)}}}}
        )
  };
  return findEmitter("gtest")->emit({probe.component, probe.schema, model, report, false, "", Oracle::Full});
}

// Each statement is evaluated by rt::holds on hand-made values and, as emitted C++, on an object with the same
// values: before touch() as properties of the object, or after it as exit properties.
inline void expectSameVerdicts(PointKind kind, const std::vector<std::string> &statements) {
  for (const std::string &text : statements)
    ASSERT_TRUE(parseExpr(text)) << text;
  Probe probe;
  bool isExit = kind == PointKind::Exit;
  std::vector<rt::Value> now = isExit ? probe.valuesAfterTouch() : probe.values;
  std::string code = emitChecks(probe, kind, statements);
  subject::Folder folder;
  folder.write("probe.h", probeSource());
  folder.write("t.cpp", code);
  for (const char *compiler : {"clang++-19", "g++"}) {
    auto built = folder.compile(compiler, "", "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << built.output << code;
    auto ran = folder.run("./test_program");
    for (const std::string &text : statements) {
      auto expr = parseExpr(text);
      auto bytecode = compileExpr(*expr, probe.variables(), probe.component.enums);
      ASSERT_TRUE(bytecode) << text;
      rt::Truth truth = bytecode->holds(now.data(), isExit ? probe.values.data() : nullptr, probe.arena);
      // Printed again, because print() may write it otherwise than it stands in the list. A message quotes it.
      std::string shown = (isExit ? "after touch(): " : "before touch(): ") + print(*expr) + " held in";
      bool failed = ran.output.find(shown) != std::string::npos;
      EXPECT_EQ(failed, truth == rt::Truth::False) << compiler << ": " << text;
      EXPECT_EQ(code.find(": " + print(*expr) + "\n"), std::string::npos) << "not checked: " << text;
    }
  }
}

}  // namespace eclat::probe

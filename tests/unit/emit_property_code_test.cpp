// Emitted checks must judge as the worker does: each statement is evaluated by rt::holds on hand-made values and,
// as emitted C++, on an object with the same values.
#include "emit_subject.h"
#include "flow/bytecode.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

constexpr const char *kProbe = R"(
#pragma once
#include <string>
#include <vector>
enum class Color { Red, Green };
class Probe {
public:
  void touch() {}
  int a = 7;
  unsigned long u = ~0ul;
  unsigned long z = 0;
private:
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
  Probe *next = nullptr;
  Probe *self = this;
  static int shared;
};
inline int Probe::shared = 4;
)";

struct Subject {
  Component component;
  Schema schema;
  std::vector<rt::Value> values;
  rt::Arena arena;

  Subject() {
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

  void add(const std::string &name, Rep rep, const Type &type, const std::string &spelling, rt::Value value,
           bool isPublic = false) {
    Field field{name, type, spelling, "Probe", isPublic, name == "shared", false};
    component.classes[0].fields.push_back(field);
    std::vector<std::string> path = {"this", "field Probe::" + name};
    if (rep == Rep::Sequence)
      path.push_back("elements");
    schema.classes[0].variables.push_back(
        {name + (rep == Rep::Sequence ? "[]" : ""), rep, Rep::Int, elementType(spelling), path});
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
    auto numbers = sequence({Value::ofInt(1), Value::ofInt(2), Value::ofInt(3)});
    add("v", Rep::Sequence, {TypeKind::Sequence, "std::vector<int>", 0, false, {subject::kInt}}, "std::vector<int>",
        numbers);
    add("w", Rep::Sequence, {TypeKind::Sequence, "std::vector<unsigned long>", 0, false, {ulong}},
        "std::vector<unsigned long>", numbers);
    add("names", Rep::Sequence, {TypeKind::Other, "std::vector<std::string>", 0, false, {}}, "std::vector<std::string>",
        sequence({Value::ofText("x", 1), Value::ofText("y", 1)}));
    add("next", Rep::Pointer, {TypeKind::Class, "Probe", 0, false, {}}, "Probe *", Value::ofPointer(nullptr));
    add("self", Rep::Pointer, {TypeKind::Class, "Probe", 0, false, {}}, "Probe *", Value::ofPointer(this));
    add("shared", Rep::Int, subject::kInt, "int", Value::ofInt(4));
    auto &variables = schema.classes[0].variables;
    variables.push_back({
        "next->a", Rep::Int, Rep::Int, "int", {"this", "field Probe::next", "deref", "field Probe::a"}
    });
    values.push_back({});
    variables.push_back({
        "self->big", Rep::Int, Rep::Int, "long", {"this", "field Probe::self", "deref", "field Probe::big"}
    });
    values.push_back(Value::ofInt(INT64_MAX));
  }
};

// Statements of all operators and shapes, true, false and without a value.
const std::vector<std::string> kStatements = {
    "a == 7",
    "a != 7",
    "a < 8",
    "a > 8",
    "a <= 6",
    "a >= 7",
    "7 == a",
    "u > a",
    "u < a",
    "u >= 0",
    "u == 18446744073709551615",
    "u <= 5",
    "u == -1",
    "a <= u",
    "a == z",
    "z >= 0",
    "z < 0",
    "u > -1",
    "z != 0",
    "u == z",
    "u > z",
    "big > a",
    "big + 1 > 0",
    "big - 1 == 9223372036854775806",
    "big * 2 == 0",
    "a * a + 1 == 50",
    "(a + 1) * 2 == 15",
    "u + 1 > 0",
    "z + 1 == 1",
    "z - 1 == -1",
    "a - (a - 1) == 1",
    "a % 2 == 1",
    "a % 2 == 0",
    "a % 0 == 1",
    "a % z == 0",
    "a % (a - 7) == 3",
    "a % -1 == 0",
    "d % 0.5 == 0.0",
    "d == 0.5",
    "d < a",
    "d > a",
    "d + 1 == 1.5",
    "d >= 1",
    "d < nan",
    "d != nan",
    "d < inf",
    "a < 7.5",
    "u > 0.5",
    "flag == true",
    "flag == false",
    "flag != true",
    "flag",
    "not flag",
    "flag == 1",
    "flag < 1",
    "a == true",
    "color == Color::Green",
    "color == Color::Red",
    "color != Color::Red",
    "color >= Color::Green",
    "color == 1",
    "state == Probe::Busy",
    "state == Probe::Idle",
    "color in {Color::Red, Color::Green}",
    "state in {Probe::Idle}",
    "s == \"abc\"",
    "s != \"abc\"",
    "s < \"abd\"",
    "s > \"b\"",
    "size(s) == 3",
    "size(s) == 4",
    "s in {\"abc\", \"d\"}",
    "s not in {\"abc\"}",
    "s == 1",
    "s != 1",
    "size(v) == 3",
    "size(v) < 3",
    "size(v) == a - 4",
    "v[] >= 1",
    "v[] > 1",
    "v[] < a",
    "v[] <= z",
    "v[] == 1",
    "w[] >= 0",
    "w[] > a",
    "v[] == w[]",
    "v[] < w[]",
    "v[] <= w[]",
    "v[] >= w[]",
    "v[] != w[]",
    "v[] == {1, 2, 3}",
    "v[] == {1, 2}",
    "v[] > {1, 2}",
    "v[0] == 1",
    "v[2] == 1",
    "v[3] == 1",
    "v[-1] == 1",
    "v[z] == 1",
    "v[u] == 1",
    "v[size(v) - 1] == 3",
    "w[0] == 2",
    "v[0..1] == {1, 2}",
    "v[1..0] == {}",
    "v[1..5] == {1}",
    "v[1..2] > 1",
    "size(v[1..2]) == 2",
    "v[2..0] == {}",
    "2 in v[]",
    "5 in v[]",
    "a not in v[]",
    "2 in w[]",
    "z in w[]",
    "2 not in v[1..2]",
    "\"x\" in names[]",
    "s in names[]",
    "names[] != \"q\"",
    "names[0] == \"x\"",
    "a in {1, 7}",
    "a in {}",
    "a not in {1, 7}",
    "u in {1, 2}",
    "next == null",
    "next != null",
    "self != null",
    "self == next",
    "self != next",
    "self < next",
    "next <= next",
    "next->a == 3",
    "next->a != 3",
    "self->big == big",
    "self->big < big",
    "shared == 4",
    "shared == 5",
    "a == 7 and d > 1.0",
    "a == 8 or d < 1.0",
    "a == 8 ==> d > 1.0",
    "a == 7 ==> d > 1.0",
    "next->a == 3 and a == 8",
    "next->a == 3 and a == 7",
    "next->a == 3 or a == 8",
    "next->a == 3 or a == 7",
    "next->a == 3 ==> a == 8",
    "next->a == 3 ==> a == 7",
    "a == 7 ==> next->a == 3",
    "not next->a == 3",
    "not (a == 7 and v[5] == 1)",
    "not (a == 7 or v[5] == 1)",
    "next != null ==> next->a == 3",
    "(a == 7) == flag",
    "(a == 8) == flag",
    "(v[9] == 1) == flag",
};

std::string emitChecks(const Subject &subject) {
  Model model;
  for (const std::string &text : kStatements)
    model.properties.push_back(subject::property(PointKind::Object, "Probe", text, 1));
  Report report;
  report.findings = {
      subject::finding("probe", 1, {{{0, {}}, {1, {subject::ofStep(0)}}}}
        )
  };
  return findEmitter("gtest")->emit({subject.component, subject.schema, model, report, false, "", Oracle::Violated});
}

TEST(EmitPropertyCode, EmittedChecksJudgeAsTheWorkerDoes) {
  Subject subject;
  std::string code = emitChecks(subject);
  subject::Folder folder;
  folder.write("probe.h", kProbe);
  folder.write("t.cpp", code);
  for (const char *compiler : {"clang++-19", "g++"}) {
    auto built = folder.compile(compiler, "", "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << built.output << code;
    auto ran = folder.run("./test_program");
    for (const std::string &text : kStatements) {
      auto bytecode = compileExpr(*parseExpr(text), subject.schema.classes[0].variables, subject.component.enums);
      ASSERT_TRUE(bytecode) << text;
      rt::Truth truth = bytecode->holds(subject.values.data(), nullptr, subject.arena);
      // Printed again, because print() may write it otherwise than it stands above.
      std::string shown = "before touch(): " + print(*parseExpr(text)) + " held in";
      bool failed = ran.output.find(shown) != std::string::npos;
      EXPECT_EQ(failed, truth == rt::Truth::False) << compiler << ": " << text;
      EXPECT_EQ(code.find(": " + print(*parseExpr(text)) + "\n"), std::string::npos) << "not checked: " << text;
    }
  }
}

}  // namespace
}  // namespace eclat

#include "emit/cpp/code.h"
#include "emit_subject.h"
#include "kinds/literal_code.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace eclat {
namespace {

using Lines = std::vector<std::string>;

Literal real(double value) {
  Literal l;
  l.kind = LiteralKind::Float;
  l.real = value;
  return l;
}
Literal text(std::string bytes) {
  Literal l;
  l.kind = LiteralKind::Text;
  l.text = std::move(bytes);
  return l;
}
Literal list(std::vector<Literal> elements) {
  Literal l;
  l.kind = LiteralKind::List;
  l.elements = std::move(elements);
  return l;
}

const Type kString{TypeKind::String, "std::string", 0, false, {}};
const Type kVector{TypeKind::Sequence, "std::vector<int>", 0, false, {subject::kInt}};

std::string code(const Literal &literal, const Type &type, bool exact = false) {
  Component c;
  c.enums = {
      {"geo::Color", {{"geo::Color::Red", 0}, {"geo::Color::Green", 1}}}
  };
  return literalCode(literal, type, c, exact);
}

TEST(EmitCode, ConstantsReadAsAPersonWritesThem) {
  EXPECT_EQ(code(subject::integer(-1), subject::kInt), "-1");
  EXPECT_EQ(code(subject::integer(1), subject::kBool), "true");
  EXPECT_EQ(code(subject::integer('a'), {TypeKind::Char, "char", 8, true, {}}), "'a'");
  EXPECT_EQ(code(subject::integer('\''), {TypeKind::Char, "char", 8, true, {}}), "'\\''");
  EXPECT_EQ(code(subject::integer(-3), {TypeKind::Char, "char", 8, true, {}}), "static_cast<char>(-3)");
  EXPECT_EQ(code(text("a\n"), kString), "\"a\\n\"");
  EXPECT_EQ(code(list({subject::integer(1), subject::integer(2)}), kVector), "std::vector<int>{1, 2}");
  EXPECT_EQ(code(subject::integer(1), {TypeKind::Enum, "geo::Color", 32, true, {}}), "geo::Color::Green");
  EXPECT_EQ(code(subject::integer(9), {TypeKind::Enum, "geo::Color", 32, true, {}}), "static_cast<geo::Color>(9)");
  EXPECT_EQ(code(subject::null(), subject::kStack), "nullptr");
}

TEST(EmitCode, ExtremesAndUnusualNumbersAreNamed) {
  EXPECT_EQ(code(subject::integer(std::numeric_limits<int>::min()), subject::kInt), "std::numeric_limits<int>::min()");
  EXPECT_EQ(code(subject::integer(-1), {TypeKind::Int, "unsigned long", 64, false, {}}),
            "std::numeric_limits<unsigned long>::max()");
  Type kDouble{TypeKind::Float, "double", 64, true, {}}, kFloat{TypeKind::Float, "float", 32, true, {}};
  EXPECT_EQ(code(real(std::nan("")), kDouble), "std::numeric_limits<double>::quiet_NaN()");
  EXPECT_EQ(code(real(-INFINITY), kDouble), "-std::numeric_limits<double>::infinity()");
  EXPECT_EQ(code(real(-0.0), kDouble), "-0.0");
  EXPECT_EQ(code(real(0.1f), kFloat), "0.1f");
  EXPECT_EQ(code(real(3), kDouble), "3.0");
}

TEST(EmitCode, ZeroBytesDoNotEndAText) {
  EXPECT_EQ(code(text(std::string("a\0b", 3)), kString), "std::string(\"a\\000b\", 3)");
}

TEST(EmitCode, OverloadsGetConstantsOfTheExactType) {
  EXPECT_EQ(code(subject::integer(5), {TypeKind::Int, "long", 64, true, {}}), "5");
  EXPECT_EQ(code(subject::integer(5), {TypeKind::Int, "long", 64, true, {}}, true), "5L");
  EXPECT_EQ(code(subject::integer(5), {TypeKind::Int, "short", 16, true, {}}, true), "static_cast<short>(5)");
  EXPECT_EQ(code(text("a"), kString, true), "std::string(\"a\")");
}

TEST(EmitCode, OnlyValuesThatAreUsedAgainGetAName) {
  using namespace subject;
  Input input{
      {{Construct, {}},
       {GetNumberOfElements, {ofStep(0)}},
       {Push, {ofStep(0), ofStep(1)}},
       {IsMember, {ofStep(0), of(integer(2))}},
       {Construct, {}},
       {Equals, {ofStep(0), ofStep(4)}}}
  };
  CodeLines lines = inputCode(input, component());
  EXPECT_EQ(lines.all(), (Lines{"BoundedStack stack;", "int numberOfElements = stack.getNumberOfElements();",
                                "stack.push(numberOfElements);", "stack.isMember(2);", "BoundedStack stack2;",
                                "stack.equals(&stack2);"}));
  EXPECT_EQ(lines.call, "stack.equals(&stack2)");
  EXPECT_EQ(lines.declaration, "bool equals = stack.equals(&stack2);");
  EXPECT_EQ(lines.arguments[0].object, "stack2");
}

TEST(EmitCode, NullIsCastWhereAnOverloadCouldTakeIt) {
  using namespace subject;
  Component c = component();
  Operation other = c.operations[Equals];
  other.id = 7;
  other.parameters[0].type = kInt;
  other.parameters[0].passing = Passing::Value;
  c.operations.push_back(other);
  CodeLines lines = inputCode(
      {
          {{Construct, {}}, {Equals, {ofStep(0), of(null())}}}
  },
      c);
  EXPECT_EQ(lines.call, "stack.equals(static_cast<const BoundedStack *>(nullptr))");
}

// geo::Shape with one operation of every form.
Component shapes() {
  Type shape{TypeKind::Class, "geo::Shape", 0, false, {}};
  Component c;
  c.classes.resize(1);
  c.classes[0].name = "geo::Shape";
  auto add = [&](OperationKind kind, const std::string &name, std::vector<Parameter> parameters, Type result,
                 Passing passing = Passing::Value) {
    Operation o;
    o.id = static_cast<int>(c.operations.size());
    o.kind = kind;
    o.name = name;
    o.className = kind == OperationKind::Function ? "" : "geo::Shape";
    o.parameters = std::move(parameters);
    o.result = std::move(result);
    o.resultPassing = passing;
    c.operations.push_back(o);
  };
  Parameter other{"other", shape, Passing::ConstRef, "const geo::Shape &", false, false};
  Parameter gone{"from", shape, Passing::RvalueRef, "geo::Shape &&", false, false};
  Parameter out{"text", kString, Passing::Ref, "std::string &", false, false};
  Parameter count{"n", subject::kInt, Passing::Value, "int", true, false};
  add(OperationKind::Constructor, "Shape", {gone}, subject::kVoid);       // 0
  add(OperationKind::StaticMethod, "unit", {}, shape);                    // 1
  add(OperationKind::Function, "geo::area", {other}, subject::kInt);      // 2
  add(OperationKind::Method, "operator==", {other}, subject::kBool);      // 3
  add(OperationKind::Method, "operator=", {other}, shape, Passing::Ref);  // 4
  add(OperationKind::Method, "next", {}, shape, Passing::Ptr);            // 5
  add(OperationKind::Method, "print", {out}, subject::kVoid);             // 6
  add(OperationKind::Method, "grow", {count}, shape, Passing::Ref);       // 7
  add(OperationKind::Method, "operator[]", {count}, subject::kInt);       // 8
  return c;
}

TEST(EmitCode, EveryFormOfCallIsWrittenAsInHandwrittenCode) {
  using namespace subject;
  Input input{
      {{1, {}},
       {0, {ofStep(0)}},
       {5, {ofStep(1)}},
       {3, {ofStep(2), ofStep(0)}},
       {4, {ofStep(0), ofStep(0)}},
       {6, {ofStep(2), of(text("x"))}},
       {7, {ofStep(0)}},
       {8, {ofStep(6), of(integer(1))}},
       {2, {ofStep(2)}}}
  };
  EXPECT_EQ(inputCode(input, shapes()).all(),
            (Lines{"geo::Shape unit = geo::Shape::unit();", "auto shape = geo::Shape(std::move(unit));",
                   "auto *next = shape.next();", "static_cast<void>((*next) == unit);", "unit.operator=(unit);",
                   "std::string text = \"x\";", "next->print(text);", "auto &grow = unit.grow();",
                   "static_cast<void>(grow[1]);", "geo::area(*next);"}));
}

TEST(EmitCode, ANameHiddenInADerivedClassIsReachedThroughItsBase) {
  using namespace subject;
  Component c;
  c.classes.resize(2);
  c.classes[0].name = "Base";
  c.classes[1].name = "Derived";
  c.classes[1].bases = {"Base"};
  auto make = [&](int id, OperationKind kind, const char *name, const char *className) {
    Operation o = operation(id, kind, name, {}, kVoid);
    o.className = className;
    c.operations.push_back(o);
  };
  make(0, OperationKind::Constructor, "Derived", "Derived");
  make(1, OperationKind::Method, "reset", "Base");
  make(2, OperationKind::Method, "reset", "Derived");
  EXPECT_EQ(inputCode(
                {
                    {{0, {}}, {1, {ofStep(0)}}}
  },
                c)
                .call,
            "static_cast<Base &>(derived).reset()");
  EXPECT_EQ(inputCode(
                {
                    {{0, {}}, {2, {ofStep(0)}}}
  },
                c)
                .call,
            "derived.reset()");
}

TEST(EmitNames, AStatementBecomesWordsThatReadWell) {
  const std::pair<const char *, const char *> titles[] = {
      {"elems[] has no duplicates",              "ElemsHasNoDuplicates"                 },
      {"elems[] is ascending",                   "ElemsIsAscending"                     },
      {"keys[] is subset of orig(keys[])",       "KeysIsSubsetOfOrigKeys"               },
      {"name starts with \"ab\"",                "NameStartsWithTextAb"                 },
      {"not text contains name",                 "NotTextContainsName"                  },
      {"sum(elems[]) <= 10",                     "SumOfElemsAtMost10"                   },
      {"max(elems[]) < size(elems)",             "MaxOfElemsBelowSizeOfElems"           },
      {"elems[] == append(orig(elems[]), x)",    "ElemsEqualsOrigElemsWithXAppended"    },
      {"elems[] == insert(orig(elems[]), i, x)", "ElemsEqualsOrigElemsWithXInsertedAtI" },
      {"elems[] == erase(orig(elems[]), 0)",     "ElemsEqualsOrigElemsWithoutElementAt0"},
      {"return[] == reverse(elems[])",           "ResultEqualsElemsReversed"            },
      {"without_last(elems[]) == {}",            "ElemsWithoutLastEqualsNothing"        },
      {"lo[] <= hi[]",                           "LoElementsAtMostHiElements"           },
      {"power_of_two(capacity)",                 "CapacityIsPowerOfTwo"                 },
      {"is_nan(mean)",                           "MeanIsNaN"                            },
  };
  for (auto [statement, title] : titles)
    EXPECT_EQ(propertyTitle(*parseExpr(statement)), title);
}

}  // namespace
}  // namespace eclat

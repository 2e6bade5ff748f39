#include "../support/literals.h"
#include "emit/cpp/code.h"
#include "flow/remedies.h"
#include "generate/values.h"
#include "instrument/glue.h"
#include "instrument/quarantine.h"
#include "kinds/literal_code.h"

#include <gtest/gtest.h>

#include <set>

namespace eclat {
namespace {

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kText{TypeKind::String, "std::string", 0, false, {}};
const Type kCText{TypeKind::String, "const char *", 0, false, {}};
const Type kPoint{
    TypeKind::Tuple, "geo::Point", 0, false, {kInt, kText}
};
const Type kMaybe{TypeKind::Optional, "std::optional<int>", 0, false, {kInt}};
const Type kTime{TypeKind::Wrapped, "std::chrono::seconds", 0, false, {kInt}};
const Type kSpan{TypeKind::Range, "std::span<const int>", 0, false, {kInt}};
const Type kOut{TypeKind::Stream, "std::ostream", 0, false, {}};
const Type kIn{TypeKind::Stream, "std::istream", 0, false, {}};
const Type kMap{TypeKind::Range,
                "std::map<int, std::string>",
                0,
                false,
                {{TypeKind::Tuple, "std::pair<const int, std::string>", 0, false, {kInt, kText}}}};

Literal text(const std::string &bytes) {
  Literal literal;
  literal.kind = LiteralKind::Text;
  literal.text = bytes;
  return literal;
}

Literal list(std::vector<Literal> elements) {
  Literal literal;
  literal.kind = LiteralKind::List;
  literal.elements = std::move(elements);
  return literal;
}

std::string code(const Literal &literal, const Type &type, bool exact = false) {
  return literalCode(literal, type, Component{}, exact);
}

TEST(ArgumentKinds, ReadAsAPersonWritesThem) {
  EXPECT_EQ(code(list({testing::integer(1), text("a")}), kPoint), "geo::Point{1, \"a\"}");
  EXPECT_EQ(code(list({list({testing::integer(1), text("a")}), list({testing::integer(2), text("")})}), kMap),
            "std::map<int, std::string>{{1, \"a\"}, {2, \"\"}}");
  EXPECT_EQ(code(testing::integer(3), kTime), "std::chrono::seconds(3)");
  EXPECT_EQ(code(testing::null(), kMaybe), "std::nullopt");
  EXPECT_EQ(code(testing::integer(3), kMaybe), "3");
  EXPECT_EQ(code(testing::integer(3), kMaybe, true), "std::optional<int>(3)");
  EXPECT_EQ(code(text("a"), kCText, true), "\"a\"");
}

// void use(std::ostream &out, std::istream &in, std::span<const int> values, const char *note)
Component withUse() {
  Component component;
  Operation use;
  use.kind = OperationKind::Function;
  use.name = use.signature = "use";
  use.result = {TypeKind::Void, "void", 0, false, {}};
  use.parameters = {
      {"out",    kOut,   Passing::Ref,   "std::ostream &",       false, false},
      {"in",     kIn,    Passing::Ref,   "std::istream &",       false, false},
      {"values", kSpan,  Passing::Value, "std::span<const int>", false, false},
      {"note",   kCText, Passing::Value, "const char *",         false, false}
  };
  component.operations = {use};
  return component;
}

TEST(ArgumentKinds, WhatMustLiveOnHasAVariable) {
  Input input{{{0,
                {{-1, text("")},
                 {-1, text("4 5")},
                 {-1, list({testing::integer(1), testing::integer(2)})},
                 {-1, testing::null()}}}}};
  EXPECT_EQ(inputCode(input, withUse()).all(),
            (std::vector<std::string>{"std::ostringstream out;", "std::istringstream in(\"4 5\");",
                                      "auto values = std::vector<int>{1, 2};", "use(out, in, values, nullptr);"}));
}

TEST(ArgumentKinds, WhatMayBeReferredToLaterIsLentInTheGlue) {
  std::string calls = writeCalls(withUse());
  EXPECT_NE(calls.find("eclat::rt::Lent<std::ostream> a0(c, 0);"), std::string::npos) << calls;
  EXPECT_NE(calls.find("eclat::rt::Lent<const char *> a3(c, 3);"), std::string::npos);
  EXPECT_NE(calls.find("using eclat_base_1 = eclat::rt::KeptSpan<std::span<const int>, int>;\n"
                       "template <> struct eclat::rt::Kept<std::span<const int>> : ::eclat_base_1 {};\n"),
            std::string::npos);
}

TEST(ArgumentKinds, ValuesHaveTheFormOfTheirType) {
  Component component;
  component.literals.strings = {std::string("a\0b", 3)};
  Values values(component);
  Random random(1);
  std::set<LiteralKind> maybe;
  std::set<std::string> texts;
  for (int i = 0; i < 300; ++i) {
    Literal point = values.pick(kPoint, random);
    ASSERT_EQ(point.elements.size(), 2u);
    EXPECT_EQ(point.elements[1].kind, LiteralKind::Text);
    for (const Literal &entry : values.pick(kMap, random).elements)
      EXPECT_EQ(entry.elements.size(), 2u);
    maybe.insert(values.pick(kMaybe, random).kind);
    Literal note = values.pick(kCText, random);
    EXPECT_EQ(note.kind, LiteralKind::Text);
    texts.insert(note.text);
  }
  EXPECT_EQ(maybe, (std::set{LiteralKind::Int, LiteralKind::Null}));
  for (const std::string &note : texts)
    EXPECT_EQ(note.find('\0'), std::string::npos) << "a C string ends there";
}

TEST(Quarantine, TakesOutWhatTheCompilerBlames) {
  Component component = withUse();
  component.operations.push_back(component.operations[0]);
  component.operations[1].signature = "other";
  component.operations[1].id = 1;
  const std::string glue = "// use\nvoid f() {\n  bad();\n}\n// other\nvoid g() {}\n// tables\nint t;\n";
  EXPECT_FALSE(quarantine(component, Glue::Calls, "/w/calls.cpp", glue, {"/w/calls.cpp:8:1: error: no table"}));
  EXPECT_TRUE(quarantine(component, Glue::Calls, "/w/calls.cpp", glue,
                         {"/u/a.h:3:1: error: no such member", "/w/calls.cpp:3:3: note: requested here"}));
  ASSERT_EQ(component.operations.size(), 1u);
  EXPECT_EQ(component.operations[0].signature, "other");
  EXPECT_EQ(component.operations[0].id, 0);
  EXPECT_EQ(component.skipped,
            (std::vector<Skipped>{
                {"use", "the code that calls it does not compile: no such member", remedyOfWrapping()}
  }));
}

TEST(Quarantine, TakesOutWhatTheLinkerBlames) {
  Component component = withUse();
  component.operations[0].signature = "geo::use<double>(double *)";
  const std::string missing = "    /u/a.h:9: undefined reference to `bool geo::parse<double>(char const*)'";
  EXPECT_FALSE(
      quarantineUnlinked(component, {"/w/objects/a_test.o: in function `geo::use<double>(double*)':", missing}));
  EXPECT_FALSE(quarantineUnlinked(component, {"/w/objects/calls.o: in function `geo::other(double*)':", missing}));
  EXPECT_TRUE(quarantineUnlinked(
      component,
      {"/w/objects/calls.o: in function `geo::use<double>(double*)::{lambda()#1}::operator()() const':", missing}));
  EXPECT_TRUE(component.operations.empty());
  ASSERT_EQ(component.skipped.size(), 1u);
  EXPECT_EQ(component.skipped[0].reason, "it needs bool geo::parse<double>(char const*), which nothing defines");
}

TEST(Quarantine, WhatCannotBeObservedIsStillCalled) {
  Component component = withUse();
  component.operations[0].symbol = "_Z3usev";
  EXPECT_TRUE(
      quarantine(component, Glue::Hooks, "/w/hooks.cpp", "// use\nvoid f();\n", {"/w/hooks.cpp:2:1: error: not this"}));
  EXPECT_EQ(component.operations[0].symbol, "");
  EXPECT_EQ(component.operations[0].unhooked, "the code that observes it does not compile: not this");
}

}  // namespace
}  // namespace eclat

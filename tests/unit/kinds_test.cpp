#include "kinds/kind.h"

#include "generate/values.h"
#include "kinds/literal_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace eclat {
namespace {

Component component() {
  Component component;
  component.enums = {
      {"Colour", {{"Colour::Red", 0}, {"Colour::Blue", 7}}}
  };
  return component;
}

// One type of each kind of which an input can hold a literal.
std::vector<Type> writtenTypes() {
  Type number = integerType("int", 32, true), text = stringType();
  Type character{.kind = TypeKind::Char, .spelling = "char", .bits = 8, .isSigned = true};
  return {
      number,
      text,
      character,
      {.kind = TypeKind::Bool, .spelling = "bool", .bits = 8},
      {.kind = TypeKind::Float, .spelling = "double", .bits = 64},
      {.kind = TypeKind::Enum, .spelling = "Colour", .bits = 32},
      {.kind = TypeKind::Sequence, .spelling = "std::vector<int>", .elements = {number}},
      {.kind = TypeKind::Range, .spelling = "std::set<std::string>", .elements = {text}},
      {.kind = TypeKind::Tuple, .spelling = "std::pair<int, std::string>", .elements = {number, text}},
      {.kind = TypeKind::Optional, .spelling = "std::optional<int>", .elements = {number}},
      {.kind = TypeKind::Wrapped, .spelling = "std::chrono::seconds", .elements = {number}},
      {.kind = TypeKind::Stream, .spelling = "std::istream"},
      {.kind = TypeKind::Choice, .spelling = "std::any", .elements = {number}, .forms = {"std::any()", "std::any($)"}},
      {.kind = TypeKind::Buffer, .spelling = "const char *", .elements = {character}},
  };
}

std::vector<Literal> someOf(const Type &type, const Component &component) {
  Values values(component);
  Random random(1);
  std::vector<Literal> literals;
  for (int i = 0; i < 100; ++i)
    literals.push_back(values.pick(type, random));
  return literals;
}

// The same expression in every test that passes the value, so that no two values may share one.
TEST(Kinds, WriteDifferentLiteralsDifferently) {
  Component of = component();
  for (const Type &type : writtenTypes()) {
    EXPECT_TRUE(traitsOf(type).hasLiterals) << type.spelling;
    std::vector<Literal> different;
    std::set<std::string> written;
    for (Literal &literal : someOf(type, of))
      if (std::ranges::find(different, literal) == different.end()) {
        written.insert(literalCode(literal, type, of, true));
        different.push_back(std::move(literal));
      }
    EXPECT_GE(different.size(), 2u) << type.spelling;
    EXPECT_EQ(written.size(), different.size()) << type.spelling;
  }
}

TEST(Kinds, SimplifyToLiteralsOfTheSameForm) {
  Component of = component();
  for (const Type &type : writtenTypes())
    for (const Literal &literal : someOf(type, of))
      for (const Literal &simpler : kindOf(type).simpler(literal, type)) {
        EXPECT_EQ(simpler.kind, literal.kind) << type.spelling;
        EXPECT_FALSE(literalCode(simpler, type, of, true).empty()) << type.spelling;
      }
}

TEST(Kinds, VaryWhatTheySayTheyCanAndNothingElse) {
  Component of = component();
  Random random(1);
  for (const Type &type : writtenTypes()) {
    bool hasChanged = false;
    for (const Literal &literal : someOf(type, of)) {
      Literal varied = literal;
      kindOf(type).vary(varied, type, random);
      hasChanged |= varied != literal;
    }
    EXPECT_EQ(hasChanged, kindOf(type).canVary(type)) << type.spelling;
  }
}

// The solver may set a number to what its domain allows; whatever holds it must know of which type it is.
TEST(Kinds, KnowTheTypesOfTheirElements) {
  Component of = component();
  for (const Type &type : writtenTypes())
    for (const Literal &literal : someOf(type, of))
      for (std::size_t i = 0; !isChoice(type) && i < literal.elements.size(); ++i)
        EXPECT_NE(kindOf(type).elementAt(type, i), nullptr) << type.spelling;
}

TEST(Kinds, HaveNoLiteralsWhereOnlyOperationsMakeValues) {
  for (const Type &type : {objectType("Stack"), madeType("Stack::iterator"), voidType(), Type{}}) {
    EXPECT_FALSE(traitsOf(type).hasLiterals);
    EXPECT_TRUE(kindOf(type).domain(type, {}).isFixed);
    EXPECT_EQ(kindOf(type).recall(rt::Value::ofInt(1), type), std::nullopt);
  }
}

}  // namespace
}  // namespace eclat

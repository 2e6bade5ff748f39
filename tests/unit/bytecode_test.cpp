#include "flow/files/bytecode.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using rt::Truth;
using rt::Value;

const std::vector<Variable> kVariables = {
    {"elems",    Rep::Pointer,  Rep::Int, "int *", {"this"}},
    {"elems[]",  Rep::Sequence, Rep::Int, "int",   {"this"}},
    {"numElems", Rep::Int,      Rep::Int, "int",   {"this"}},
};
const std::vector<EnumInfo> kEnums = {
    {"Color", {{"Color::Red", 4}, {"Color::Blue", 7}}},
    {"Level", {{"Level::Low", -1}}                   }
};

std::expected<Bytecode, std::string> compiled(const std::string &text) {
  auto expr = parseExpr(text);
  EXPECT_TRUE(expr) << text;
  return compileExpr(expr ? *expr : Expr(), kVariables, kEnums);
}

// How many operands wait at once, at most, when the code runs.
std::size_t stackHeight(const Bytecode &bytecode) {
  static const int operands[] = {
#define ECLAT_OP(name, id, operands, kin) operands,
#include "../../runtime/ops.def"
#undef ECLAT_OP
  };
  std::ptrdiff_t height = 0, highest = 0;
  for (const rt::Instr &instr : bytecode.code) {
    int taken = operands[static_cast<int>(instr.op)];
    height += 1 - (taken < 0 ? instr.index : taken);
    highest = std::max(highest, height);
  }
  EXPECT_EQ(height, 1);
  return static_cast<std::size_t>(highest);
}

TEST(Bytecode, NamesAreBoundToTheVariablesOfThePoint) {
  auto elements = std::vector<Value>{Value::ofInt(3), Value::ofInt(4)};
  std::vector<Value> now = {Value::ofPointer(&elements), Value::ofSequence(elements.data(), 2), Value::ofInt(2)};
  rt::Arena arena;
  for (const char *text : {"numElems == size(elems)", "elems != null", "elems[numElems - 1] == 4", "elems[] >= 3"}) {
    auto code = compiled(text);
    ASSERT_TRUE(code) << text << ": " << code.error();
    EXPECT_EQ(code->holds(now.data(), nullptr, arena), Truth::True) << text;
  }
}

TEST(Bytecode, EnumeratorsHaveTheirValues) {
  std::vector<Value> now = {Value(), Value(), Value::ofInt(7)};
  rt::Arena arena;
  EXPECT_EQ(compiled("numElems == Color::Blue")->holds(now.data(), nullptr, arena), Truth::True);
  EXPECT_EQ(compiled("numElems == Color::Red")->holds(now.data(), nullptr, arena), Truth::False);
  EXPECT_EQ(compiled("numElems > Level::Low")->holds(now.data(), nullptr, arena), Truth::True);
}

TEST(Bytecode, WhatIsNotThereIsNamed) {
  auto unknown = compiled("numElems == count");
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().find("'count'"), std::string::npos);
  auto original = compiled("numElems == orig(count)");
  ASSERT_FALSE(original);
  EXPECT_NE(original.error().find("'count'"), std::string::npos);
  auto enumerator = compiled("numElems == Color::Green");
  ASSERT_FALSE(enumerator);
  EXPECT_NE(enumerator.error().find("'Color::Green'"), std::string::npos);
}

TEST(Bytecode, TextConstantsStayValidWhenTheCodeIsMoved) {
  std::vector<Variable> variables = {
      {"t", Rep::Text, Rep::Int, "std::string", {"this"}}
  };
  auto expr = parseExpr("t in {\"a\", \"\", \"a rather long text that does not fit into a small string\"}");
  std::vector<Bytecode> kept;
  for (int i = 0; i < 20; ++i)
    kept.push_back(std::move(*compileExpr(*expr, variables, {})));
  rt::Arena arena;
  for (const char *text : {"a", "", "a rather long text that does not fit into a small string"}) {
    Value now = Value::ofText(text, std::strlen(text));
    for (const Bytecode &code : kept)
      EXPECT_EQ(code.holds(&now, nullptr, arena), Truth::True);
  }
}

TEST(Bytecode, DeepNestingIsRefused) {
  Expr deep = Expr::var("numElems");
  for (int i = 0; i < 90; ++i)
    deep = Expr::make(Op::Add, {Expr::number(1), deep});
  auto code = compileExpr(Expr::make(Op::Eq, {deep, Expr::number(0)}), kVariables, kEnums);
  ASSERT_FALSE(code);
  EXPECT_FALSE(code.error().empty());
}

TEST(Bytecode, AnAcceptedChainOfOperatorsFitsTheEvaluatorsStack) {
  for (int depth = 0; depth < 60; ++depth) {
    Expr deep = Expr::var("numElems");
    for (int i = 0; i < depth; ++i)
      deep = Expr::make(Op::Add, {Expr::number(1), deep});
    if (auto code = compileExpr(deep, kVariables, kEnums)) {
      EXPECT_LE(stackHeight(*code), 64u);
    }
  }
}

// The evaluator has room for 64 operands and does not look: what needs more must not be compiled.
TEST(Bytecode, AcceptedNestedListsAndSlicesFitTheEvaluatorsStack) {
  Expr slices = Expr::number(0);
  for (int depth = 0; depth < 20; ++depth)
    slices = Expr::make(Op::Slice, {Expr::var("elems[]"), Expr::number(0), Expr::make(Op::Size, {slices})});
  for (int depth = 0; depth < 30; ++depth)
    slices = Expr::make(Op::Slice, {Expr::var("elems[]"), Expr::number(0), slices});
  Expr nested = Expr::number(1);
  for (int depth = 0; depth < 4; ++depth) {
    std::vector<Expr> kids(31, Expr::number(0));
    kids.push_back(nested);
    nested = Expr::make(Op::List, kids);
  }
  for (const Expr &e : {slices, nested})
    if (auto code = compileExpr(e, kVariables, kEnums)) {
      EXPECT_LE(stackHeight(*code), 64u) << print(e).substr(0, 60);
    }
}

TEST(Bytecode, LongListsAreRefusedAndUsualOnesAreNot) {
  Expr list = Expr::make(Op::List, std::vector<Expr>(1000, Expr::number(1)));
  EXPECT_FALSE(compileExpr(Expr::make(Op::In, {Expr::var("numElems"), list}), kVariables, kEnums));
  EXPECT_TRUE(compiled("numElems in {1, 2, 3, 4, 5, 6, 7, 8}"));
}

}  // namespace
}  // namespace eclat

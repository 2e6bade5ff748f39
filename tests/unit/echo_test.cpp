#include "judge/echo.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Operation accessor() {
  Operation op;
  op.className = "Segment";
  op.signature = "Segment::start() const";
  op.isConst = true;
  return op;
}

Model with(const Operation &op, const std::vector<std::string> &equalities) {
  Model model;
  for (const std::string &text : equalities)
    model.properties.push_back({
        {PointKind::Exit, op.signature},
        *parseExpr(text), FamilyId::Comparison, 9, 9
    });
  return model;
}

std::string given(const Operation &op, const Model &model, const std::string &statement) {
  std::optional<Expr> out = Echoes(model).ofGiven(op, *parseExpr(statement));
  return out ? print(*out) : "";
}

TEST(Echo, AResultThatEqualsAFieldRepeatsWhatIsSaidOfIt) {
  Operation op = accessor();
  Model model = with(op, {"return.x_ == p1_.x_", "return.names_[] == names_[]"});
  EXPECT_EQ(given(op, model, "return.x_ >= 0"), "orig(p1_.x_) >= 0");
  EXPECT_EQ(given(op, model, "return.x_ <= p2_.x_"), "orig(p1_.x_) <= orig(p2_.x_)");
  EXPECT_EQ(given(op, model, "size(return.names_) >= 1"), "size(orig(names_)) >= 1");
  EXPECT_EQ(given(op, model, "return.y_ >= 0"), "");       // equals nothing
  EXPECT_EQ(given(op, model, "return.x_ == p1_.x_"), "");  // what makes it an echo
  EXPECT_EQ(given(op, model, "p1_.x_ >= 0"), "");          // nothing is made
  EXPECT_EQ(given(op, with(op, {}), "return.x_ >= 0"), "");
}

TEST(Echo, WhatTheOperationMayChangeIsNotGiven) {
  Operation op = accessor();
  op.isConst = false;
  Model model = with(op, {"return == size_"});
  EXPECT_EQ(given(op, model, "return >= 0"), "");
  EXPECT_EQ(given(op, with(op, {"return == orig(size_)"}), "return >= 0"), "orig(size_) >= 0");
}

TEST(Echo, AConstructorRepeatsItsArguments) {
  Operation op = accessor();
  op.kind = OperationKind::Constructor;
  op.isConst = false;
  op.parameters = {
      {"low",  {TypeKind::Int, "int", 32, true, {}}, Passing::Value, "int",   false, false},
      {"name", {TypeKind::Int, "int", 32, true, {}}, Passing::Ref,   "int &", false, false}
  };
  Model model = with(op, {"low_ == low", "name_ == name"});
  EXPECT_EQ(given(op, model, "low_ >= 0"), "orig(low) >= 0");
  EXPECT_EQ(given(op, model, "name_ >= 0"), "");
}

}  // namespace
}  // namespace eclat

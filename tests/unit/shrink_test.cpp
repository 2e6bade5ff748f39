#include "reduce/shrink.h"

#include "../support/literals.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::constant;
using testing::integer;
using testing::list;
using testing::step;
using testing::text;

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kUnsigned{TypeKind::Int, "unsigned int", 32, false, {}};
const Type kText{TypeKind::String, "std::string", 0, false, {}};
const Type kList{TypeKind::Sequence, "std::vector<int>", 0, false, {kInt}};
const Type kBox{TypeKind::Class, "Box", 0, false, {}};

// Box(); Box(const Box &); void put(int); void name(std::string); void fill(std::vector<int>); void cap(unsigned);
class Shrink : public ::testing::Test {
protected:
  enum { Make, Copy, Put, Name, Fill, Cap };

  Shrink() {
    component.classes.resize(1);
    component.classes[0].name = "Box";
    add(OperationKind::Constructor, {});
    add(OperationKind::Constructor, {kBox});
    for (const Type &type : {kInt, kText, kList, kUnsigned})
      add(OperationKind::Method, {type});
  }

  // Shrinks by what `fails` says; counts how many inputs it was asked about.
  Input shrunk(const Input &input, const std::function<bool(const Input &)> &fails) {
    auto sameAs = [&](const Pattern &, const Input &, const std::vector<Input> &inputs) {
      std::vector<bool> same;
      for (const Input &candidate : inputs) {
        ++asked;
        same.push_back(fails(candidate));
      }
      return same;
    };
    return shrink(input, {}, component, sameAs, [](const Input &) { return true; });
  }

  Component component;
  int asked = 0;

private:
  void add(OperationKind kind, const std::vector<Type> &parameters) {
    Operation op;
    op.id = static_cast<int>(component.operations.size());
    op.kind = kind;
    op.className = "Box";
    op.name = kind == OperationKind::Constructor ? "Box" : "m" + std::to_string(op.id);
    op.signature = "Box::" + op.name + std::to_string(op.id);
    for (const Type &type : parameters)
      op.parameters.push_back({"p", type, type.kind == TypeKind::Class ? Passing::ConstRef : Passing::Value});
    component.operations.push_back(op);
  }
};

std::size_t puts(const Input &input) {
  return static_cast<std::size_t>(std::ranges::count(input.steps, 2, &Step::operation));
}

TEST_F(Shrink, LeavesOutCallsThatAreNotNeeded) {
  Input input{
      {{Make, {}},
       {Put, {step(0), constant(integer(1))}},
       {Put, {step(0), constant(integer(2))}},
       {Put, {step(0), constant(integer(3))}}}
  };
  Input small = shrunk(input, [](const Input &candidate) { return puts(candidate) >= 2; });
  EXPECT_EQ(puts(small), 2u);
  EXPECT_EQ(small.steps.size(), 3u);
}

TEST_F(Shrink, LeavesOutObjectsWithAllThatIsDoneToThem) {
  Input input{
      {{Make, {}}, {Put, {step(0), constant(integer(1))}}, {Make, {}}, {Put, {step(2), constant(integer(0))}}}
  };
  Input small = shrunk(input, [](const Input &candidate) { return puts(candidate) >= 1; });
  EXPECT_EQ(small, (Input{
                       {{Make, {}}, {Put, {step(0), constant(integer(0))}}}
  }));
}

TEST_F(Shrink, TakesTheOriginalWhereACopyWasTaken) {
  Input input{
      {{Make, {}}, {Copy, {step(0)}}, {Put, {step(1), constant(integer(0))}}}
  };
  Input small = shrunk(input, [](const Input &candidate) { return puts(candidate) == 1; });
  EXPECT_EQ(small, (Input{
                       {{Make, {}}, {Put, {step(0), constant(integer(0))}}}
  }));
}

TEST_F(Shrink, FindsTheLeastNumberThatStillDoesIt) {
  Input input{
      {{Make, {}}, {Put, {step(0), constant(integer(1000))}}}
  };
  Input small = shrunk(input, [](const Input &candidate) {
    return candidate.steps.size() == 2 && candidate.steps[1].arguments[1].literal.integer > 5;
  });
  EXPECT_EQ(small.steps[1].arguments[1].literal.integer, 6);
}

// A fault of three different keys must not become one of a key that is there already.
TEST_F(Shrink, ConstantsThatDifferStayDifferent) {
  Input input{
      {{Make, {}},
       {Put, {step(0), constant(integer(70))}},
       {Put, {step(0), constant(integer(50))}},
       {Fill, {step(0), constant(list({integer(30), integer(30)}))}}}
  };
  Input small = shrunk(input, [](const Input &candidate) {
    return candidate.steps.size() == 4 && candidate.steps[3].arguments[1].literal.elements.size() == 2;
  });
  std::int64_t first = small.steps[1].arguments[1].literal.integer,
               second = small.steps[2].arguments[1].literal.integer;
  EXPECT_NE(first, second);
  for (const Literal &element : small.steps[3].arguments[1].literal.elements) {
    EXPECT_NE(element.integer, first);
    EXPECT_NE(element.integer, second);
  }
  EXPECT_LE(first + second, 6);
}

TEST_F(Shrink, MakesTextsAndListsShorter) {
  Input named{
      {{Make, {}}, {Name, {step(0), constant(text("ab,cd"))}}}
  };
  Input small = shrunk(named, [](const Input &candidate) {
    return candidate.steps.size() == 2 && candidate.steps[1].arguments[1].literal.text.find(',') != std::string::npos;
  });
  EXPECT_EQ(small.steps[1].arguments[1].literal.text, ",");
  Input filled{
      {{Make, {}}, {Fill, {step(0), constant(list({integer(9), integer(70), integer(3)}))}}}
  };
  small = shrunk(filled, [](const Input &candidate) {
    return candidate.steps.size() == 2 &&
           std::ranges::any_of(candidate.steps[1].arguments[1].literal.elements,
                               [](const Literal &element) { return element.integer >= 10; });
  });
  EXPECT_EQ(small.steps[1].arguments[1].literal, list({integer(10)}));
}

TEST_F(Shrink, NeverTriesANegativeNumberForAnUnsignedOne) {
  Input input{
      {{Make, {}}, {Cap, {step(0), constant(integer(40))}}}
  };
  shrunk(input, [](const Input &candidate) {
    if (candidate.steps.size() == 2)
      EXPECT_GE(candidate.steps[1].arguments[1].literal.integer, 0);
    return false;
  });
  EXPECT_GT(asked, 0);
}

TEST_F(Shrink, KeepsWhatTheUserWantsThere) {
  component.given.push_back({.type = "int", .operation = "", .parameter = 0, .only = true, .literals = {integer(7)}});
  Input input{
      {{Make, {}}, {Put, {step(0), constant(integer(7))}}}
  };
  EXPECT_EQ(shrunk(input, [](const Input &candidate) { return candidate.steps.size() == 2; }), input);
}

TEST_F(Shrink, KeepsTheInputIfNothingSimplerDoesIt) {
  Input input{
      {{Make, {}}, {Put, {step(0), constant(integer(3))}}}
  };
  EXPECT_EQ(shrunk(input, [](const Input &) { return false; }), input);
  EXPECT_GT(asked, 0);
}

TEST_F(Shrink, ATwinOfAnAliasIsNotPutInItsPlace) {
  Argument alias = step(1);
  alias.isAlias = true;
  Input input{
      {{Make, {}}, {Put, {step(0), constant(integer(0))}}, {Put, {step(0), alias}}}
  };
  Input small = shrunk(input, [](const Input &) { return true; });
  for (const Argument &argument : small.steps.back().arguments)
    EXPECT_TRUE(!argument.isAlias || small.steps[static_cast<std::size_t>(argument.step)].operation == Put);
}

}  // namespace
}  // namespace eclat

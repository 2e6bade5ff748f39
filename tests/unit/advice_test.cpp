#include "../support/literals.h"
#include "../support/temp_folder.h"
#include "describe/describe_component.h"
#include "describe/templates/operation_pattern.h"
#include "flow/factory_code.h"
#include "generate/values.h"
#include "kinds/kind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace eclat {
namespace {

using testing::integer;
using testing::list;
using testing::null;
using testing::real;
using testing::text;
using Strings = std::vector<std::string>;

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kByte{TypeKind::Int, "unsigned char", 8, false, {}};
const Type kLong{TypeKind::Int, "unsigned long", 64, false, {}};
const Type kText{TypeKind::String, "std::string", 0, false, {}};

Written word(std::string letters, bool isQuoted = false) {
  return {WrittenKind::Word, std::move(letters), isQuoted, {}, 3, 7};
}
Written many(std::vector<Written> items, WrittenKind kind = WrittenKind::List) {
  return {kind, "", false, std::move(items), 3, 7};
}

std::expected<Literal, BadValue> literalOf(const Written &written, const Type &type, const Component &component) {
  return kindOf(type).read(written, type, component);
}

std::string whyNot(const Written &written, const Type &type, const Component &component = {}) {
  auto literal = literalOf(written, type, component);
  if (literal)
    return "it is one";
  EXPECT_EQ(literal.error().line, 3);
  return literal.error().message;
}

TEST(FactoryCode, HasHolesThatNameTypes) {
  EXPECT_EQ(holesOf("make({int}, 3, {std::vector<int>})"), (Strings{"int", "std::vector<int>"}));
  EXPECT_EQ(holesOf("Point{1, 2}"), Strings());
  EXPECT_EQ(holesOf("Point{{int}, { x }}"), (Strings{"int"})) << "a blank behind the brace: it is C++";
  EXPECT_EQ(holesOf("[&]{ return f(\"{int}\"); }()"), Strings()) << "in a text";
  EXPECT_EQ(fillHoles("make({int}, \"{int}\", {T})", {"7", "t"}), "make(7, \"{int}\", t)");
}

TEST(OperationPattern, MeansSignaturesNamesAndGlobs) {
  const std::string push = "geo::Stack::push(const int &) const";
  for (const char *pattern : {"push", "Stack::push", "geo::Stack::push", "push(const int &) const", "p*", "Stack::*",
                              "geo::Stack::push(const int &) const", "pu?h", "*"})
    EXPECT_TRUE(meansOperation(pattern, push)) << pattern;
  for (const char *pattern : {"pus", "ack::push", "geo::push", "Stack", "push(int)"})
    EXPECT_FALSE(meansOperation(pattern, push)) << pattern;
  EXPECT_TRUE(meansOperation("operator()", "F::operator()(int)"));
  EXPECT_TRUE(meansOperation("operator*", "F::operator*(int)"));
}

TEST(WrittenLiteral, FitsItsType) {
  EXPECT_EQ(literalOf(word("-7"), kInt, {}), integer(-7));
  EXPECT_EQ(literalOf(word("18446744073709551615"), kLong, {}), integer(-1));
  EXPECT_EQ(literalOf(word("2.5"), {TypeKind::Float, "double", 64, true, {}}, {}), real(2.5));
  EXPECT_EQ(literalOf(word("-.inf"), {TypeKind::Float, "double", 64, true, {}}, {}),
            real(-std::numeric_limits<double>::infinity()));
  EXPECT_EQ(literalOf(word("a b"), kText, {}), text("a b"));
  EXPECT_EQ(literalOf(word("7"), kText, {}), text("7"));
  EXPECT_EQ(literalOf(word("true"), {TypeKind::Bool, "bool", 0, false, {}}, {}), integer(1));
  EXPECT_EQ(literalOf(word("x"), {TypeKind::Char, "char", 8, true, {}}, {}), integer('x'));
  EXPECT_EQ(literalOf(many({word("1"), word("2")}), {TypeKind::Sequence, "std::vector<int>", 0, false, {kInt}}, {}),
            list({integer(1), integer(2)}));
  EXPECT_EQ(literalOf({}, {TypeKind::Optional, "std::optional<int>", 0, false, {kInt}}, {}), null());
  Type entry{
      TypeKind::Tuple, "std::pair<const std::string, int>", 0, false, {kText, kInt}
  };
  EXPECT_EQ(literalOf(many({word("a"), word("1")}, WrittenKind::Pairs),
                      {TypeKind::Range, "std::map<std::string, int>", 0, false, {entry}}, {}),
            list({list({text("a"), integer(1)})}));
}

TEST(WrittenLiteral, IsRefusedWhereItDoesNot) {
  EXPECT_EQ(whyNot(word("x"), kInt), "'x' is no value of type 'int': expected a whole number");
  EXPECT_EQ(whyNot(word("7", true), kInt), "'7' is no value of type 'int': expected a whole number");
  EXPECT_EQ(whyNot(word("2147483648"), kInt), "2147483648 does not fit 'int', which is from -2147483648 to 2147483647");
  EXPECT_EQ(whyNot(word("300"), kByte), "300 does not fit 'unsigned char', which ends at 255");
  EXPECT_EQ(whyNot(word("-1"), kByte), "-1 does not fit 'unsigned char', which is from 0 to 255");
  Component component;
  component.enums = {
      {"Colour", {{"Colour::Red", 4}}}
  };
  Type colour{TypeKind::Enum, "Colour", 32, true, {}};
  EXPECT_EQ(literalOf(word("Red"), colour, component), integer(4));
  EXPECT_EQ(whyNot(word("Rad"), colour, component), "'Rad' is no enumerator of 'Colour'; did you mean 'Colour::Red'?");
  EXPECT_EQ(whyNot(many({
                       word("1")
  }),
                   {TypeKind::Tuple, "P", 0, false, {kInt, kInt}}),
            "'P' takes 2 values, not 1");
}

TEST(GivenValuesTest, AreTriedBesideOursOrAlone) {
  Component component;
  component.given = {
      {"int",         "", 0, true,  {integer(12345)}},
      {"std::string", "", 0, false, {text("given")} }
  };
  Values values(component);
  Random random(1);
  Type numbers{TypeKind::Sequence, "std::vector<int>", 0, false, {kInt}};
  int given = 0, own = 0;
  for (int i = 0; i < 200; ++i) {
    EXPECT_EQ(values.pick(kInt, random), integer(12345));
    for (const Literal &element : values.pick(numbers, random).elements)
      EXPECT_EQ(element, integer(12345));
    (values.pick(kText, random) == text("given") ? given : own)++;
  }
  EXPECT_GT(given, 50);
  EXPECT_GT(own, 50);
}

class AdviceTest : public ::testing::Test {
protected:
  Result<Component> describe(const Advice &advice) {
    Request request;
    request.headers = {folder_.write("stack.h", R"(
#include <cstddef>
#include <string>
namespace geo {
enum class Mode { Slow, Fast };
class Stack {
public:
  static Stack make(int depth);
  void push(int x, Mode mode);
  void name(const std::string &text);
  int peek();
  void clear();
private:
  Stack(int);
  int size_ = 0;
};
Stack deep(std::size_t n);
}
)")};
    request.classes = {"geo::Stack"};
    request.advice = advice;
    request.advice.file = "/p/.eclat.yaml";
    return describeComponent(request);
  }

  Component expectComponent(const Advice &advice) {
    auto component = describe(advice);
    if (!component) {
      ADD_FAILURE() << component.error().message;
      return {};
    }
    return *component;
  }

  std::string refusal(const Advice &advice) {
    auto component = describe(advice);
    return component ? "described" : component.error().message;
  }

  static GivenValues values(const std::string &subject, std::vector<Written> given) {
    return {
        {subject, "/p/.eclat.yaml:2:3"},
        "", false, std::move(given)
    };
  }

  testing::TempFolder folder_;
};

TEST_F(AdviceTest, LeavesOutWhatAPatternMeans) {
  Advice advice;
  advice.leaveOut = {
      {"clear", "/p/.eclat.yaml:1:13"}
  };
  Component component = expectComponent(advice);
  EXPECT_EQ(std::ranges::count(component.operations, "geo::Stack::clear()", &Operation::signature), 0);
  ASSERT_EQ(component.skipped.size(), 1u);
  EXPECT_EQ(component.skipped[0].reason, "left out by .eclat.yaml:1:13");
  for (std::size_t i = 0; i < component.operations.size(); ++i)
    EXPECT_EQ(component.operations[i].id, static_cast<int>(i));
  advice.leaveOut[0].text = "cler";
  EXPECT_EQ(refusal(advice),
            "/p/.eclat.yaml:1:13: error: no operation is meant by 'cler'; did you mean 'geo::Stack::clear'?");
}

TEST_F(AdviceTest, APureMethodKeepsEveryField) {
  Advice advice;
  advice.pure = {
      {"Stack::peek", "x"}
  };
  Component component = expectComponent(advice);
  auto peek = std::ranges::find(component.operations, "geo::Stack::peek()", &Operation::signature);
  ASSERT_NE(peek, component.operations.end());
  EXPECT_FALSE(peek->isConst);
  EXPECT_FALSE(peek->mayChangeReceiver());
  EXPECT_EQ(peek->keeps, Strings{"size_"});
  advice.pure[0].text = "deep";
  EXPECT_NE(refusal(advice), "described") << "a function has no receiver to leave alone";
}

TEST_F(AdviceTest, ChecksValuesAgainstTheirTypes) {
  Advice advice;
  advice.values = {values("std::size_t", {word("7")}), values("push.mode", {word("Fast")})};
  Component component = expectComponent(advice);
  EXPECT_EQ(component.given, (std::vector<GivenLiterals>{
                                 {"unsigned long", "",                                 0, false, {integer(7)}},
                                 {"",              "geo::Stack::push(int, geo::Mode)", 1, false, {integer(1)}}
  }));
  advice.values = {values("push.x", {word("many")})};
  EXPECT_EQ(refusal(advice), "/p/.eclat.yaml:3:7: error: 'many' is no value of type 'int': expected a whole number");
  advice.values = {values("push.y", {word("1")})};
  EXPECT_EQ(refusal(advice), "/p/.eclat.yaml:2:3: error: 'push' has no parameter 'y'");
  advice.values = {values("psh.x", {word("1")})};
  EXPECT_EQ(refusal(advice),
            "/p/.eclat.yaml:2:3: error: no operation is meant by 'psh'; did you mean 'geo::Stack::push'?");
  advice.values = {values("geo::Mod", {word("Fast")})};
  EXPECT_EQ(refusal(advice), "/p/.eclat.yaml:2:8: error: no type named 'Mod' in namespace 'geo'; did you mean 'Mode'?");
}

TEST_F(AdviceTest, AFactoryIsAnOperationWithItsHolesAsParameters) {
  Advice advice;
  advice.factories = {
      {{"geo::Stack", "/p/.eclat.yaml:2:3"}, {"geo::deep({std::size_t} + 1)", "/p/.eclat.yaml:2:16"}}
  };
  Component component = expectComponent(advice);
  const Operation &factory = component.operations.back();
  EXPECT_EQ(factory.kind, OperationKind::Factory);
  EXPECT_EQ(factory.signature, "geo::deep({std::size_t} + 1)");
  EXPECT_EQ(factory.result.kind, TypeKind::Class);
  ASSERT_EQ(factory.parameters.size(), 1u);
  EXPECT_EQ(factory.parameters[0].type.spelling, "unsigned long");
  EXPECT_EQ(factory.place, (SourcePlace{"/p/.eclat.yaml", 2, 16}));
  advice.factories[0].type.text = "geo::Stak";
  EXPECT_EQ(refusal(advice),
            "/p/.eclat.yaml:2:8: error: no type named 'Stak' in namespace 'geo'; did you mean 'Stack'?");
}

}  // namespace
}  // namespace eclat

#include "infer/point_variables.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat {
namespace {

Variable sequence(const char *name, Path path, const std::string &type = "int") {
  path.insert(path.begin(), "this");
  return {name, Rep::Sequence, Rep::Int, type, std::move(path)};
}

// The variables of a class that holds these, with what the code relates.
PointVariables variablesOf(std::vector<Variable> base, std::vector<std::vector<Quantity>> comparable = {}) {
  static Component component;
  component.comparable = std::move(comparable);
  ClassSchema schema{"List", std::move(base)};
  return objectVariables(schema, component, groupsOf(component));
}

const PointVariable *find(const PointVariables &at, const std::string &text) {
  auto it = std::ranges::find_if(at.all, [&](const PointVariable &v) { return print(v.expr) == text; });
  return it == at.all.end() ? nullptr : &*it;
}

TEST(PointVariables, PartsOfTheSameElementsHaveOneSize) {
  PointVariables at = variablesOf({sequence("parts.lo[]", {"field List::parts", "elements", "field Part::lo"}),
                                   sequence("parts.hi[]", {"field List::parts", "elements", "field Part::hi"}),
                                   sequence("others.lo[]", {"field List::others", "elements", "field Part::lo"})});
  EXPECT_TRUE(find(at, "parts.lo[]"));
  EXPECT_TRUE(find(at, "parts.hi[]"));
  EXPECT_TRUE(find(at, "size(parts.lo)"));
  EXPECT_FALSE(find(at, "size(parts.hi)"));
  EXPECT_TRUE(find(at, "size(others.lo)"));
}

TEST(PointVariables, PartsMeetWhatTheirFieldsMeet) {
  PointVariables at = variablesOf(
      {
          sequence("parts.lo[]", {"field List::parts", "elements", "field Part::lo"}
           ),
          sequence("parts.id[]", {"field List::parts", "elements", "field Part::id"}
           ),
          {"first", Rep::Int, Rep::Int, "int", {"this", "field List::first"}}
  },
      {{"field List::first", "field Part::lo"}, {"field Part::id"}, {"size List::parts"}});
  EXPECT_TRUE(canMeet(*find(at, "parts.lo[]"), *find(at, "first")));
  EXPECT_FALSE(canMeet(*find(at, "parts.id[]"), *find(at, "first")));
  EXPECT_FALSE(canMeet(*find(at, "size(parts.lo)"), *find(at, "first")));
}

TEST(PointVariables, KeysAndValuesOfAMapAreDifferentQuantities) {
  PointVariables at = variablesOf({sequence("m.keys[]", {"field List::m", "entries", "member first"}),
                                   sequence("m.values[]", {"field List::m", "entries", "member second"})},
                                  {{"elements List::m"}, {"values List::m"}});
  EXPECT_FALSE(canMeet(*find(at, "m.keys[]"), *find(at, "m.values[]")));
}

TEST(PointVariables, PartsTheCodeDoesNotNameMeetTheirOwnTypeOnly) {
  PointVariables at = variablesOf(
      {
          sequence("a.lo[]", {"field List::a", "elements", "field Part::lo"}
           ),
          sequence("a.hi[]", {"field List::a", "elements", "field Part::hi"}
           ),
          sequence("a.weight[]", {"field List::a", "elements", "field Part::weight"},
           "double"),
          {"n", Rep::Int, Rep::Int, "int", {"this", "field List::n"}}
  },
      {{"field List::n"}});
  EXPECT_TRUE(canMeet(*find(at, "a.lo[]"), *find(at, "a.hi[]")));
  EXPECT_FALSE(canMeet(*find(at, "a.lo[]"), *find(at, "a.weight[]")));
  EXPECT_FALSE(canMeet(*find(at, "a.lo[]"), *find(at, "n")));
}

TEST(PointVariables, NodesAndOpenedPartsAreAtHomeHereOtherObjectsAreNot) {
  PointVariables at = variablesOf({
      sequence("head->value[]", {"field List::head", "list Node::next", "field Node::value"}
       ),
      sequence("items->price[]", {"field List::items", "elements", "deref", "field I::price"}
       ),
      {"impl->x", Rep::Int, Rep::Int, "int", {"this", "field List::impl", "deref part", "field P::x"}},
      {"other->x", Rep::Int, Rep::Int, "int", {"this", "field List::other", "deref", "field O::x"}}
  });
  EXPECT_TRUE(find(at, "head->value[]"));
  EXPECT_TRUE(find(at, "items->price[]"));
  EXPECT_TRUE(find(at, "impl->x"));
  EXPECT_FALSE(find(at, "other->x"));
}

}  // namespace
}  // namespace eclat

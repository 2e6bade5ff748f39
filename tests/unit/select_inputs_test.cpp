#include "reduce/select_inputs.h"

#include "pipeline/union_model.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Input numbered(int n) {
  Input input;
  input.steps.push_back({n, {}});
  return input;
}

Pattern breaking(std::vector<int> properties) {
  Pattern pattern;
  pattern.properties = std::move(properties);
  return pattern;
}

std::set<int> chosenOf(const Partition &partition) {
  std::set<int> out;
  for (const auto &[pattern, cell] : partition.cells())
    for (const Input &input : cell.simplest)
      out.insert(input.steps[0].operation);
  return out;
}

TEST(Selection, TakesTheFirstInputForEachProperty) {
  Selection selection;
  selection.note(numbered(1), Label::Fault, breaking({3, 5}), {});
  selection.note(numbered(2), Label::Fault, breaking({3}), {});
  selection.note(numbered(3), Label::Fault, breaking({5, 7}), {});
  selection.note(numbered(4), Label::Illegal, breaking({9}), {});
  EXPECT_EQ(chosenOf(selection.firsts()), (std::set<int>{1, 3}));
}

TEST(Selection, TakesTheFirstInputForEachOtherWayToFail) {
  Selection selection;
  Pattern crash;
  crash.ending = Ending::Crashed;
  crash.place = "f (f.cpp:1)";
  Pattern elsewhere = crash;
  elsewhere.place = "g (f.cpp:2)";
  selection.note(numbered(1), Label::Fault, crash, {});
  selection.note(numbered(2), Label::Fault, crash, {});
  selection.note(numbered(3), Label::Fault, elsewhere, {});
  EXPECT_EQ(chosenOf(selection.firsts()), (std::set<int>{1, 3}));
}

TEST(Selection, TakesInputsThatReachNewBranchesWhateverTheirLabel) {
  Selection first, second;
  first.note(numbered(1), Label::Normal, {}, {4, 5});
  first.note(numbered(2), Label::Normal, {}, {});
  second.note(numbered(3), Label::Illegal, {}, {5});
  second.note(numbered(4), Label::New, {}, {5, 6});
  first.add(second);
  ASSERT_EQ(first.covering().size(), 2u);
  EXPECT_EQ(first.covering()[1].input, numbered(4));
  EXPECT_EQ(first.covering()[1].branches, std::set<int>{6});
}

TEST(Selection, IsOrderedByHowManyPropertiesAreViolated) {
  std::vector<Finding> findings(5);
  findings[0] = {.id = "a", .pattern = breaking({1})};
  findings[1] = {.id = "c", .pattern = breaking({1, 2})};
  findings[2] = {.id = "b", .pattern = breaking({3})};
  findings[3] = {.id = "0", .kind = "coverage"};
  findings[4] = {.id = "d", .pattern = breaking({1, 2, 3}), .iteration = 2};
  orderSelected(findings);
  std::string order;
  for (const Finding &finding : findings)
    order += finding.id;
  EXPECT_EQ(order, "cab0d") << "what covers more is behind what breaks something; later iterations are last";
}

TEST(UnionModel, LetsFindingsOfSeveralModelsNameTheirProperties) {
  Model first, second;
  auto property = [](const char *text) {
    return Property{
        {PointKind::Object, "S"},
        *parseExpr(text), FamilyId::Bound
    };
  };
  first.properties = {property("n >= 0"), property("n <= 9")};
  second.properties = {property("n <= 9"), property("n <= 20")};
  Report ofFirst, ofSecond;
  ofFirst.findings.resize(1);
  ofFirst.findings[0].pattern.properties = {1};
  Finding both;
  both.pattern.properties = {0, 1};
  both.outcome.exit = {
      {1, -1, {}}
  };
  ofSecond.findings = {both};
  ofSecond.setAside = {
      {both, false, "known"}
  };
  UnionModel models;
  models.add(first, ofFirst);
  models.add(second, ofSecond);
  EXPECT_EQ(ofFirst.findings[0].pattern.properties, std::vector<int>{1});
  for (const Finding *finding : {&ofSecond.findings[0], &ofSecond.setAside[0].finding}) {
    EXPECT_EQ(finding->pattern.properties, (std::vector<int>{1, 2}));
    EXPECT_EQ(finding->outcome.exit[0].property, 2);
  }
  EXPECT_EQ(print(models.model().properties[2].expr), "n <= 20");
}

}  // namespace
}  // namespace eclat

#include "infer/comments/comment_rules.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"

#include "flow/given.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

// struct Box { void add(int count); }, of which a comment asks that the count be positive.
class CommentRules : public ::testing::Test {
protected:
  CommentRules() {
    component_.classes.push_back({.name = "Box"});
    Operation add;
    add.kind = OperationKind::Method;
    add.name = "add";
    add.className = "Box";
    add.signature = "Box::add(int)";
    add.parameters.push_back({.name = "count"});
    add.comment = {
        "Adds them. The count must be positive.", {"some/box.h", 12, 3}
    };
    component_.operations.push_back(add);
    schema_.classes = {
        {"Box", {}}
    };
    schema_.operations = {
        {0, {{"count", Rep::Int, Rep::Int, "int", {"param 0"}}}, 1, {{"Box", 0, -1}}}
    };
  }

  // The model with examples that passed this, and got it back if something is returned.
  Model modelOf(std::initializer_list<std::int64_t> passed, Model model = {}, const Opinions &opinions = {}) {
    TraceWriter trace;
    for (std::int64_t count : passed) {
      auto call = trace.enter(0, {1}, {number(count)});
      std::vector<rt::Value> after(schema_.operations[0].variables.size(), number(count));
      trace.exit(call, 0, {1}, after);
    }
    TempFolder folder;
    EXPECT_TRUE(
        addCommentRules(model, component_, {folder.write("trace.bin", trace.bytes()), schema_, 0, 0}, opinions));
    return model;
  }

  Component component_;
  Schema schema_;
  const Point entry_{PointKind::Entry, "Box::add(int)"};
};

TEST_F(CommentRules, OfAnOverloadThatDoesTheSame) {
  Operation texts = component_.operations[0];
  texts.id = 1;
  texts.signature = "Box::add(int, int)";
  texts.comment.text = "The same with texts.";
  component_.operations.push_back(texts);
  schema_.operations.push_back(schema_.operations[0]);
  schema_.operations[1].operation = 1;
  auto rulesOfTexts = [&] {
    Model model = modelOf({1, 5});
    return std::ranges::count_if(model.properties, [](const Property &p) {
      return p.point.subject == "Box::add(int, int)" && print(p.expr) == "count > 0";
    });
  };
  EXPECT_EQ(rulesOfTexts(), 1);
  component_.operations[1].comment.text = "Adds texts.";
  EXPECT_EQ(rulesOfTexts(), 0);
  component_.operations[1].comment.text = "The same with texts.";
  component_.operations[1].name = "put";
  EXPECT_EQ(rulesOfTexts(), 0);
}

TEST_F(CommentRules, AreInTheModelWithTheirWords) {
  Model model = modelOf({1, 5});
  ASSERT_EQ(model.properties.size(), 1U);
  const Property &rule = model.properties[0];
  EXPECT_EQ(print(rule.expr), "count > 0");
  EXPECT_EQ(rule.point, entry_);
  EXPECT_EQ(rule.comment, "box.h:12: The count must be positive.");
  EXPECT_EQ(rule.samples, 2U);
  EXPECT_TRUE(rule.isGiven());
}

TEST_F(CommentRules, NeedNoExamples) { EXPECT_EQ(modelOf({}).properties.size(), 1U); }

TEST_F(CommentRules, AreDroppedWhereTheExamplesBreakThem) {
  Model model = modelOf({1, 0, 5});
  EXPECT_TRUE(model.properties.empty());
  EXPECT_TRUE(model.outspoken.empty()) << "it was misread";
  ASSERT_EQ(model.dropped.size(), 1U);
  EXPECT_EQ(model.dropped[0].reason,
            "a comment seems to ask for it (box.h:12: The count must be positive.), but 1 of 3 visits break it");
}

TEST_F(CommentRules, OperationsThatSayAllAreOutspoken) {
  EXPECT_EQ(modelOf({1}).outspoken, std::vector<std::string>{"Box::add(int)"});
  component_.operations[0].comment.text += " Callers must be kind.";
  EXPECT_TRUE(modelOf({1}).outspoken.empty()) << "nobody knows what that asks for";
  component_.operations[0].comment.text = "Adds them.";
  EXPECT_TRUE(modelOf({1}).outspoken.empty()) << "no comment of the class asks for anything";
}

TEST_F(CommentRules, WhatItThrowsForIsAPromiseAtItsExit) {
  component_.operations[0].comment.text = "Throws std::invalid_argument if the count is negative.";
  Model model = modelOf({1});
  ASSERT_EQ(model.properties.size(), 1U);
  EXPECT_EQ(print(model.properties[0].expr), "orig(count) >= 0");
  EXPECT_EQ(model.properties[0].point.kind, PointKind::Exit);
}

TEST_F(CommentRules, WhatIsSaidOfEveryResultIsAPromiseAtItsExit) {
  component_.operations[0].comment.text = "Adds them, and returns how many there are, never negative.";
  component_.operations[0].result.kind = TypeKind::Int;
  schema_.operations[0].variables.push_back({"return", Rep::Int, Rep::Int, "int", {"return"}});
  Model model = modelOf({1});
  ASSERT_EQ(model.properties.size(), 1U);
  EXPECT_EQ(print(model.properties[0].expr), "return >= 0");
  EXPECT_EQ(model.properties[0].point.kind, PointKind::Exit);
  EXPECT_FALSE(isPromiseToThrow(model.properties[0])) << "it may return";
}

TEST_F(CommentRules, ExceptionsThatCommentsNameAreAnnounced) {
  component_.operations[0].comment.text = "Adds them.\n\\throws DiskError if the disk is full";
  Model model = modelOf({1});
  EXPECT_EQ(model.announced["Box::add(int)"], std::vector<std::string>{"DiskError"});
  EXPECT_TRUE(model.properties.empty());
}

TEST_F(CommentRules, CallsMayBeMadeOfWhichACommentSaysWhatHappens) {
  component_.operations[0].comment.text = "Does nothing if the count is negative.";
  Model model = modelOf({1});
  ASSERT_EQ(model.documented.size(), 1U);
  EXPECT_EQ(print(model.documented[0].expr), "count < 0");
  EXPECT_EQ(model.documented[0].point, entry_);
}

TEST_F(CommentRules, WhatTheExamplesContradictIsNoLeave) {
  component_.operations[0].comment.text = "Throws std::invalid_argument if the count is negative.";
  EXPECT_EQ(modelOf({1}).documented.size(), 1U);
  Model model = modelOf({1, -1});
  EXPECT_TRUE(model.properties.empty());
  EXPECT_TRUE(model.documented.empty());
}

TEST_F(CommentRules, GiveTheirWordsToWhatWasLearned) {
  Model learned;
  learned.properties.push_back({entry_, *parseExpr("count > 0"), FamilyId::Bound, 2, 2});
  Model model = modelOf({1, 5}, learned);
  ASSERT_EQ(model.properties.size(), 1U);
  EXPECT_EQ(model.properties[0].family, FamilyId::Bound);
  EXPECT_TRUE(model.properties[0].isGiven());
}

TEST_F(CommentRules, AreNotThereWhereAPersonRejectsThem) {
  Opinions opinions;
  opinions.rejected.push_back(Dropped(entry_, *parseExpr("count > 0"), {DropKind::Rejected, "rejected"}));
  EXPECT_TRUE(modelOf({1}, {}, opinions).properties.empty());
}

}  // namespace
}  // namespace eclat

#include "observe/read_schema.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

const char *kText = "class\tStack\n"
                    "var\tn\tint\t\tint\tthis|field Stack::n\n"
                    "var\telems[]\tsequence\tfloat\tdouble\tthis|field Stack::elems|elements\n"
                    "class\tEmpty\n"
                    "operation\t0\n"
                    "object\tStack\t0\t-1\n"
                    "var\tn\tint\t\tint\tthis|field Stack::n\n"
                    "var\telems[]\tsequence\tfloat\tdouble\tthis|field Stack::elems|elements\n"
                    "var\tname\ttext\t\tstd::string\tparam 0\n"
                    "entry-ends\n"
                    "object\tStack\t4\t-2\n"
                    "var\treturn\tpointer\t\tStack *\treturn\n"
                    "var\treturn->n\tint\t\tint\treturn|deref|field Stack::n\n"
                    "var\treturn->elems[]\tsequence\tfloat\tdouble\treturn|deref|field Stack::elems|elements\n"
                    "missing\t1\n"
                    "operation\t2\n"
                    "entry-ends\n";

Component component(std::size_t operations) {
  Component c;
  c.operations.resize(operations);
  return c;
}

TEST(ReadSchema, KnowsWhereTheStaticMembersOfTheClassAre) {
  const std::string live = "var\tStack::live\tint\t\tint\tstatic Stack::live\n";
  auto text = [&](const std::string &behindParameters) {
    return "class\tStack\nvar\tn\tint\t\tint\tthis|field Stack::n\nclass-statics\n" + live +
           "operation\t0\nobject\tStack\t0\t-1\nvar\tn\tint\t\tint\tthis|field Stack::n\nstatics\n" + behindParameters +
           "entry-ends\n";
  };
  Component c = component(1);
  c.operations[0].className = "Stack";
  auto schema = readSchema(text(live), c);
  ASSERT_TRUE(schema);
  ASSERT_EQ(schema->classes[0].statics.size(), 1u);
  EXPECT_EQ(schema->classes[0].statics[0].path, (Path{"static Stack::live"}));
  EXPECT_EQ(schema->classes[0].variables.size(), 1u);
  EXPECT_EQ(schema->operations[0].statics, 1);
  EXPECT_EQ(schema->operations[0].entryCount, 2);
  EXPECT_FALSE(readSchema(text(""), c)) << "later stages would read behind the sample";
}

TEST(ReadSchema, ReadsWhatTheBinaryDeclares) {
  auto schema = readSchema(kText, component(3));
  ASSERT_TRUE(schema);
  ASSERT_EQ(schema->classes.size(), 2u);
  EXPECT_EQ(schema->classes[0].name, "Stack");
  ASSERT_EQ(schema->classes[0].variables.size(), 2u);
  EXPECT_EQ(schema->classes[0].variables[1],
            (Variable{
                "elems[]", Rep::Sequence, Rep::Float, "double", {"this", "field Stack::elems", "elements"}
  }));
  EXPECT_TRUE(schema->classes[1].variables.empty());
  ASSERT_EQ(schema->operations.size(), 2u);
  const OperationSchema &first = schema->operations[0];
  EXPECT_EQ(first.operation, 0);
  EXPECT_EQ(first.entryCount, 3);
  ASSERT_EQ(first.variables.size(), 6u);
  EXPECT_EQ(first.variables[2].rep, Rep::Text);
  EXPECT_EQ(first.variables[3].rep, Rep::Pointer);
  EXPECT_EQ(first.objects, (std::vector<ObjectRange>{
                               {"Stack", 0, -1},
                               {"Stack", 4, -2}
  }));
  EXPECT_EQ(schema->operations[1].operation, 2);
  EXPECT_EQ(schema->operations[1].entryCount, 0);
  EXPECT_EQ(schema->missing, std::vector<int>{1});
  EXPECT_EQ(schema->findOperation(2), &schema->operations[1]);
  EXPECT_EQ(schema->findOperation(1), nullptr);
  EXPECT_EQ(schema->findClass("Stack"), &schema->classes[0]);
}

TEST(ReadSchema, AFieldThatAParameterHidesIsWrittenAsInCpp) {
  auto schema = readSchema("operation\t0\n"
                           "var\tsize\tint\t\tint\tthis|field S::size\n"
                           "var\torigin.x\tint\t\tint\tthis|field S::origin|field P::x\n"
                           "var\titems[]\tsequence\tint\tint\tthis|field S::items|elements\n"
                           "var\tother\tint\t\tint\tthis|field S::other\n"
                           "var\tsize\tint\t\tint\tparam 0\n"
                           "var\torigin\tint\t\tint\tparam 1\n"
                           "var\titems\tint\t\tint\tparam 2\n"
                           "entry-ends\n",
                           component(1));
  ASSERT_TRUE(schema);
  std::vector<std::string> names;
  for (const Variable &v : schema->operations[0].variables)
    names.push_back(print(v.name));
  EXPECT_EQ(names, (std::vector<std::string>{"this->size", "this->origin.x", "this->items[]", "other", "size", "origin",
                                             "items"}));
}

TEST(ReadSchema, AnEmptyTextIsAnEmptySchema) {
  auto schema = readSchema("", component(0));
  ASSERT_TRUE(schema);
  EXPECT_EQ(*schema, Schema{});
}

TEST(ReadSchema, WhatIsNotASchemaIsRefused) {
  for (const char *text :
       {"nonsense", "var\tn\tint\t\tint\tthis\n", "class\n", "class\ta\tb\n", "operation\n", "entry-ends\n",
        "object\tStack\t0\t-1\n", "class\tS\nvar\tn\tint\n", "operation\t0\nobject\tStack\t0\n", "\t\n", "class S\n"})
    EXPECT_FALSE(readSchema(text, component(1))) << text;
}

TEST(ReadSchema, ATextCutAnywhereNeverCrashes) {
  std::string text = kText;
  int refused = 0;
  for (std::size_t n = 0; n < text.size(); ++n)
    refused += !readSchema(text.substr(0, n), component(3));
  EXPECT_GT(refused, 100);
}

TEST(ReadSchema, OperationsThatTheComponentDoesNotHaveAreRefused) {
  EXPECT_FALSE(readSchema("operation\t7\nentry-ends\n", component(3)));
  EXPECT_FALSE(readSchema("operation\t-1\nentry-ends\n", component(3)));
  EXPECT_FALSE(readSchema("operation\tx\nentry-ends\n", component(3)));
  EXPECT_FALSE(readSchema("missing\t7\n", component(3)));
}

TEST(ReadSchema, ObjectsMustLieInsideTheVariablesOfTheirOperation) {
  EXPECT_FALSE(
      readSchema("class\tS\nvar\tn\tint\t\tint\tthis\noperation\t0\nobject\tS\t50\t-1\nentry-ends\n", component(1)));
  EXPECT_FALSE(
      readSchema("operation\t0\nobject\tUnknown\t0\t-1\nvar\tn\tint\t\tint\tthis\nentry-ends\n", component(1)));
}

}  // namespace
}  // namespace eclat

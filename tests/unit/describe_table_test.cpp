#include "cli/commands/describe_table.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace eclat {
namespace {

Component stack() {
  Component component;
  component.classes.resize(2);
  component.classes[0].name = "geo::Stack";
  component.classes[1].name = "geo::Stack::Cursor";
  auto add = [&](const std::string &className, const std::string &signature, const std::string &unhooked = "") {
    Operation op;
    op.className = className;
    op.signature = signature;
    op.unhooked = unhooked;
    component.operations.push_back(op);
  };
  add("geo::Stack", "geo::Stack::push(int)");
  add("geo::Stack", "geo::Stack::top() const", "pure virtual");
  add("geo::Stack::Cursor", "geo::Stack::Cursor::next()");
  add("", "geo::area(double)");
  component.operations.push_back({});
  component.operations.back().kind = OperationKind::Factory;
  component.operations.back().signature = "geo::Stack::make({int})";
  component.skipped = {
      {"geo::Stack::gone()", "deleted", "none: its author forbids the call"},
      {"geo::Stack::Cursor::at(int *)", "parameter 'p' has type 'int *', of which no value can be made",
       "give a factory in .eclat.yaml: factories: {'int *': [\"…\"]}"},
      {"factory geo::Stack::mak({int})", "the code that calls it does not compile: no mak", "mend it", true}
  };
  return component;
}

TEST(DescribeTable, GroupsByClassAndCounts) {
  EXPECT_EQ(describeTable(stack(), 200), R"(class geo::Stack
  operation                          why                                                            what to do
  push(int)                callable
  top() const              callable  not observed: pure virtual
  gone()                   skipped   deleted                                                        none: its author forbids the call
class geo::Stack::Cursor
  next()                   callable
  at(int *)                skipped   parameter 'p' has type 'int *', of which no value can be made  give a factory in .eclat.yaml: factories: {'int *': ["…"]}
functions
  geo::area(double)        callable
factories
  geo::Stack::make({int})  callable
  geo::Stack::mak({int})   skipped   the code that calls it does not compile: no mak                mend it
8 operations, 5 callable, 3 skipped
)");
}

TEST(DescribeTable, FitsTheTerminal) {
  for (std::size_t width : {50, 72, 80, 100, 130}) {
    std::istringstream lines(describeTable(stack(), width));
    for (std::string line; std::getline(lines, line);) {
      auto columns = std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; });
      EXPECT_LE(columns, static_cast<long>(width)) << line;
      EXPECT_FALSE(line.ends_with(' ')) << line;
    }
  }
}

TEST(DescribeTable, IsAsNarrowAsItsContent) {
  Component component = stack();
  component.skipped.clear();
  component.operations.resize(1);
  EXPECT_EQ(describeTable(component, 100),
            "class geo::Stack\n  push(int)  callable\n1 operation, 1 callable, 0 skipped\n");
}

TEST(DescribeJson, SaysTheSame) {
  auto json = nlohmann::json::parse(describeJson(stack()));
  EXPECT_EQ(json["counts"]["operations"], 8);
  EXPECT_EQ(json["counts"]["callable"], 5);
  EXPECT_EQ(json["operations"][5]["operation"], "geo::Stack::gone()");
  EXPECT_EQ(json["operations"][5]["class"], "geo::Stack");
  EXPECT_EQ(json["operations"][5]["state"], "skipped");
  EXPECT_EQ(json["operations"][5]["why"], "deleted");
  EXPECT_EQ(json["operations"][5]["remedy"], "none: its author forbids the call");
  EXPECT_EQ(json["operations"][1]["why"], "not observed: pure virtual");
}

}  // namespace
}  // namespace eclat

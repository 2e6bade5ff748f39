#include "infer/law_properties.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/laws.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

enum : int { kCopy, kAssign, kMove, kAsk };

// struct Box { Box(const Box &from); Box &operator=(const Box &from); Box &operator=(Box &&from); int ask() const; },
// whose objects show size() and capacity().
Component component() {
  Component c;
  c.classes.push_back({.name = "Box"});
  Type box{TypeKind::Class, "Box", 0, false, {}};
  auto add = [&](OperationKind kind, const std::string &name, Passing passing, const std::string &signature) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.kind = kind;
    op.name = name;
    op.className = "Box";
    op.signature = signature;
    op.parameters.push_back({.name = "from", .type = box, .passing = passing});
    c.operations.push_back(op);
  };
  add(OperationKind::Constructor, "Box", Passing::ConstRef, "Box::Box(const Box &)");
  add(OperationKind::Method, "operator=", Passing::ConstRef, "Box::operator=(const Box &)");
  add(OperationKind::Method, "operator=", Passing::RvalueRef, "Box::operator=(Box &&)");
  add(OperationKind::Method, "ask", Passing::ConstRef, "Box::ask(const Box &) const");
  c.operations[kAsk].isConst = true;
  return c;
}

Variable shown(const std::string &name, const std::string &root) {
  return {parseVariable((root == "this" ? "" : "from.") + name + "()"),
          Rep::Int,
          Rep::Int,
          "int",
          {parseStep(root), {StepKind::Observer, "Box::" + name}}};
}

Schema schema() {
  Schema s;
  std::vector<Variable> own = {shown("size", "this"), shown("capacity", "this")}, all = own;
  all.push_back(shown("size", "param 0"));
  all.push_back(shown("capacity", "param 0"));
  s.classes = {
      {"Box", own}
  };
  for (int operation : {kCopy, kAssign, kMove, kAsk})
    s.operations.push_back({
        operation, all, 4, {{"Box", 0, -1}, {"Box", 2, 0}}
    });
  return s;
}

// What is said of the exits, one to a line, of examples that copy a box once, in which size() became `size`.
std::string saidAtExits(std::int64_t size, const Component &c = component()) {
  TraceWriter trace;
  auto call = trace.enter(kCopy, {1, 2}, {number(0), number(0), number(3), number(8)});
  trace.exit(call, kCopy, {1, 2}, {number(size), number(3), number(3), number(8)});
  TempFolder folder;
  Model model;
  EXPECT_TRUE(addLawProperties(model, c, {folder.write("trace.bin", trace.bytes()), schema(), 0, 0}));
  std::string out;
  for (const Property &p : model.properties)
    if (p.point.kind == PointKind::Exit)
      out += traitsOf(p.family).name + " " + p.point.subject + ": " + print(p.expr) + "\n";
  return out;
}

constexpr const char *kConst = "law-const Box::ask(const Box &) const: size() == orig(size())\n"
                               "law-const Box::ask(const Box &) const: capacity() == orig(capacity())\n";
const std::string kCopies = "law-copy Box::Box(const Box &): size() == orig(from.size())\n"
                            "law-copy Box::operator=(const Box &): size() == orig(from.size())\n";

TEST(LawProperties, ACopyShowsWhatItsOriginalShowedButForMattersOfItsOwn) {
  EXPECT_EQ(saidAtExits(3), kCopies + kConst);
}

TEST(LawProperties, ThatCopiesAreRightStandsEvenIfTheExamplesCopyWrongly) {
  EXPECT_EQ(saidAtExits(0), kCopies + kConst);
}

TEST(LawProperties, WhatIsDerivedMayBeCopiedInPart) {
  Component c = component();
  c.classes.push_back({.name = "BigBox", .bases = {"Box"}});
  EXPECT_EQ(saidAtExits(3, c), kConst);
}

}  // namespace
}  // namespace eclat

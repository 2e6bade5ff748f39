#include "emit_subject.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using subject::Folder;

struct Emitted {
  Component component = subject::component();
  Schema schema = subject::schema();
  Model model = subject::model();
  Report report = subject::report();

  std::string text(Oracle oracle = Oracle::Violated, const std::string &prefix = "") const {
    return findEmitter("gtest")->emit({component, schema, model, report, false, prefix, oracle});
  }
};

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

bool failed(const Folder::Ran &ran, const std::string &test) {
  return contains(ran.output, "[  FAILED  ] " + test + " (");
}
bool passed(const Folder::Ran &ran, const std::string &test) {
  return contains(ran.output, "[       OK ] " + test + " (");
}

TEST(EmitGtest, TheTestOfPopReadsLikeThePapersFigure3) {
  std::string text = Emitted().text();
  EXPECT_TRUE(contains(text, R"cpp(// Finding pop-1a2b, seed 7.
TEST(BoundedStackEclat, Pop_BreaksNumElemsAtLeast0) {
  BoundedStack stack;

  // Entry: the caller keeps the rules.
  checkEntryOfPop(stack, "before pop()");
  checkObjectProperties(stack, "stack before pop()");
  ASSERT_FALSE(HasFailure()) << "the setup no longer makes a legal call";

  stack.pop();

  // Exit: what held after every such call of the examples.
  checkObjectProperties(stack, "stack after pop()");
}
)cpp"))
      << text;
}

TEST(EmitGtest, HeadersAreIncludedByNameBehindThePrefix) {
  EXPECT_TRUE(contains(Emitted().text(), "#include \"bounded_stack.h\"\n"));
  EXPECT_TRUE(contains(Emitted().text(Oracle::Violated, "stack/"), "#include \"stack/bounded_stack.h\"\n"));
}

TEST(EmitGtest, TwoFindingsOfOneKindGetDifferentNames) {
  Emitted emitted;
  emitted.report.findings = {emitted.report.findings[3], emitted.report.findings[3]};
  std::string text = emitted.text();
  EXPECT_TRUE(contains(text, "Top_ThrowsLogicError)"));
  EXPECT_TRUE(contains(text, "Top_ThrowsLogicError2)"));
}

TEST(EmitGtest, APropertyThatPlainCppCannotReachIsAComment) {
  Emitted emitted;
  emitted.schema.classes[0].variables.push_back({
      "isEmpty()", Rep::Int, Rep::Int, "bool", {"this", "call isEmpty"}
  });
  emitted.model.properties.push_back({
      {PointKind::Object, "BoundedStack"},
      Expr::var("isEmpty()"), "test", 57, 57
  });
  EXPECT_TRUE(contains(emitted.text(), "// Not checked, there is no plain C++ for 'call isEmpty': isEmpty()\n"));
}

TEST(EmitGtest, EveryTestFailsOnTheFaultyClassForTheStatedReason) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  folder.write("t.cpp", Emitted().text());
  for (const char *compiler : {"clang++-19", "g++"}) {
    Folder::Ran built = folder.compile(compiler, "", "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << compiler << "\n" << built.output;
    Folder::Ran ran = folder.run("./test_program");
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.Pop_BreaksNumElemsAtLeast0")) << ran.output;
    EXPECT_TRUE(contains(ran.output, "stack after pop(): numElems >= 0 held in 57 of 57 visits; now numElems = -1"))
        << ran.output;
    EXPECT_FALSE(contains(ran.output, "before pop(): ")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.IsMember_BreaksResultEqualsTrue")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclatDeathTest.Equals_Crashes")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.Top_ThrowsLogicError")) << ran.output;
  }
}

TEST(EmitGtest, TheTestsOfFaultsPassOnTheMendedClass) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  folder.write("t.cpp", Emitted().text());
  Folder::Ran built = folder.compile("clang++-19", "-DMENDED -fsanitize=address", "t.cpp");
  ASSERT_EQ(built.exitCode, 0) << built.output;
  Folder::Ran ran = folder.run("./test_program");
  EXPECT_TRUE(passed(ran, "BoundedStackEclat.Pop_BreaksNumElemsAtLeast0")) << ran.output;
  EXPECT_TRUE(passed(ran, "BoundedStackEclatDeathTest.Equals_Crashes")) << ran.output;
  EXPECT_TRUE(passed(ran, "BoundedStackEclat.Top_ThrowsLogicError")) << ran.output;
}

TEST(EmitGtest, TheFullOracleComparesWithTheValuesBeforeTheCall) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  std::string text = Emitted().text(Oracle::Full);
  EXPECT_TRUE(contains(text, "const auto before = valuesBeforePop(stack);\n  stack.pop();")) << text;
  folder.write("t.cpp", text);
  Folder::Ran built = folder.compile("g++", "-DMENDED", "t.cpp");
  ASSERT_EQ(built.exitCode, 0) << built.output;
  Folder::Ran ran = folder.run("./test_program");
  EXPECT_TRUE(contains(ran.output, "after pop(): numElems == orig(numElems) - 1 held in 8 of 8 visits; "
                                   "now numElems = 0, orig(numElems) = 0"))
      << ran.output;
}

// A class whose operations do what the run must survive.
TEST(EmitGtest, HangsExitsMemoryAndTeardownFailWithoutEndingTheSuite) {
  using namespace subject;
  Emitted emitted;
  Component &c = emitted.component;
  c.classes[0].name = "Wild";
  c.classes[0].fields.clear();
  c.headers = {"wild.h"};
  c.operations.clear();
  auto add = [&](OperationKind kind, const char *name) {
    Operation o = operation(static_cast<int>(c.operations.size()), kind, name, {}, kVoid);
    o.className = "Wild";
    c.operations.push_back(o);
  };
  add(OperationKind::Constructor, "Wild");
  for (const char *name : {"grow", "leave", "breakLater"})
    add(OperationKind::Method, name);
  emitted.schema = {};
  emitted.model = {};
  emitted.report.findings.clear();
  for (int id : {1, 2, 3}) {
    Finding f = finding("f", id,
                        {
                            {{0, {}}, {id, {ofStep(0)}}}
    });
    f.outcome.ending = id == 1 ? Ending::MemoryLimit : id == 2 ? Ending::Exited : Ending::Aborted;
    f.outcome.inTeardown = id == 3;
    emitted.report.findings.push_back(f);
  }
  Folder folder;
  folder.write("wild.h", R"(
#pragma once
#include <cstdlib>
#include <string>
#include <vector>
struct Wild {
  std::vector<std::string> kept;
  bool broken = false;
  void grow() { for (;;) kept.emplace_back(1 << 20, 'x'); }
  void leave() { std::exit(0); }
  void breakLater() { broken = true; }
  ~Wild() { if (broken) std::abort(); }
};
)");
  folder.write("t.cpp", emitted.text());
  Folder::Ran built = folder.compile("clang++-19", "", "t.cpp");
  ASSERT_EQ(built.exitCode, 0) << built.output << emitted.text();
  Folder::Ran ran = folder.run("./test_program");
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.Grow_UsesTooMuchMemory")) << ran.output;
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.Leave_EndsTheProcess")) << ran.output;
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.BreakLater_Aborts")) << ran.output;
}

}  // namespace
}  // namespace eclat

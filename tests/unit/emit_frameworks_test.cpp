#include "compile/test_runner.h"
#include "emit/tests/framework.h"
#include "emit/tests/test_file.h"
#include "emit/tests/test_names.h"
#include "emit_subject.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using subject::Folder;

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

struct Emitted {
  Component component = subject::component();
  Schema schema = subject::schema();
  Model model = subject::model();
  Report report = subject::report();

  std::string text(const char *format, Oracle oracle = Oracle::Violated) const {
    return findEmitter(format)->emit({component, schema, model, report, false, "", oracle});
  }
};

TEST(EmitFrameworks, AreKnownByWhatTestsInclude) {
  EXPECT_EQ(testRunnerOf("#include <gtest/gtest.h>\n")->name(), "gtest");
  EXPECT_EQ(testRunnerOf("#include <catch2/catch_test_macros.hpp>\n")->name(), "catch2");
  EXPECT_EQ(testRunnerOf("#include \"catch.hpp\"\n")->name(), "catch2");
  EXPECT_EQ(testRunnerOf("#include \"doctest.h\"\n")->name(), "doctest");
  EXPECT_EQ(testRunnerOf("#include <cassert>\n"), nullptr);
  EXPECT_EQ(findFramework("boost"), nullptr);
}

TEST(EmitFrameworks, ComparisonsAreTakenApartWhereThatIsSafe) {
  const Framework &gtest = *findFramework("gtest"), &catch2 = *findFramework("catch2");
  using Lines = std::vector<std::string>;
  EXPECT_EQ(gtest.expect("n <= max", "", true), Lines{"EXPECT_LE(n, max);"});
  EXPECT_EQ(gtest.expect("f(a, b) == \" < \"", "", true), Lines{"EXPECT_EQ(f(a, b), \" < \");"});
  EXPECT_EQ(gtest.expect("a < b && c", "", true), Lines{"EXPECT_TRUE(a < b && c);"});
  EXPECT_EQ(gtest.expect("u == 3", "", false), Lines{"EXPECT_TRUE(u == 3);"});
  EXPECT_EQ(catch2.expect("a == b", "", true), Lines{"CHECK(a == b);"});
  EXPECT_EQ(catch2.expect("a || b", "", false), Lines{"CHECK((a || b));"});
  EXPECT_EQ(catch2.expect("ok", "\"why\"", false), (Lines{"UNSCOPED_INFO(\"why\");", "CHECK(ok);"}));
}

// What differs is the macros: each file says the same, and each survives its crash.
TEST(EmitFrameworks, TestsFailForTheStatedReasonInEachAndTheSuiteSurvives) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  const struct {
    const char *format, *flags;
  } files[] = {
      {"catch2",  "-DCATCH_CONFIG_MAIN"                 },
      {"doctest", "-DDOCTEST_CONFIG_IMPLEMENT_WITH_MAIN"}
  };
  for (const auto &[format, flags] : files) {
    folder.write("t.cpp", Emitted().text(format));
    Folder::Ran built = folder.compile("g++", std::string("-O0 ") + flags, "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << format << "\n" << built.output << Emitted().text(format);
    Folder::Ran ran = folder.run("./test_program");
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_TRUE(contains(ran.output, "numElems >= 0 held in 57 of 57 visits")) << ran.output;
    EXPECT_TRUE(contains(ran.output, "-1 >= 0")) << ran.output;
    EXPECT_TRUE(contains(ran.output, "ended by signal: Segmentation fault")) << ran.output;
    EXPECT_TRUE(contains(ran.output, "4 failed")) << ran.output;
  }
}

TEST(EmitFrameworks, TheFullOracleCompilesInEach) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  folder.write("t.cpp", Emitted().text("doctest", Oracle::Full));
  Folder::Ran built = folder.compile("clang++-19", "-O0 -DDOCTEST_CONFIG_IMPLEMENT_WITH_MAIN", "t.cpp");
  ASSERT_EQ(built.exitCode, 0) << built.output;
  Folder::Ran ran = folder.run("./test_program");
  EXPECT_TRUE(contains(ran.output, "stack after pop(): numElems >= 0 held in 57 of 57 visits; now numElems = -1"))
      << ran.output;
}

TEST(EmitNames, TellTheStateTheArgumentAndWhatBroke) {
  Emitted e;
  Finding pop = e.report.findings[0];
  EXPECT_EQ(testName(pop, e.component, e.model), "Pop_OnNewStack_LeavesNumElemsNegative");
  pop.outcome.seen = {
      {.name = "isEmpty()", .before = "true"}
  };
  EXPECT_EQ(testName(pop, e.component, e.model), "Pop_OnEmptyStack_LeavesNumElemsNegative");
  EXPECT_EQ(testName(e.report.findings[2], e.component, e.model), "Equals_WithNull_Crashes");
  auto broken = [&](const std::string &property) {
    e.model.properties.at(2).expr = *parseExpr(property);
    std::string name = testName(pop, e.component, e.model);
    return name.substr(name.rfind('_') + 1);
  };
  EXPECT_EQ(broken("numElems <= max"), "LeavesNumElemsAboveMax");
  EXPECT_EQ(broken("elems != null"), "LeavesElemsNull");
  EXPECT_EQ(broken("max == orig(max)"), "ChangesMax");
  EXPECT_EQ(broken("return == false"), "ReturnsTrue");
  EXPECT_EQ(broken("elems[] has no duplicates"), "BreaksElemsHasNoDuplicates");
  EXPECT_EQ(broken("elems[0..numElems - 1] == append(orig(elems)[0..orig(numElems) - 1], k)"), "LeavesOtherElems");
  EXPECT_EQ(broken("orig(isEmpty()) == true ==> elems[0..numElems - 1] == orig(elems)[0..orig(numElems) - 1]"),
            "LeavesOtherElems");
}

struct Observed : Emitted {
  Observed() {
    Variable size{
        "size()", Rep::Int, Rep::Int, "int", {"this", "observe BoundedStack::size"}
    };
    component.classes[0].observers = {
        {"size", "BoundedStack", subject::kInt, "int", ""}
    };
    schema.classes[0].variables.push_back(size);
    model.dropped.emplace_back(Point{PointKind::Object, "BoundedStack"}, *parseExpr("numElems == size()"),
                               DropReason(DropKind::FewValues, "seen with 3 different values, 4 are needed"));
    report.findings.resize(1);
    report.findings[0].outcome.seen = {
        {.name = "numElems", .before = "0", .after = "-1"},
        {.name = "size()",   .before = "0", .after = "-1"}
    };
  }
};

TEST(EmitObservers, ArePreferredToPrivateFieldsThatTheyEqual) {
  Observed e;
  EXPECT_TRUE(contains(e.text("gtest"), "  const long long numElems = stack.size();\n")) << e.text("gtest");
  EXPECT_FALSE(contains(e.text("gtest"), "Reveal")) << e.text("gtest");
}

TEST(EmitObservers, AreNotWhereTheCallMakesThemDiffer) {
  Observed e;
  e.report.findings[0].outcome.seen[1].after = "0";
  EXPECT_TRUE(contains(e.text("gtest"), "stack.*memberOf(BoundedStackNumElems())")) << e.text("gtest");
}

TEST(EmitRegression, HoldsTheCodeToResultsAndObservers) {
  Observed e;
  e.schema.operations[subject::Push].variables.push_back(e.schema.classes[0].variables.back());
  int size = static_cast<int>(e.schema.operations[subject::Push].variables.size()) - 1;
  Regression push{.id = "keeps.1", .operation = subject::Push, .newBlocks = 2};
  push.input = {
      {{subject::Construct, {}}, {subject::Push, {subject::ofStep(0), subject::of(subject::integer(3))}}}
  };
  push.outcome.ending = Ending::Returned;
  push.outcome.seen = {
      {.name = "size()", .after = "1", .variable = size, .literal = {.integer = 1}, .isExact = true}
  };
  Regression top{.id = "keeps.2", .operation = subject::Top};
  top.input = e.report.findings[0].input;
  top.input.steps[1].operation = subject::Top;
  top.outcome.ending = Ending::Threw;
  top.outcome.thrownType = "std::logic_error";
  e.report.regressions = {push, top};
  EmitContext context{e.component, e.schema, e.model, e.report};
  TestFile file = regressionTests(context, *findFramework("gtest"));
  EXPECT_TRUE(contains(file.text, R"cpp(// Reaches 2 branches that no test before it does.
// Regression keeps.1, seed 7.
TEST(BoundedStackEclat, Push_OnNewStack_DoesAsBefore) {
  BoundedStack stack;

  stack.push(3);

  EXPECT_EQ(stack.size(), 1);
}
)cpp"))
      << file.text;
  EXPECT_TRUE(contains(file.text, "EXPECT_THROW(static_cast<void>(stack.top()), std::logic_error);\n")) << file.text;
  ASSERT_EQ(file.tests.size(), 2u);
  EXPECT_FALSE(file.tests[0].mustFail);
  e.report.regressions[0].outcome.seen[0].literal.integer = -51;
  EXPECT_TRUE(contains(regressionTests(context, *findFramework("gtest")).text, "EXPECT_EQ(stack.size(), -51);"));
  // What cannot be asked in public is no test.
  e.report.regressions[0].outcome.seen[0].isExact = false;
  EXPECT_EQ(regressionTests(context, *findFramework("gtest")).leftOut.size(), 1u);
}

}  // namespace
}  // namespace eclat

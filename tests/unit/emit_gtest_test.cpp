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

TEST(EmitGtest, TheTestOfPopSaysWhatBrokeAndNothingElse) {
  std::string text = Emitted().text();
  EXPECT_TRUE(contains(text, R"cpp(// `pop()` broke `numElems >= 0`, which held in 57 of 57 visits of the examples.
// After the call: numElems was 0, is -1.
// Finding pop-1a2b, seed 7.
TEST(BoundedStackEclat, Pop_OnNewStack_LeavesNumElemsNegative) {
  BoundedStack stack;

  stack.pop();

  const long long numElems = stack.*memberOf(BoundedStackNumElems());
  EXPECT_GE(numElems, 0) << "numElems >= 0 held in 57 of 57 visits";
}
)cpp"))
      << text;
}

TEST(EmitGtest, WithTheFullOracleItReadsLikeThePapersFigure3) {
  std::string text = Emitted().text(Oracle::Full);
  EXPECT_TRUE(contains(text, R"cpp(TEST(BoundedStackEclat, Pop_OnNewStack_LeavesNumElemsNegative) {
  BoundedStack stack;

  // Entry: the caller keeps the rules.
  checkEntryOfPop(stack, "before pop()");
  checkObjectProperties(stack, "stack before pop()");
  ASSERT_FALSE(HasFailure()) << "the setup no longer makes a legal call";

  const auto before = valuesBeforePop(stack);
  stack.pop();

  // Exit: what held after every such call of the examples.
  checkExitOfPop(before, stack, "after pop()");
  checkObjectProperties(stack, "stack after pop()");
}
)cpp"))
      << text;
}

TEST(EmitGtest, HeadersAreIncludedByNameBehindThePrefix) {
  EXPECT_TRUE(contains(Emitted().text(), "#include \"bounded_stack.h\"\n"));
  EXPECT_TRUE(contains(Emitted().text(Oracle::Violated, "stack/"), "#include \"stack/bounded_stack.h\"\n"));
  Emitted installed;
  installed.component.headers = {"/usr/include/boost/rational.hpp"};
  EXPECT_TRUE(contains(installed.text(), "#include \"boost/rational.hpp\"\n"));
}

TEST(EmitGtest, TwoFindingsOfOneKindGetDifferentNames) {
  Emitted emitted;
  emitted.report.findings = {emitted.report.findings[3], emitted.report.findings[3]};
  std::string text = emitted.text();
  EXPECT_TRUE(contains(text, "Top_OnNewStack_ThrowsLogicError)"));
  EXPECT_TRUE(contains(text, "Top_OnNewStack_ThrowsLogicError2)"));
}

// What the code under test printed must not hide code from its reader, nor end a comment.
TEST(EmitGtest, CommentsHoldNothingThatTurnsOrEndsALine) {
  Emitted emitted;
  emitted.report.findings[0].doubt = "it says \033[31m\xE2\x80\xAE\nint evil; \\";
  std::string text = emitted.text();
  EXPECT_FALSE(contains(text, "\033")) << text;
  EXPECT_FALSE(contains(text, "\xE2\x80\xAE")) << text;
  EXPECT_FALSE(contains(text, "\nint evil")) << text;
}

TEST(EmitGtest, APropertyThatPlainCppCannotReachIsAComment) {
  Emitted emitted;
  emitted.schema.classes[0].variables.push_back({
      "isEmpty()", Rep::Int, Rep::Int, "bool", {"this", "observe Stack::isEmpty"}
  });
  emitted.model.properties.push_back({
      {PointKind::Object, "BoundedStack"},
      Expr::var("isEmpty()"), FamilyId::Comparison, 57, 57
  });
  EXPECT_TRUE(contains(emitted.text(Oracle::Full), "// Not checked, it is no observer of the component: isEmpty()\n"));
}

TEST(EmitGtest, EveryTestFailsOnTheFaultyClassForTheStatedReason) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  folder.write("t.cpp", Emitted().text());
  for (const char *compiler : {"clang++-19", "g++"}) {
    Folder::Ran built = folder.compile(compiler, "", "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << compiler << "\n" << built.output;
    Folder::Ran ran = folder.run("./test_program");
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.Pop_OnNewStack_LeavesNumElemsNegative")) << ran.output;
    EXPECT_TRUE(contains(ran.output, "numElems >= 0 held in 57 of 57 visits")) << ran.output;
    EXPECT_FALSE(contains(ran.output, "before pop(): ")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.IsMember_WithNegativeK_ReturnsFalse")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclatDeathTest.Equals_WithNull_Crashes")) << ran.output;
    EXPECT_TRUE(failed(ran, "BoundedStackEclat.Top_OnNewStack_ThrowsLogicError")) << ran.output;
  }
}

TEST(EmitGtest, TheTestsOfFaultsPassOnTheMendedClass) {
  Folder folder;
  folder.write("bounded_stack.h", subject::stackSource());
  folder.write("t.cpp", Emitted().text());
  Folder::Ran built = folder.compile("clang++-19", "-DMENDED -fsanitize=address", "t.cpp");
  ASSERT_EQ(built.exitCode, 0) << built.output;
  Folder::Ran ran = folder.run("./test_program");
  EXPECT_TRUE(passed(ran, "BoundedStackEclat.Pop_OnNewStack_LeavesNumElemsNegative")) << ran.output;
  EXPECT_TRUE(passed(ran, "BoundedStackEclatDeathTest.Equals_WithNull_Crashes")) << ran.output;
  EXPECT_TRUE(passed(ran, "BoundedStackEclat.Top_OnNewStack_ThrowsLogicError")) << ran.output;
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

// Two classes, texts, sequences, defaults, results that are objects, and values seen through pointers.
TEST(EmitGtest, OtherShapesOfOperationsAndVariablesCompileAndRun) {
  using namespace subject;
  const Type account{TypeKind::Class, "bank::Account", 0, false, {}}, bank{TypeKind::Class, "bank::Bank", 0, false, {}};
  const Type string{TypeKind::String, "std::string", 0, false, {}};
  const Type amounts{TypeKind::Sequence, "std::vector<int>", 0, false, {kInt}};
  Emitted emitted;
  Component &c = emitted.component;
  c = {};
  c.headers = {"bank.h"};
  c.classes.resize(2);
  c.classes[0].name = "bank::Account";
  c.classes[0].fields = {
      {"owner_", string, "std::string", "bank::Account"},
      {"slice",  kInt,   "int",         "bank::Account"}
  };
  c.classes[1].name = "bank::Bank";
  auto add = [&](OperationKind kind, const char *name, const Type &of, std::vector<Parameter> parameters, Type result,
                 Passing passing) {
    Operation o =
        operation(static_cast<int>(c.operations.size()), kind, name, std::move(parameters), std::move(result));
    o.className = of.spelling;
    o.signature = of.spelling + "::" + name;
    o.resultPassing = passing;
    c.operations.push_back(o);
  };
  Parameter owner{"owner", string, Passing::Value, "std::string", false, false};
  Parameter parts{"parts", amounts, Passing::ConstRef, "const std::vector<int> &", true, false};
  Parameter from{"from", account, Passing::Ptr, "bank::Account *", false, false};
  add(OperationKind::Constructor, "Account", account, {owner, parts}, kVoid, Passing::Value);
  add(OperationKind::Constructor, "Bank", bank, {}, kVoid, Passing::Value);
  add(OperationKind::Method, "open", bank, {from, owner}, account, Passing::Ref);
  auto variables = [](const std::string &prefix, Path root) {
    auto owner = root, balance = root;
    owner.push_back("field bank::Account::owner_");
    balance.push_back("field bank::Account::slice");
    return std::vector<Variable>{
        {parseVariable(prefix + "owner_"), Rep::Text, Rep::Int, "std::string", owner  },
        {parseVariable(prefix + "slice"),  Rep::Int,  Rep::Int, "int",         balance}
    };
  };
  emitted.schema = {};
  emitted.schema.classes = {
      {"bank::Account", variables("", {"this"})},
      {"bank::Bank", {}}
  };
  OperationSchema construct{0, variables("", {"this"}), 2, {{"bank::Account", 0, -1}}};
  construct.variables.push_back({"owner", Rep::Text, Rep::Int, "std::string", {"param 0"}});
  construct.variables.push_back({
      "parts[]", Rep::Sequence, Rep::Int, "std::vector<int>", {"param 1", "elements"}
  });
  OperationSchema open{2, variables("from->", {"param 0", "deref"}), 4, {{"bank::Account", 0, 0}}};
  open.variables.push_back({"from", Rep::Pointer, Rep::Int, "bank::Account *", {"param 0"}});
  open.variables.push_back({"owner", Rep::Text, Rep::Int, "std::string", {"param 1"}});
  for (const Variable &v : variables("return.", {"return"}))
    open.variables.push_back(v);
  open.objects.push_back({"bank::Account", 4, -2});
  emitted.schema.operations = {construct, open};
  Model &m = emitted.model;
  m = {};
  m.properties = {property(PointKind::Object, "bank::Account", "slice >= 0", 9),
                  property(PointKind::Entry, "bank::Account::Account", "size(parts) <= 3", 9),
                  property(PointKind::Exit, "bank::Account::Account", "owner_ == orig(owner)", 9),
                  property(PointKind::Exit, "bank::Account::Account", "size(owner) == 0", 9),
                  property(PointKind::Entry, "bank::Bank::open", "owner != \"\"", 9),
                  property(PointKind::Exit, "bank::Bank::open", "from->slice == orig(from->slice)", 9),
                  property(PointKind::Exit, "bank::Bank::open", "from->owner_ == orig(from->owner_)", 9),
                  property(PointKind::Exit, "bank::Bank::open", "return.owner_ == orig(owner)", 9)};
  Literal ann, list;
  ann.kind = LiteralKind::Text;
  ann.text = "ann";
  list.kind = LiteralKind::List;
  list.elements = {integer(-1), integer(0)};
  emitted.report.findings = {
      finding("a", 0, {{{0, {of(ann), of(list)}}}                                                            }
        ), finding("b", 0, {{{0, {of(ann)}}}                                                                      }
        ),
      finding("c", 2, {{{0, {of(ann)}}, {1, {}}, {2, {ofStep(1), ofStep(0), of(ann)}}}                       }
        ),
      finding("d", 2, {{{1, {}}, {2, {ofStep(0), of(null()), of(ann)}}, {2, {ofStep(0), ofStep(1), of(ann)}}}}
        )
  };
  Folder folder;
  folder.write("bank.h", R"(
#pragma once
#include <list>
#include <string>
#include <vector>
namespace bank {
class Account {
public:
  explicit Account(std::string owner, const std::vector<int> &parts = {}) : owner_(owner), slice(0) {
    for (int part : parts) slice += part;
  }
private:
  friend class Bank;
  std::string owner_;
  int slice;
};
class Bank {
public:
  Account &open(Account *from, std::string owner) {
    if (from) from->slice -= 1;
    accounts_.emplace_back(owner);
    return accounts_.back();
  }
private:
  std::list<Account> accounts_;
};
}  // namespace bank
)");
  std::string text = emitted.text(Oracle::Full);
  folder.write("t.cpp", text);
  for (const char *compiler : {"clang++-19", "g++"}) {
    Folder::Ran built = folder.compile(compiler, "-O1", "t.cpp");
    ASSERT_EQ(built.exitCode, 0) << compiler << "\n" << built.output << text;
    Folder::Ran ran = folder.run("./test_program");
    EXPECT_TRUE(contains(ran.output, "account after the constructor of Account: slice >= 0 held in 9 of 9 visits"))
        << ran.output << text;
    EXPECT_TRUE(contains(ran.output, "after open(): from->slice == orig(from->slice) held in 9 of 9 visits; now "
                                     "from->slice = -1, orig(from->slice) = 0"))
        << ran.output << text;
    EXPECT_FALSE(contains(ran.output, ": return.owner_ == orig(owner)")) << ran.output;
    EXPECT_FALSE(contains(ran.output, ": owner_ == orig(owner)")) << ran.output;
  }
  EXPECT_TRUE(contains(text, "// Not checked, it cannot be seen from outside the call: size(owner) == 0")) << text;
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
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.Grow_OnNewWild_UsesTooMuchMemory")) << ran.output;
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.Leave_OnNewWild_EndsTheProcess")) << ran.output;
  EXPECT_TRUE(failed(ran, "WildEclatDeathTest.BreakLater_OnNewWild_Aborts")) << ran.output;
}

}  // namespace
}  // namespace eclat

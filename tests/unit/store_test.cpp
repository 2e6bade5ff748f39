#include "flow/files/store.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace eclat {
namespace {

template <class T> void expectStored(const T &value) {
  std::string text = toText(value);
  Result<T> again = fromText<T>(text, "file.json");
  ASSERT_TRUE(again) << again.error().message << "\n" << text;
  EXPECT_EQ(*again, value) << text;
  EXPECT_EQ(toText(*again), text);
}

const std::string kAwkward =
    "quote \" backslash \\ newline \n tab \t zero " + std::string(1, '\0') + " ümläut 漢字 </script>";

Type intType() { return {TypeKind::Int, "unsigned long", 64, false, {}}; }

Component component() {
  Component c;
  ClassInfo box;
  box.name = "geo::Box<std::pair<int, char>>";
  box.bases = {"geo::Shape", "geo::Named"};
  box.fields = {
      {"width_", intType(),                                             "unsigned long", "geo::Shape", false, true,  true},
      {"items",
       {TypeKind::Sequence, "std::vector<int>", 0, false, {intType()}},
       "std::vector<int>",                                                               "",
       true,                                                                                                  false,
       false                                                                                                             }
  };
  box.destructorSymbol = "_ZN3BoxD2Ev";
  box.isRequested = false;
  box.isAbstract = box.isCopyable = true;
  box.place = {"/a b/" + kAwkward, 3, 7};
  c.classes = {box, {}};
  for (auto kind :
       {OperationKind::Constructor, OperationKind::Method, OperationKind::StaticMethod, OperationKind::Function}) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.kind = kind;
    op.name = "operator\"\"_x";
    op.className = box.name;
    op.signature = "f(" + std::to_string(op.id) + ")";
    op.symbol = "_Zf";
    op.unhooked = kAwkward;
    for (auto passing :
         {Passing::Value, Passing::ConstRef, Passing::Ref, Passing::RvalueRef, Passing::ConstPtr, Passing::Ptr})
      op.parameters.push_back({"arg", intType(), passing, "const geo::Shape &", true, true});
    op.result = {TypeKind::Enum, "geo::Color", 8, true, {}};
    op.resultPassing = Passing::ConstRef;
    op.resultSpelling = "const geo::Color &";
    op.isConst = true;
    c.operations.push_back(op);
  }
  for (auto kind : {TypeKind::Void, TypeKind::Bool, TypeKind::Char, TypeKind::Int, TypeKind::Float, TypeKind::Enum,
                    TypeKind::String, TypeKind::Sequence, TypeKind::Class, TypeKind::Other})
    c.operations[0].parameters.push_back({
        "p", {kind, "t", 1, true, {}},
         Passing::Value, "", false, false
    });
  c.enums = {
      {"geo::Color", {{"geo::Color::Red", INT64_MIN}, {"geo::Color::Blue", INT64_MAX}, {"geo::Color::None", -1}}}
  };
  c.literals.integers = {INT64_MIN, -1, 0, INT64_MAX};
  c.literals.floats = {0.1, -0.0, 1e300, 5e-324, 1.0};
  c.literals.strings = {"", kAwkward};
  c.skipped = {
      {"geo::Box::~Box()", kAwkward}
  };
  c.comparable = {
      {"field geo::Box::width_", "param f(0) n"},
      {}
  };
  c.conditions = {
      {"f(0)", "width_ < 3 and " + kAwkward}
  };
  c.headers = {"/usr/include/x y.h"};
  c.flags = {"-std=c++20", "-DNAME=\"a b\""};
  return c;
}

Model model() {
  Model m;
  const char *texts[] = {"x == 3",   "d in {nan, -0.0, inf}",          "name == \"\\000\\377\"",
                         "k in a[]", "c == geo::Color::Red ==> x > 0", "u <= 18446744073709551615"};
  PointKind kinds[] = {PointKind::Object, PointKind::Entry, PointKind::Exit, PointKind::Throw};
  for (const char *text : texts) {
    Point point{kinds[m.properties.size() % 4], "geo::Box::f(int) const"};
    m.properties.push_back({point, *parseExpr(text), FamilyId::OneOf, UINT64_MAX, 12});
    m.territory.push_back({point, *parseExpr(text), FamilyId::Bound, 1, 0});
    m.evidence.push_back({point, 5, 4});
    m.dropped.emplace_back(point, *parseExpr(text), DropReason(DropKind::Implied, kAwkward));
    m.dropped.emplace_back(point, kAwkward, DropReason(kAwkward));
  }
  m.thrown = {
      {"f()", {"std::out_of_range", "(anonymous namespace)::E"}},
      {"g()", {}                                               }
  };
  return m;
}

Literal literal(LiteralKind kind) {
  Literal l;
  l.kind = kind;
  return l;
}

Input input() {
  std::vector<Literal> literals;
  for (std::int64_t x : {INT64_MIN, std::int64_t{-1}, std::int64_t{0}, INT64_MAX}) {
    literals.push_back(literal(LiteralKind::Int));
    literals.back().integer = x;
  }
  for (double x : {0.0, -0.0, 0.1, std::nan(""), HUGE_VAL, -HUGE_VAL, 5e-324, 1e20}) {
    literals.push_back(literal(LiteralKind::Float));
    literals.back().real = x;
  }
  for (const std::string &text :
       {std::string(), kAwkward, std::string("\xff\xfe\x80 not utf-8"), std::string(3, '\0')}) {
    literals.push_back(literal(LiteralKind::Text));
    literals.back().text = text;
  }
  literals.push_back(literal(LiteralKind::Null));
  Literal list = literal(LiteralKind::List);
  list.elements = literals;
  literals.push_back(literal(LiteralKind::List));
  literals.push_back(list);
  Literal nested = literal(LiteralKind::List);
  nested.elements = {list, list};
  literals.push_back(nested);
  Input in;
  in.steps.push_back({0, {}});
  for (const Literal &l : literals)
    in.steps.push_back({
        1, {Argument{0, {}}, Argument{-1, l}}
    });
  return in;
}

Report report() {
  Report r;
  r.version = "0.1.0";
  r.seed = UINT64_MAX;
  r.stats = {1, 2, 3, 4, 5, 6, 7, 8, 9, UINT64_MAX, true};
  for (Ending ending : kAllEndings) {
    Finding f;
    f.id = std::string("push-") + endingId(ending);
    f.operation = 3;
    f.kind = "property";
    f.label = static_cast<Label>(r.findings.size() % 4);
    f.input = input();
    f.outcome.ending = ending;
    f.outcome.step = 2;
    f.outcome.inTeardown = true;
    f.outcome.thrownType = "std::runtime_error";
    f.outcome.thrownWhat = kAwkward;
    f.outcome.entry = {
        {1, -1, {{"x", "3"}}}
    };
    f.outcome.exit = {
        {2, 0, {{"a[]", "[1, 2]"}}}
    };
    f.outcome.isBeyondTerritory = true;
    f.outcome.place = "f (a.cpp:3)";
    f.outcome.detail = kAwkward;
    f.pattern = {
        3, ending, "std::runtime_error", "f (a.cpp:3)", {1, 2}
    };
    f.violated = {
        {{PointKind::Exit, "f()"}, "argument s", "x == 3", 17, {{"x", "4"}}}
    };
    f.others = 99;
    r.findings.push_back(f);
  }
  return r;
}

Trace trace() {
  Trace t;
  t.file = "/work dir/trace.bin";
  t.calls = UINT64_MAX;
  t.tests = 3;
  for (Rep rep : {Rep::Int, Rep::Float, Rep::Text, Rep::Pointer, Rep::Sequence})
    t.schema.classes.push_back(
        {"geo::Box", {{"elems[]", rep, rep, "std::pair<int, char>", {"this", "field geo::Box::elems", "elements"}}}});
  t.schema.operations = {
      {4, t.schema.classes[0].variables, 1, {{"geo::Box", 0, -1}, {"geo::Box", 2, -2}}},
      {}
  };
  t.schema.missing = {1, 2};
  return t;
}

TEST(Store, EveryStoredValueIsReadBackEqual) {
  expectStored(component());
  expectStored(model());
  expectStored(input());
  expectStored(report());
  expectStored(trace());
  expectStored(Build{
      "/b", "/usr/bin/clang++", {"-O1", kAwkward},
        {"a.o"},
        {{"/p/tests", {"--fast", kAwkward}, "/p", {"HOME=/h"}}}
  });
  Request request{
      .classes = {"geo::Box<int>"},
      .functions = {"f"},
      .headers = {"h.h"},
      .sources = {"s.cpp"},
      .tests = {"t.cpp"},
      .flags = {"-DX=" + kAwkward},
      .buildPath = "/build",
      .testTargets = {"tests"},
      .buildCommand = "make " + kAwkward,
      .testPrograms = {"/p/tests"},
      .project = {"/own", {"cmake", "--build", "/own"}, "/own", {{"tests", "/own/tests"}}},
      .workDir = "/w",
      .testFilter = "Suite.*"
  };
  expectStored(request);
}

TEST(Store, EmptyValuesAreReadBackEqual) {
  expectStored(Component{});
  expectStored(Model{});
  expectStored(Input{});
  expectStored(Report{});
  expectStored(Trace{});
  expectStored(Build{});
  expectStored(Request{});
}

TEST(Store, ValuesSeenByViolationsAreKept) {
  Report r = report();
  auto again = fromText<Report>(toText(r), "report.json");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->findings[0].outcome.exit[0].values, r.findings[0].outcome.exit[0].values);
  EXPECT_EQ(again->findings[0].outcome.entry[0].values, r.findings[0].outcome.entry[0].values);
}

TEST(Store, TextsThatAreNotUtf8AreReadBackEqual) {
  Component c;
  c.literals.strings = {"\xff\x80"};
  expectStored(c);
}

TEST(Store, LiteralsThatAreNotFiniteAreReadBackEqual) {
  Component c;
  c.literals.floats = {std::numeric_limits<double>::infinity()};
  expectStored(c);
}

TEST(Store, EqualValuesHaveTheSameText) {
  EXPECT_EQ(toText(report()), toText(report()));
  EXPECT_TRUE(toText(model()).ends_with("\n"));
}

template <class T> void expectRefused(const std::string &text) {
  auto value = fromText<T>(text, "/w/file.json");
  ASSERT_FALSE(value) << text;
  EXPECT_EQ(value.error().code, ExitCode::Usage);
  EXPECT_NE(value.error().message.find("/w/file.json"), std::string::npos) << value.error().message;
  EXPECT_FALSE(value.error().hint.empty());
}

TEST(Store, WhatIsNotItsJsonIsRefusedWithTheNameOfTheFile) {
  for (const char *text :
       {"", "{", "[]", "null", "3", "\"x\"", "{}", "not json", "\xff\xfe", "{\"steps\": 3}",
        "{\"steps\": [{\"operation\": \"x\", \"arguments\": []}]}",
        "{\"steps\": [{\"operation\": 0, \"arguments\": [{\"step\": -1, \"literal\": {\"kind\": \"float\", "
        "\"value\": \"1 +\"}}]}]}"})
    expectRefused<Input>(text);
}

TEST(Store, ACutFileIsRefusedWhereverItIsCut) {
  std::string text = toText(input());
  for (std::size_t n = 0; n + 2 < text.size(); n += 23)
    EXPECT_FALSE(fromText<Input>(text.substr(0, n), "input.json")) << n;
}

TEST(Store, AMissingFieldIsRefused) { expectRefused<Build>("{\"binary\": \"b\", \"compiler\": \"c\", \"flags\": []}"); }

TEST(Store, APropertyThatCannotBeReadIsRefusedAndShown) {
  std::string text = toText(model());
  std::size_t at = text.find("\"expr\": \"x == 3");
  ASSERT_NE(at, std::string::npos);
  auto broken = fromText<Model>(text.replace(at + 9, 6, "x == @"), "model.json");
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().message.find("x == @"), std::string::npos) << broken.error().message;
}

TEST(Store, UnknownWordsAreRefusedAndNotReadAsSomethingElse) {
  Report r;
  r.findings.emplace_back();
  r.findings[0].outcome.ending = Ending::Crashed;
  std::string text = toText(r);
  std::size_t at = text.find("\"crash\"");
  ASSERT_NE(at, std::string::npos);
  expectRefused<Report>(text.replace(at, 7, "\"melted\""));
  text = toText(component());
  at = text.find("\"rvalue-ref\"");
  ASSERT_NE(at, std::string::npos);
  expectRefused<Component>(text.replace(at, 12, "\"by-telegram\""));
}

TEST(Store, NumbersThatDoNotFitAreRefused) {
  for (const char *number : {"1e30", "99999999999", "-1e300", "0.5", "18446744073709551615"})
    expectRefused<Input>("{\"steps\": [{\"operation\": " + std::string(number) + ", \"arguments\": []}]}");
}

TEST(Store, DamagedBytesNeverCrashTheReader) {
  std::string text = toText(model());
  const char damages[] = {'"', 'x', '{', '\0', '\xff', ','};
  for (std::size_t at = 0; at < text.size(); at += 5) {
    for (char c : {damages[at % 6], damages[at / 6 % 6]}) {
      std::string damaged = text;
      damaged[at] = c;
      auto again = fromText<Model>(damaged, "model.json");
      if (!again) {
        EXPECT_FALSE(again.error().message.empty());
      }
    }
  }
}

}  // namespace
}  // namespace eclat

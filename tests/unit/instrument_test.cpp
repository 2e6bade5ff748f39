#include "../support/temp_folder.h"
#include "compile/compile_cache.h"
#include "instrument/glue.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::TempFolder;

// An object that was compiled: itself, and the rule that says what it was made from.
class Compiled {
public:
  Compiled() {
    folder.write("a.cpp", "#include \"a.h\"\n");
    folder.write("a.h", "int f();\n");
    folder.write("with space.h", "int g();\n");
    folder.write("a.o", "object");
    folder.write("a.o.d", folder.file("a.o") + ": " + folder.file("a.cpp") + " " + folder.file("a.h") + " \\\n  " +
                              folder.path() + "/with\\ space.h\n");
    job = {
        folder.file("a.cpp"), folder.file("a.o"), {"clang++", "-c", folder.file("a.cpp")}
    };
    markFresh(job, "key");
  }
  bool isStale(const std::string &key = "key") const { return !staleJobs({job}, key).empty(); }

  TempFolder folder;
  CompileJob job;
};

TEST(CompileCache, AnObjectIsFreshWhileNothingItWasMadeFromChanged) {
  Compiled compiled;
  EXPECT_FALSE(compiled.isStale());
  compiled.folder.write("a.h", "int f();\n");  // touched, but the same
  EXPECT_FALSE(compiled.isStale());
}

TEST(CompileCache, AnyChangedFileMakesItStale) {
  for (const char *name : {"a.cpp", "a.h", "with space.h"}) {
    Compiled compiled;
    compiled.folder.write(name, "changed");
    EXPECT_TRUE(compiled.isStale()) << name;
  }
}

TEST(CompileCache, AnyMissingFileMakesItStale) {
  for (const char *name : {"a.cpp", "a.h", "a.o", "a.o.d", "a.o.stamp"}) {
    Compiled compiled;
    std::filesystem::remove(compiled.folder.file(name));
    EXPECT_TRUE(compiled.isStale()) << name;
  }
}

TEST(CompileCache, AnotherCommandOrEnvironmentMakesItStale) {
  Compiled compiled;
  EXPECT_TRUE(compiled.isStale("other key"));
  compiled.job.command.push_back("-O2");
  EXPECT_TRUE(compiled.isStale());
}

TEST(CompileCache, AnObjectWithoutDependencyFileIsNeverFresh) {
  Compiled compiled;
  std::filesystem::remove(compiled.folder.file("a.o.d"));
  markFresh(compiled.job, "key");
  EXPECT_TRUE(compiled.isStale());
}

TEST(CompileCache, OnlyStaleJobsAreGivenInTheirOrder) {
  Compiled first, second, third;
  first.folder.write("a.h", "x");
  third.folder.write("a.h", "y");
  std::vector<CompileJob> stale = staleJobs({first.job, second.job, third.job}, "key");
  ASSERT_EQ(stale.size(), 2u);
  EXPECT_EQ(stale[0].object, first.job.object);
  EXPECT_EQ(stale[1].object, third.job.object);
}

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kShape{TypeKind::Class, "geo::Shape", 0, false, {}};

Operation operation(Component &c, OperationKind kind, const std::string &name, std::vector<Parameter> parameters,
                    const std::string &symbol) {
  Operation op;
  op.id = static_cast<int>(c.operations.size());
  op.kind = kind;
  op.name = name;
  op.className = kind == OperationKind::Function ? "" : "geo::Shape";
  op.signature = name + "#" + std::to_string(op.id);
  op.symbol = symbol;
  op.parameters = std::move(parameters);
  op.result = {TypeKind::Void, "void", 0, false, {}};
  return op;
}

Component shapes() {
  Component c;
  ClassInfo shape, circle;
  shape.name = "geo::Shape";
  shape.destructorSymbol = "_ZShapeD";
  shape.fields = {
      {"x_",    kInt, "int", "",          false, false, false},
      {"count", kInt, "int", "",          true,  true,  false},
      {"flags", kInt, "int", "geo::Base", false, false, true }
  };
  circle.name = "geo::Circle";
  circle.bases = {"geo::Shape"};
  c.classes = {shape, circle};
  c.headers = {"/src/shape.h", "/src/circle.h"};
  auto add = [&](Operation op) { c.operations.push_back(std::move(op)); };
  add(operation(c, OperationKind::Constructor, "Shape", {}, "_ZShapeC"));
  add(operation(c, OperationKind::Method, "move",
                {
                    {"a", kInt, Passing::Value, "int", false, false},
                    {"b", kInt, Passing::Value, "int", true,  false},
                    {"c", kInt, Passing::Value, "int", true,  false}
  },
                "_ZShapeMove"));
  add(operation(c, OperationKind::Method, "hidden", {}, ""));
  add(operation(c, OperationKind::Function, "geo::area",
                {
                    {"s", kShape, Passing::ConstRef, "const geo::Shape &", false, false},
                    {"p", kShape, Passing::Ptr,      "geo::Shape *",       false, false}
  },
                "_Zarea"));
  return c;
}

int occurrences(const std::string &text, const std::string &piece) {
  int n = 0;
  for (std::size_t at = 0; (at = text.find(piece, at)) != std::string::npos; at += piece.size())
    ++n;
  return n;
}

TEST(Glue, TheHookListNamesWhatThePluginMayRename) {
  EXPECT_EQ(writeHookList(shapes()), "_ZShapeC\n_ZShapeMove\n_Zarea\n_ZShapeD\n");
  EXPECT_EQ(writeHookList({}), "");
}

TEST(Glue, EveryHookTakesOverItsSymbolAndCallsTheRenamedBody) {
  std::string hooks = writeHooks(shapes());
  for (const char *symbol : {"_ZShapeC", "_ZShapeMove", "_Zarea", "_ZShapeD"}) {
    EXPECT_EQ(occurrences(hooks, std::string("asm(\"") + symbol + ".hook\")"), 1) << symbol;
    EXPECT_EQ(occurrences(hooks, std::string("asm(\"") + symbol + ".eclat\")"), 1) << symbol;
  }
  EXPECT_EQ(hooks.find("eclat_hook_2"), std::string::npos);  // it cannot be hooked
}

TEST(Glue, FieldsAreObservedStaticOnesAreNot) {
  std::string hooks = writeHooks(shapes());
  EXPECT_NE(hooks.find("\"geo::Shape\", \"x_\""), std::string::npos);
  EXPECT_NE(hooks.find("\"geo::Base\", \"flags\""), std::string::npos);
  EXPECT_NE(hooks.find("+o.flags"), std::string::npos);  // no reference can be bound to a bit field
  EXPECT_EQ(hooks.find("\"count\""), std::string::npos);
}

TEST(Glue, VolatileMembersAreReadAsOthersAre) {
  Component component = shapes();
  component.classes[0].fields[0].spelling = "volatile int";
  EXPECT_NE(writeHooks(component).find("const_cast<const std::remove_volatile_t<decltype(o.x_)> &>(o.x_)"),
            std::string::npos);
}

TEST(Glue, EveryOperationCanBeCalledAlsoWhatIsNotHooked) {
  std::string calls = writeCalls(shapes());
  for (const char *header : {"#include \"/src/shape.h\"", "#include \"/src/circle.h\""})
    EXPECT_EQ(occurrences(calls, header), 1) << header;
  for (int id = 0; id < 4; ++id)
    EXPECT_EQ(occurrences(calls, "static void eclat_call_" + std::to_string(id) + "("), 1) << id;
  EXPECT_NE(calls.find("::geo::area("), std::string::npos);
  EXPECT_NE(calls.find("self.hidden("), std::string::npos);
}

TEST(Glue, ArgumentsWithDefaultsMayBeLeftOut) {
  std::string calls = writeCalls(shapes());
  EXPECT_EQ(occurrences(calls, "self.move(a1.copy())"), 1);
  EXPECT_EQ(occurrences(calls, "self.move(a1.copy(), a2.copy())"), 1);
  EXPECT_EQ(occurrences(calls, "self.move(a1.copy(), a2.copy(), a3.copy())"), 1);
  EXPECT_NE(calls.find("c.count == 2"), std::string::npos);  // the receiver and one
}

TEST(Glue, DerivedObjectsAreCastToTheirBases) {
  EXPECT_NE(writeCalls(shapes()).find("static_cast<::geo::Shape *>(static_cast<::geo::Circle *>(object))"),
            std::string::npos);
}

TEST(Glue, TheSameComponentGivesTheSameCode) {
  EXPECT_EQ(writeHooks(shapes()), writeHooks(shapes()));
  EXPECT_EQ(writeCalls(shapes()), writeCalls(shapes()));
}

}  // namespace
}  // namespace eclat

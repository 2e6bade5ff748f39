#include "compile/clean_flags.h"
#include "describe/compile_flags.h"
#include "describe/describe_component.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace eclat {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

class Describe : public testing::Test {
protected:
  Describe() {
    const auto *test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("eclat-describe-" + std::to_string(getpid()) + "-" + test->name());
    fs::create_directories(folder_);
  }
  ~Describe() override { fs::remove_all(folder_); }

  std::string write(const std::string &name, const std::string &text) {
    fs::path path = folder_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path.string();
  }

  Request requestFor(const std::string &header, Strings classes) {
    Request request;
    request.headers = {write("header.h", header)};
    request.classes = std::move(classes);
    return request;
  }

  Component describe(const std::string &header, Strings classes, Strings flags = {}) {
    Request request = requestFor(header, std::move(classes));
    request.flags = std::move(flags);
    return expectComponent(request);
  }

  Component expectComponent(const Request &request) {
    Result<Component> result = describeComponent(request);
    if (!result) {
      ADD_FAILURE() << result.error().message << "\n" << result.error().hint;
      return {};
    }
    return *result;
  }

  Failure expectFailure(const Request &request) {
    Result<Component> result = describeComponent(request);
    if (!result)
      return result.error();
    ADD_FAILURE() << "described although it should fail";
    return {};
  }

  Failure failureOf(const std::string &header, Strings classes) {
    return expectFailure(requestFor(header, std::move(classes)));
  }

  fs::path folder_;
};

Strings signatures(const Component &component) {
  Strings result;
  for (const Operation &operation : component.operations)
    result.push_back(operation.signature);
  return result;
}

Operation find(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.operations, signature, &Operation::signature);
  if (it != component.operations.end())
    return *it;
  ADD_FAILURE() << "no operation " << signature << " in " << testing::PrintToString(signatures(component));
  return {};
}

std::string reason(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.skipped, signature, &Skipped::operation);
  return it == component.skipped.end() ? "not skipped" : it->reason;
}

const char *const stackHeader = R"(
#include <cstddef>
namespace geo {
class Stack {
public:
  explicit Stack(std::size_t capacity = 16);
  Stack(const Stack &other);
  ~Stack();
  bool push(int k);
  int top() const;
  static int count();
  Stack &operator=(const Stack &other);
  bool operator==(const Stack &other) const;
  explicit operator bool() const;
private:
  void grow();
  int *elems;
  std::size_t numElems = 0;
};
}
)";

// As an installed library: its own headers are found in folders of the system.
TEST_F(Describe, OfAnInstalledLibraryTheOtherHeadersBelongToIt) {
  write("include/lib/base.h", "#pragma once\nclass Base {\npublic:\n  void reset() {}\n  int count = 0;\n};\n");
  write("include/other/mixin.h", "#pragma once\nclass Mixin {\npublic:\n  void mix() {}\n};\n");
  Request request;
  request.headers = {write("include/lib/ring.h", "#include <lib/base.h>\n#include <other/mixin.h>\n"
                                                 "class Ring : public Base, public Mixin {};\n")};
  request.classes = {"Ring"};
  request.flags = {"-isystem", (folder_ / "include").string()};
  Component component = expectComponent(request);
  ASSERT_EQ(component.classes.size(), 2u) << "what another library gives is not under test";
  EXPECT_EQ(component.classes[1].name, "Base");
  ASSERT_EQ(component.classes[0].fields.size(), 1u);
  EXPECT_EQ(component.classes[0].fields[0].name, "count");
}

TEST_F(Describe, FindsAClassThroughAnAliasOfItsNamespace) {
  Component component = describe("namespace lib_3_1 { class Box {}; }\nnamespace lib = lib_3_1;\n", {"lib::Box"});
  ASSERT_EQ(component.classes.size(), 1u);
  EXPECT_EQ(component.classes[0].name, "lib_3_1::Box");
}

// Clang makes a builtin of it, when everything else has been parsed.
TEST_F(Describe, BodiesMayPassAnObjectToAnEllipsis) {
  Component component =
      describe("struct Heavy { Heavy(const Heavy &); ~Heavy(); };\nchar test(...);\n"
               "template <class T> struct Box {\n  int size(const Heavy &heavy) { return test(heavy); }\n};\n",
               {"Box<int>"}, {"-Wno-non-pod-varargs"});
  EXPECT_EQ(component.classes.size(), 1u);
}

// What delegates never enters its own base variant.
TEST_F(Describe, HooksTheVariantOfAConstructorThatIsEntered) {
  Component component = describe("struct Pot {\n  Pot(int);\n  Pot() : Pot(3) {}\n  ~Pot();\n};\n", {"Pot"});
  ASSERT_EQ(component.operations.size(), 2u);
  EXPECT_EQ(component.operations[0].symbol, "_ZN3PotC2Ei");
  EXPECT_EQ(component.operations[0].completeSymbol, "_ZN3PotC1Ei");
  EXPECT_EQ(component.operations[1].symbol, "_ZN3PotC1Ev");
  EXPECT_EQ(component.operations[1].completeSymbol, "");
  EXPECT_EQ(component.classes[0].destructorSymbol, "_ZN3PotD2Ev");
  EXPECT_EQ(component.classes[0].completeDestructorSymbol, "_ZN3PotD1Ev");
}

TEST_F(Describe, ListsThePublicOperationsInSourceOrderWithTheirIndexAsId) {
  Component component = describe(stackHeader, {"geo::Stack"});
  EXPECT_EQ(
      signatures(component),
      (Strings{"geo::Stack::Stack(unsigned long)", "geo::Stack::Stack(const geo::Stack &)", "geo::Stack::push(int)",
               "geo::Stack::top() const", "geo::Stack::count()", "geo::Stack::operator=(const geo::Stack &)",
               "geo::Stack::operator==(const geo::Stack &) const", "geo::Stack::operator bool() const"}));
  for (std::size_t i = 0; i < component.operations.size(); ++i)
    EXPECT_EQ(component.operations[i].id, static_cast<int>(i));
  EXPECT_TRUE(component.skipped.empty());
}

TEST_F(Describe, SaysOfAnOperationWhatACallNeeds) {
  Component component = describe(stackHeader, {"Stack"});
  Operation constructor = find(component, "geo::Stack::Stack(unsigned long)");
  EXPECT_EQ(constructor.kind, OperationKind::Constructor);
  EXPECT_EQ(constructor.name, "Stack");
  EXPECT_EQ(constructor.className, "geo::Stack");
  EXPECT_TRUE(constructor.parameters.at(0).hasDefault);
  EXPECT_EQ(constructor.parameters.at(0).type, (Type{TypeKind::Int, "unsigned long", 64, false, {}}));
  EXPECT_EQ(constructor.result.kind, TypeKind::Class);
  Operation top = find(component, "geo::Stack::top() const");
  EXPECT_TRUE(top.isConst);
  EXPECT_EQ(top.result.kind, TypeKind::Int);
  EXPECT_EQ(top.place, (SourcePlace{component.headers.at(0), 10, 7}));
  EXPECT_EQ(find(component, "geo::Stack::count()").kind, OperationKind::StaticMethod);
  Operation assign = find(component, "geo::Stack::operator=(const geo::Stack &)");
  EXPECT_EQ(assign.name, "operator=");
  EXPECT_EQ(assign.parameters.at(0).passing, Passing::ConstRef);
  EXPECT_EQ(assign.resultPassing, Passing::Ref);
  EXPECT_EQ(assign.resultSpelling, "geo::Stack &");
}

TEST_F(Describe, NamesTheSymbolsTheHooksTakeOver) {
  Component component = describe(stackHeader, {"Stack"});
  EXPECT_EQ(find(component, "geo::Stack::Stack(unsigned long)").symbol, "_ZN3geo5StackC2Em");
  EXPECT_EQ(find(component, "geo::Stack::push(int)").symbol, "_ZN3geo5Stack4pushEi");
  EXPECT_EQ(find(component, "geo::Stack::operator bool() const").symbol, "_ZNK3geo5StackcvbEv");
  EXPECT_EQ(component.classes.at(0).destructorSymbol, "_ZN3geo5StackD2Ev");
}

TEST_F(Describe, NamesTheCompleteVariantsWhereThereAreVirtualBases) {
  Component component = describe(R"(
    struct Top { int t; };
    struct Side : virtual Top { Side(); ~Side(); };)",
                                 {"Side"});
  EXPECT_EQ(find(component, "Side::Side()").symbol, "_ZN4SideC1Ev");
  EXPECT_EQ(component.classes.at(0).destructorSymbol, "_ZN4SideD1Ev");
}

TEST_F(Describe, TellsWhyAnOperationCannotBeHooked) {
  Component component = describe(R"(
    struct Point { int x; int y; Point &operator=(const Point &) = default; virtual int f() = 0; };
    struct Dot : Point { int f() override; };
    struct Plain { int x; };
    struct Text { const char *text = "a"; auto make() const { return [] { return 1; }; } };
    namespace { struct Hidden { int get(); }; }
    static int local(int i) { return i; })",
                                 {"Point", "Dot", "Plain", "Text", "Hidden"});
  EXPECT_EQ(find(component, "Point::f()").unhooked, "pure virtual");
  EXPECT_EQ(find(component, "Plain::Plain()").unhooked, "trivial, so that no code is made for it");
  EXPECT_EQ(find(component, "Plain::Plain()").symbol, "");
  EXPECT_EQ(find(component, "Text::Text()").symbol, "_ZN4TextC2Ev");
  EXPECT_EQ(find(component, "Text::make() const").unhooked, "the result type has no name");
  EXPECT_EQ(find(component, "Hidden::get()").unhooked, "internal linkage");
}

TEST_F(Describe, OffersTheImplicitDefaultConstructorOnlyWhereItExists) {
  Component component = describe(R"(
    struct With { int x = 1; };
    struct Without { const int x; Without(int); };
    struct Deleted { int &x; };)",
                                 {"With", "Without", "Deleted"});
  EXPECT_EQ(signatures(component), (Strings{"With::With()", "Without::Without(int)"}));
  EXPECT_EQ(reason(component, "Deleted::Deleted()"), "not skipped");
}

TEST_F(Describe, GivesAReasonForEachPublicOperationNoInputCanCall) {
  Component component = describe(R"(
    #include <memory>
    class Other { Other(); int secret; };
    struct A {
      A();
      A(A &&);
      A &operator=(A &&);
      void gone() = delete;
      template <class T> void any(T t);
      void print(const char *format, ...);
      void member(int A::*field);
      void raw(int **p, int n);
      void other(const Other &o);
      void last() &&;
      void shy() volatile;
      static void *operator new(unsigned long);
    private:
      void inner(int *p);
    };)",
                                 {"A"});
  EXPECT_EQ(signatures(component), (Strings{"A::A()", "A::A(A &&)", "A::operator=(A &&)", "A::last() &&"}));
  EXPECT_EQ(component.skipped.size(), 8u);
  EXPECT_EQ(reason(component, "A::gone()"), "deleted");
  EXPECT_EQ(reason(component, "A::any(T)"), "a template whose body is not in the headers");
  EXPECT_EQ(reason(component, "A::print(const char *, ...)"), "variadic");
  EXPECT_EQ(reason(component, "A::member(int A::*)"),
            "parameter 'field' has type 'int A::*', of which no value can be made");
  EXPECT_EQ(reason(component, "A::raw(int **, int)"), "parameter 'p' has type 'int **', of which no value can be made");
  EXPECT_EQ(reason(component, "A::other(const Other &)"), "class 'Other' is not part of the component");
  EXPECT_EQ(reason(component, "A::shy() volatile"), "volatile-qualified");
  for (const Skipped &skipped : component.skipped)
    EXPECT_FALSE(skipped.remedy.empty()) << skipped.operation;
}

TEST_F(Describe, MakesNoObjectOfAnAbstractClassOrOneThatCannotBeDestroyed) {
  Component component = describe(R"(
    struct Shape { Shape(int); virtual ~Shape(); virtual double area() const = 0; };
    class Eternal { public: Eternal(); int get(); private: ~Eternal(); };)",
                                 {"Shape", "Eternal"});
  EXPECT_EQ(reason(component, "Shape::Shape(int)"), "the class is abstract");
  EXPECT_EQ(reason(component, "Eternal::Eternal()"), "the destructor cannot be called");
  EXPECT_TRUE(component.classes.at(0).isAbstract);
  EXPECT_EQ(signatures(component), Strings{});
  EXPECT_EQ(reason(component, "Shape::area() const"), "no operation makes an object of class 'Shape'");
  EXPECT_EQ(reason(component, "Eternal::get()"), "no operation makes an object of class 'Eternal'");
}

TEST_F(Describe, SpellsTypesSoThatTheyCompileAnywhere) {
  Component component = describe(R"(
    #include <cstdint>
    #include <map>
    #include <memory>
    #include <string>
    #include <vector>
    namespace a { inline namespace v1 { struct Node { int k; }; }
    using Names = std::vector<std::string>;
    class B {
      using Secret = std::vector<std::vector<int>>;
    public:
      void set(const Names &names, Secret secret, std::uint8_t byte, std::string &out, wchar_t wide);
      std::map<std::string, std::unique_ptr<Node>> all;
    }; })",
                                 {"B"});
  const Operation &set = component.operations.at(1);
  EXPECT_EQ(set.parameters[0].spelling, "const std::vector<std::string> &");
  EXPECT_EQ(set.parameters[0].type.elements.at(0).kind, TypeKind::String);
  EXPECT_EQ(set.parameters[1].spelling, "std::vector<std::vector<int>>");
  EXPECT_EQ(set.parameters[1].type.elements.at(0).elements.at(0), (Type{TypeKind::Int, "int", 32, true, {}}));
  EXPECT_TRUE(set.parameters[1].indirect);
  EXPECT_EQ(set.parameters[2].type, (Type{TypeKind::Int, "unsigned char", 8, false, {}}));
  EXPECT_EQ(set.parameters[3].passing, Passing::Ref);
  EXPECT_EQ(set.parameters[4].type, (Type{TypeKind::Char, "wchar_t", 32, true, {}}));
  EXPECT_EQ(component.classes.at(0).fields.at(0).spelling, "std::map<std::string, std::unique_ptr<a::Node>>");
}

TEST_F(Describe, PassesComponentClassesByValueReferenceAndPointer) {
  Component component = describe(R"(
    struct Unique { Unique(); Unique(const Unique &) = delete; };
    struct Copied { Copied(); Copied(const Copied &); };
    struct User {
      void value(Copied c);
      void rvalue(Copied &&c);
      void pointer(const Copied *c, Unique *);
      void cannot(Unique u);
      void indirect(Copied *&c);
      Copied *give();
    };)",
                                 {"Unique", "Copied", "User"});
  EXPECT_TRUE(find(component, "User::value(Copied)").parameters.at(0).indirect);
  EXPECT_EQ(find(component, "User::rvalue(Copied &&)").parameters.at(0).passing, Passing::RvalueRef);
  Operation pointer = find(component, "User::pointer(const Copied *, Unique *)");
  EXPECT_EQ(pointer.parameters.at(0).passing, Passing::ConstPtr);
  EXPECT_EQ(pointer.parameters.at(0).type.spelling, "Copied");
  EXPECT_EQ(pointer.parameters.at(1).passing, Passing::Ptr);
  EXPECT_EQ(pointer.parameters.at(1).name, "arg1");
  EXPECT_EQ(find(component, "User::give()").resultPassing, Passing::Ptr);
  EXPECT_EQ(reason(component, "User::cannot(Unique)"),
            "parameter 'u' takes 'Unique' by value, which can neither be copied nor moved");
  EXPECT_EQ(reason(component, "User::indirect(Copied *&)"),
            "parameter 'c' has type 'Copied *&', of which no value can be made");
  EXPECT_FALSE(component.findClass("Unique")->isCopyable);
  EXPECT_TRUE(component.findClass("User")->isCopyable);
}

TEST_F(Describe, ListsFieldsInheritedFirstAndPrivateOnesToo) {
  Component component = describe(R"(
    #include <string>
    class Base { int hidden; public: static int shared; };
    class Privy { int p; };
    class Derived : public Base, Privy {
      unsigned flag : 3;
      std::string name;
      struct { int deep; };
      union { int i; float f; };
      struct { int in; } unnamed;
      static const int undefined = 7;
    public:
      double open;
    };)",
                                 {"Derived"});
  Strings names;
  for (const Field &field : component.classes.at(0).fields)
    names.push_back((field.declaredIn.empty() ? "" : field.declaredIn + "::") + field.name);
  EXPECT_EQ(names, (Strings{"Base::hidden", "Base::shared", "Privy::p", "flag", "name", "deep", "unnamed", "open"}));
  const std::vector<Field> &fields = component.classes.at(0).fields;
  EXPECT_TRUE(fields[1].isStatic && fields[1].isPublic);
  EXPECT_TRUE(fields[3].isBitField && !fields[3].isPublic);
  EXPECT_EQ(fields[4].type.kind, TypeKind::String);
  EXPECT_EQ(fields[6].spelling, "decltype(Derived::unnamed)");
  EXPECT_TRUE(fields[7].isPublic);
  EXPECT_EQ(component.classes.at(0).bases, Strings{"Base"});
}

TEST_F(Describe, OpensWhatObjectsConsistOfWithoutTestingIt) {
  Component component = describe(R"(
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Plain { int x; };
struct Result { int code; };
class Closed { int secret; };
class Trusting { friend class List; int shown; };
union Either { int a; float b; };
struct Incomplete;
struct Argument { int a; };
class List {
public:
  Result get() const;
  void put(const Argument &);
private:
  struct Node { int value; Node *next; Plain inner; };
  std::unique_ptr<Node> head;
  std::map<std::string, std::vector<Trusting *>> trusting;
  Closed closed;
  Either either;
  Incomplete *incomplete;
  std::string text;
};
)",
                                 {"List"});
  Strings parts;
  for (const ClassInfo &part : component.parts)
    parts.push_back(part.name);
  std::ranges::sort(parts);
  EXPECT_EQ(parts, (Strings{"Argument", "List::Node", "Plain", "Result", "Trusting"}));
  Strings unopened;
  for (const Unopened &closed : component.unopened)
    unopened.push_back(closed.className + ": " + closed.reason);
  EXPECT_EQ(unopened,
            (Strings{"Closed: it has private fields or bases, and is not part of the component; add --class Closed",
                     "Either: nobody knows which member of a union is alive",
                     "Incomplete: it is only declared in the given headers"}));
  EXPECT_EQ(component.classes.size(), 1u);
  for (const Operation &operation : component.operations)
    EXPECT_EQ(operation.className, "List");
  const ClassInfo *node = component.findClassOrPart("List::Node");
  ASSERT_TRUE(node);
  ASSERT_EQ(node->fields.size(), 3u);
  EXPECT_TRUE(node->fields[0].isPublic);
  EXPECT_FALSE(component.findClass("List::Node"));
}

TEST_F(Describe, PullsInPublicBasesWithTheMethodsThatAreNotHidden) {
  Component component = describe(R"(
    #include <vector>
    struct Root { Root(); int id() const; virtual int area() const = 0; Root &operator=(const Root &); };
    struct Middle : Root { void move(int); void scale(int); };
    struct Leaf : Middle, std::vector<int> { int area() const override; void scale(double); using Middle::move;
                                             void move(int, int); };)",
                                 {"Leaf"});
  EXPECT_EQ(signatures(component), (Strings{"Leaf::Leaf()", "Leaf::area() const", "Leaf::scale(double)",
                                            "Leaf::move(int, int)", "Root::id() const", "Middle::move(int)"}));
  ASSERT_EQ(component.classes.size(), 3u);
  EXPECT_EQ(component.classes[0].bases, (Strings{"Root", "Middle"}));
  EXPECT_FALSE(component.classes[1].isRequested);
  EXPECT_TRUE(component.isA("Leaf", "Root"));
}

TEST_F(Describe, ListsOverriddenMethodsOfBothWhereTheBaseIsRequestedToo) {
  Component component = describe(R"(
    struct Base { Base(); virtual int f(); };
    struct Derived : Base { Derived(); int f() override; };)",
                                 {"Derived", "Base"});
  EXPECT_EQ(signatures(component), (Strings{"Derived::Derived()", "Derived::f()", "Base::Base()", "Base::f()"}));
}

TEST_F(Describe, TakesWhatUsingDeclarationsAndTemplateBasesBringIn) {
  Component component = describe(R"(
    struct Base { Base(int); Base(const Base &); void f(); };
    template <class D> struct Mixin { int twice() { return static_cast<D *>(this)->missing(); } };
    struct User : Mixin<User>, private Base { using Base::Base; using Base::f; };)",
                                 {"User"});
  EXPECT_EQ(signatures(component), (Strings{"User::User(int)", "User::f()"}));
  Operation constructor = find(component, "User::User(int)");
  EXPECT_EQ(constructor.kind, OperationKind::Constructor);
  EXPECT_EQ(constructor.className, "User");
  EXPECT_EQ(constructor.result.spelling, "User");
  EXPECT_EQ(constructor.unhooked, "an inherited constructor");
  EXPECT_EQ(find(component, "User::f()").unhooked, "a member of a base that is not public");
  EXPECT_EQ(reason(component, "Mixin<User>::twice()"), "its body does not compile for these template arguments");
  EXPECT_EQ(component.classes.at(0).bases, Strings{"Mixin<User>"});
}

TEST_F(Describe, NeverSpellsATypeWhoseNameIsMissingOrHidden) {
  Component component = describe(R"(
    #include <vector>
    struct A {
      struct State { int s; } State;
      auto local() const { struct L {}; return std::vector<L>(); }
    };)",
                                 {"A"});
  EXPECT_EQ(find(component, "A::local() const").unhooked, "the result type has no name");
  EXPECT_EQ(component.classes.at(0).fields.at(0).spelling, "decltype(A::State)");
}

TEST_F(Describe, DescribesFreeFunctionsWithAllOverloads) {
  Request request = requestFor(R"(
    namespace geo { int area(int w); int area(int w, int h); int area(int w); template <class T> T area(T t, T u, T v); }
    extern "C" int plain(int);
    static int local(int i) { return i; })",
                               {});
  request.functions = {"area", "plain", "local"};
  Component component = expectComponent(request);
  EXPECT_EQ(signatures(component), (Strings{"geo::area(int)", "geo::area(int, int)", "plain(int)", "local(int)"}));
  EXPECT_EQ(component.operations.at(0).name, "geo::area");
  EXPECT_EQ(component.operations.at(0).kind, OperationKind::Function);
  EXPECT_EQ(component.operations.at(2).symbol, "plain");
  EXPECT_EQ(component.operations.at(3).unhooked, "internal linkage");
  EXPECT_EQ(reason(component, "geo::area(T, T, T)"), "a template whose body is not in the headers");
}

TEST_F(Describe, ListsEnumsWithQualifiedEnumerators) {
  Component component = describe(R"(
    namespace n { enum class Color : unsigned char { Red, Green = 7 };
    class Lamp { enum Mode { Off, On = -1 }; Mode mode; public: enum Level { Low, High };
      void set(Color c, Level l); void internal(Mode m); }; })",
                                 {"Lamp"});
  ASSERT_NE(component.findEnum("n::Color"), nullptr);
  EXPECT_EQ(component.findEnum("n::Color")->enumerators, (std::vector<Enumerator>{
                                                             {"n::Color::Red",   0},
                                                             {"n::Color::Green", 7}
  }));
  EXPECT_EQ(component.findEnum("n::Lamp::Mode")->enumerators.at(1), (Enumerator{"n::Lamp::Mode::On", -1}));
  EXPECT_EQ(find(component, "n::Lamp::set(n::Color, n::Lamp::Level)").parameters.at(0).type.bits, 8);
  EXPECT_EQ(reason(component, "n::Lamp::internal(n::Lamp::Mode)"),
            "parameter 'm' has type 'n::Lamp::Mode', of which no value can be made");
}

TEST_F(Describe, CollectsLiteralsOfBodiesInHeadersAndSources) {
  Request request = requestFor(R"(
    #include <cassert>
    #include <string>
    const int limit = 1234;
    class L {
    public:
      L() : start(11) {}
      bool f(int i, int d = 22) { assert(i != 33); return i == -44 || i == 'A' || i == limit; }
      bool g(const std::string &s);
    private:
      int start;
      double factor = 2.5;
    };
    inline int unrelated() { return 99; })",
                               {"L"});
  request.sources = {write("l.cpp", "#include \"header.h\"\nbool L::g(const std::string &s) "
                                    "{ return s == \"admin\" || s.size() == 55; }\nint other() { return 98; }")};
  SourceLiterals literals = expectComponent(request).literals;
  EXPECT_EQ(literals.integers, (std::vector<std::int64_t>{-44, 11, 22, 33, 44, 55, 65, 1234}));
  EXPECT_EQ(literals.floats, std::vector<double>{2.5});
  EXPECT_EQ(literals.strings, Strings{"admin"});
}

TEST_F(Describe, ReportsAHeaderThatDoesNotCompileInClangsWords) {
  Failure failure = failureOf("struct A {\n  int x = y;\n};\n", {"A"});
  EXPECT_EQ(failure.code, ExitCode::CannotBuildOrTestsFail);
  EXPECT_EQ(failure.message, (folder_ / "header.h").string() + ":2:11: error: use of undeclared identifier 'y'");
  EXPECT_FALSE(failure.hint.empty());
  EXPECT_TRUE(std::ranges::any_of(failure.notes, [](const std::string &n) { return n.contains("int x = y;"); }));
}

TEST_F(Describe, ReportsAFlagThatClangDoesNotKnow) {
  Request request = requestFor("struct A {};", {"A"});
  request.flags = {"-fno-such-flag"};
  Failure failure = expectFailure(request);
  EXPECT_EQ(failure.code, ExitCode::CannotBuildOrTestsFail);
  EXPECT_EQ(failure.message, "error: unknown argument: '-fno-such-flag'");
}

TEST_F(Describe, ReportsASourceThatDoesNotCompile) {
  Request request = requestFor("struct A { int f(); };", {"A"});
  request.sources = {write("a.cpp", "int A::f() { return 1; }")};
  EXPECT_EQ(expectFailure(request).code, ExitCode::CannotBuildOrTestsFail);
}

TEST_F(Describe, SuggestsANearNameForAnUnknownClass) {
  Failure failure = failureOf(stackHeader, {"Stak"});
  EXPECT_EQ(failure.code, ExitCode::Usage);
  EXPECT_EQ(failure.message, "no class named 'Stak' in the given headers");
  EXPECT_EQ(failure.hint, "did you mean 'geo::Stack'?");
  EXPECT_EQ(failureOf(stackHeader, {"Quaternion"}).hint, "the headers declare geo::Stack");
}

TEST_F(Describe, RefusesAnAmbiguousClassName) {
  const char *header = "namespace a { struct S {}; } namespace b { struct S {}; using T = S; }";
  Failure failure = failureOf(header, {"S"});
  EXPECT_EQ(failure.message, "class 'S' is ambiguous");
  EXPECT_EQ(failure.hint, "give one of a::S, b::S");
  EXPECT_EQ(describe(header, {"b::S"}).classes.at(0).name, "b::S");
  EXPECT_EQ(describe(header, {"T"}).classes.at(0).name, "b::S");
}

TEST_F(Describe, SaysThatANameIsATemplateOrOnlyDeclared) {
  const char *header = "struct Later; template <class T> struct Box { T t; }; using IntBox = Box<int>;";
  EXPECT_TRUE(failureOf(header, {"Later"}).message.ends_with("only declared in the given headers, not defined"));
  EXPECT_EQ(failureOf(header, {"Box"}).hint, "give its arguments, as in --class 'Box<int>'");
  EXPECT_EQ(failureOf(header, {"Later<int>"}).message, "'Later' is no class template");
  EXPECT_TRUE(failureOf(header, {"Box<integer>"}).message.ends_with("use of undeclared identifier 'integer'"));
}

TEST_F(Describe, AsksForAHeader) {
  Request request;
  request.classes = {"A"};
  request.sources = {write("a.cpp", "struct A {};")};
  EXPECT_EQ(expectFailure(request).message, "no --header given");
}

TEST_F(Describe, ReturnsAComponentWithoutOperationsWhereNothingCanBeCalled) {
  Component component = describe("class A { A(); int f(); };", {"A"});
  EXPECT_TRUE(component.operations.empty());
  EXPECT_EQ(component.classes.size(), 1u);
}

TEST_F(Describe, KeepsOfACommandOnlyWhatCompilesOtherCodeToo) {
  Strings flags = cleanFlags({"-Iinclude", "-isystem", "/usr/x", "-DA=1", "-D", "B", "-Werror", "-Wall", "-MD", "-MT",
                              "a.o", "-MF", "a.d", "-o", "a.o", "-c", "src/a.cpp", "-std=gnu++20"},
                             "/project/build");
  EXPECT_EQ(flags,
            (Strings{"-I/project/build/include", "-isystem", "/usr/x", "-DA=1", "-D", "B", "-Wall", "-std=gnu++20"}));
}

TEST_F(Describe, TakesTheFlagsOfTheSourceFromTheCompilationDatabase) {
  write("inc/dep.h", "#define FIELD int field;");
  Request request = requestFor("#include \"dep.h\"\n#ifdef RIGHT\nstruct A { FIELD };\n#endif", {"A"});
  request.sources = {write("a.cpp", "#include \"header.h\"")};
  std::string dir = folder_.string();
  request.buildPath = fs::path(write("build/compile_commands.json",
                                     R"([{"directory": ")" + dir + R"(", "file": "b.cpp", "command": "g++ -c b.cpp"},
      {"directory": ")" + dir + R"(", "file": "a.cpp", "command": "g++ -DRIGHT -Iinc -o a.o -c a.cpp"}])"))
                          .parent_path();
  request.flags = {"-DOWN"};
  EXPECT_EQ(expectComponent(request).flags, (Strings{"-DRIGHT", "-I" + dir + "/inc", "-DOWN", "-std=c++17"}));
}

TEST_F(Describe, ExplainsAMissingOrBrokenCompilationDatabase) {
  Request request = requestFor("struct A {};", {"A"});
  request.buildPath = (folder_ / "nowhere").string();
  EXPECT_EQ(expectFailure(request).code, ExitCode::Usage);
  EXPECT_TRUE(expectFailure(request).message.starts_with("no compile_commands.json in"));
  request.buildPath = fs::path(write("compile_commands.json", "{ not json")).parent_path();
  EXPECT_TRUE(expectFailure(request).message.starts_with("cannot read"));
}

}  // namespace
}  // namespace eclat

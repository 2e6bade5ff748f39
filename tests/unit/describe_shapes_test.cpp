#include "describe/describe_component.h"
#include "emit_subject.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace eclat {
namespace {

using Strings = std::vector<std::string>;

// What can be called of a class in this header, and what not and why.
Component describe(const std::string &header, Strings classes, Strings functions = {}) {
  subject::Folder folder;
  folder.write("header.h", header);
  Request request;
  request.headers = {folder.run("printf %s \"$PWD\"").output + "/header.h"};
  request.classes = std::move(classes);
  request.functions = std::move(functions);
  request.flags = {"-std=c++23"};
  Result<Component> described = describeComponent(request);
  if (described)
    return *described;
  ADD_FAILURE() << described.error().message;
  return {};
}

Strings table(const Component &component) {
  Strings lines;
  for (const Operation &operation : component.operations)
    lines.push_back(operation.signature);
  for (const Skipped &skipped : component.skipped)
    lines.push_back("skips " + skipped.operation + ": " + skipped.reason);
  return lines;
}

TEST(DescribeShapes, TriesMemberTemplatesWithTheTypesOfTheClass) {
  Component component = describe(R"(
    #include <cstddef>
    #include <string>
    #include <utility>
    #include <vector>
    struct Pair { Pair(int a, std::string b); int a; };
    class Box {
    public:
      template <class It> Box(It first, It last) : items_(first, last) {}
      template <class T> void put(const T &value) { items_.push_back(value); }
      template <class Pred> bool any(Pred p) const { for (auto &i : items_) if (p(i)) return true; return false; }
      template <class... Args> void emplace(Args &&...args) { items_.emplace_back(std::forward<Args>(args)...); }
      template <std::size_t I> const Pair &get() const { return items_[I]; }
      template <class T> T *find() { return static_cast<T *>(nullptr)->nothing; }
      template <class T, class = decltype(T::missing)> void constrained(T) {}
      void also(auto &&value) { items_.push_back(value); }
    private:
      std::vector<Pair> items_;
    };)",
                                 {"Box"});
  const std::string unfit = "no types that the component deals with fit this template";
  EXPECT_EQ(table(component),
            (Strings{"Box::Box(const Pair *, const Pair *)", "Box::put<Pair>(const Pair &)",
                     "Box::any<bool (*)(const Pair &)>(bool (*)(const Pair &)) const",
                     "Box::emplace<int, std::string>(int &&, std::string &&)", "Box::emplace<Pair>(Pair &&)",
                     "Box::get<0>() const", "Box::get<1>() const", "Box::also<Pair>(Pair &&)",
                     "skips Box::find(): " + unfit, "skips Box::constrained(T): " + unfit}));
}

// Operators of vectors of another length are none of this one's; a base tells what a derived argument is.
TEST(DescribeShapes, FreeTemplatesBelongToTheInstantiationsThatTheyCanTake) {
  Component component = describe(R"(
    namespace geo {
    template <class D> struct Base {};
    struct Point : Base<Point> { int x; };
    template <int N, class T> struct Vec {
      Base<Point> origin;
      template <class D> int reach(const Base<D> &) const { return N; }
    };
    template <class T> bool operator==(const Vec<2, T> &, const Vec<2, T> &) { return true; }
    template <class T> bool operator==(const Vec<3, T> &, const Vec<3, T> &) { return true; }
    template <int N> bool operator<(const Vec<N, double> &, const Vec<N, double> &) { return true; }
    })",
                                 {"geo::Vec<3, int>"});
  EXPECT_EQ(table(component), (Strings{"geo::Vec<3, int>::Vec()",
                                       "geo::Vec<3, int>::reach<geo::Point>(const geo::Base<geo::Point> &) const",
                                       "geo::operator==(const geo::Vec<3, int> &, const geo::Vec<3, int> &)"}));
}

// Neither the allocator nor the size is among the types that a class is about, but they can be told from the class.
TEST(DescribeShapes, DeducesTemplateParametersFromTheClassThatAFunctionTakes) {
  Component component = describe(R"(
    #include <memory>
    #include <ostream>
    #include <string>
    namespace box {
    template <class T, class A = std::allocator<T>, unsigned N = 4> struct Ring {
      T items[N];
      template <class C, class Tr, class Al> explicit Ring(const std::basic_string<C, Tr, Al> &text) : items{T(text.size())} {}
    };
    template <class T, class A, unsigned N> bool operator==(const Ring<T, A, N> &a, const Ring<T, A, N> &b) {
      return a.items[N - 1] == b.items[N - 1];
    }
    template <class C, class Tr, class T, class A, unsigned N>
    std::basic_ostream<C, Tr> &operator<<(std::basic_ostream<C, Tr> &out, const Ring<T, A, N> &ring) { return out << ring.items[0]; }
    template <class T, class A, unsigned N> void swap(Ring<T, A, N> &a, Ring<T, A, N> &b) { std::swap(a.items, b.items); }
    })",
                                 {"box::Ring<long>"});
  EXPECT_EQ(component.operations.size(), 4u) << testing::PrintToString(table(component));
  EXPECT_TRUE(component.skipped.empty()) << testing::PrintToString(table(component));
}

TEST(DescribeShapes, TakesTheFreeFunctionsOfTheInterfaceAndNoOthers) {
  Component component = describe(R"(
    #include <ostream>
    namespace geo {
    class Shape;
    class Other {};
    bool operator<(const Other &, const Other &);
    template <class T> struct Ring { T first; friend bool operator==(const Ring &, const Ring &) { return true; } };
    template <class T> bool operator!=(const Ring<T> &a, const Ring<T> &b) { return !(a == b); }
    template <class T> void operator+(const T &, int) {}
    std::ostream &operator<<(std::ostream &, const Ring<int> &);
    void swap(Ring<int> &, Ring<int> &);
    void inspect(const Ring<int> &);
    })",
                                 {"geo::Ring<int>"});
  EXPECT_EQ(table(component), (Strings{"geo::Ring<int>::Ring()",
                                       "geo::Ring<int>::operator==(const geo::Ring<int> &, const geo::Ring<int> &)",
                                       "geo::operator!=(const geo::Ring<int> &, const geo::Ring<int> &)",
                                       "geo::operator<<(std::ostream &, const geo::Ring<int> &)",
                                       "geo::swap(geo::Ring<int> &, geo::Ring<int> &)"}));
  EXPECT_EQ(component.operations.at(1).className, "geo::Ring<int>");
  EXPECT_EQ(component.operations.at(1).name, "operator==");
}

TEST(DescribeShapes, CallsFunctionsThatNameTheirObject) {
  Component component = describe(R"(
    struct A {
      int x = 0;
      int get(this const A &self) { return self.x; }
      void set(this A &self, int x) { self.x = x; }
      template <class Self> auto &&at(this Self &&self, int i) { return self.x += 0 * i; }
      consteval int never() const { return 1; }
      auto deduced() const { return x + 1.5; }
    };)",
                                 {"A"});
  EXPECT_EQ(table(component),
            (Strings{"A::A()", "A::get() const", "A::set(int)", "A::at<A &>(int)", "A::deduced() const",
                     "skips A::never() const: consteval, so that it runs only while a program is compiled"}));
  EXPECT_TRUE(component.operations.at(1).isConst);
  EXPECT_EQ(component.operations.at(2).parameters.size(), 1u);
  EXPECT_FALSE(component.operations.at(2).symbol.empty());
}

TEST(DescribeShapes, TiesALengthToThePointerBeforeItByNameAndType) {
  Component component = describe(R"(
    #include <cstddef>
    #include <string>
    struct A {
      void data(const int *values, std::size_t n);
      void range(const double *first, const double *last);
      void log(const char *text, int level);
      void named(const char *name, std::size_t count);
      void text(const char *text, std::size_t length);
      void parse(const char *text, std::size_t nBytes = -1);
      void widest(std::string *max, int maxlen);
      void advance(A *it, std::size_t n_bytes);
      void all(std::string *texts, int count);
    };)",
                                 {"A"});
  std::vector<TypeKind> kinds;
  Strings ends;
  for (const Operation &operation : component.operations) {
    if (operation.parameters.empty())
      continue;
    kinds.push_back(operation.parameters[0].type.kind);
    if (operation.parameters[1].ends)
      ends.push_back(operation.name);
  }
  using enum TypeKind;
  EXPECT_EQ(kinds, (std::vector{Buffer, Buffer, String, String, Buffer, Buffer, Class, Buffer}))
      << "an object and how long it may become are neither: `widest` is left to a factory";
  EXPECT_EQ(ends, (Strings{"data", "range", "text", "parse", "all"}));
}

TEST(DescribeShapes, GivesCallbacksThatBehaveAndOneThatThrows) {
  Component component = describe(R"(
    #include <functional>
    struct A {
      void sort(const std::function<bool(int, int)> &less);
      void calm(void (*f)(int)) noexcept;
    };)",
                                 {"A"});
  EXPECT_EQ(component.operations.at(1).parameters.at(0).type.forms,
            (Strings{"[](int first, int second) -> bool { return first < second; }",
                     "[](int first, int second) -> bool { return second < first; }",
                     "[](int, int) -> bool { throw std::invalid_argument(\"refused\"); }"}));
  EXPECT_EQ(component.operations.at(2).parameters.at(0).type.forms, Strings{"[](int) {}"})
      << "an exception that leaves a noexcept function ends the program";
}

TEST(DescribeShapes, TakesObjectsOfDerivedClassesWhereAnAbstractOneIsWanted) {
  Component component = describe(R"(
    struct Shape { virtual ~Shape() = default; virtual double area() const = 0; };
    struct Square : virtual Shape { explicit Square(double side); double area() const override; };
    struct Scene { void add(const Shape &shape); };)",
                                 {"Scene", "Square"});
  auto add = std::ranges::find(component.operations, "Scene::add(const Shape &)", &Operation::signature);
  ASSERT_NE(add, component.operations.end()) << testing::PrintToString(table(component));
  EXPECT_EQ(add->parameters.at(0).type.kind, TypeKind::Class);
  EXPECT_TRUE(component.isA("Square", "Shape"));
}

}  // namespace
}  // namespace eclat

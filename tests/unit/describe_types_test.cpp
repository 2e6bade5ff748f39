#include "described.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace eclat {
namespace {

using Strings = std::vector<std::string>;

// A header in a folder of its own, and what can be called of it.
class DescribeTypes : public ::testing::Test {
protected:
  static Component describe(const std::string &header, Strings classes) {
    return subject::described(header, std::move(classes));
  }

  // What `eclat describe` prints of the operations.
  static Strings table(const Component &component) {
    Strings lines;
    for (const Operation &operation : component.operations)
      lines.push_back("calls " + operation.signature);
    for (const Skipped &skipped : component.skipped)
      lines.push_back("skips " + skipped.operation + ": " + skipped.reason);
    return lines;
  }
};

const char *const kRing = R"(
  #include <cstddef>
  namespace box {
  template <class T, std::size_t N = 4> class Ring {
  public:
    Ring() = default;
    void push(const T &value) { slots_[size_++ % N] = value; }
    std::size_t size() const { return size_; }
    auto sum() const { T total{}; for (const T &slot : slots_) total += slot; return total; }
    void sort() { slots_[0].sort(); }
    int length() const requires (sizeof(T) > 4) { return 0; }
  private:
    T slots_[N];
    std::size_t size_ = 0;
  };
  using IntRing = Ring<int, 8>;
  struct Outer { class Inner { public: void turn(); }; };
  })";

TEST_F(DescribeTypes, InstantiatesAClassTemplate) {
  for (const char *name : {"box::Ring<int, 8>", "Ring<int,8>", "IntRing"})
    EXPECT_EQ(
        table(describe(kRing, {name})),
        (Strings{"calls box::Ring<int, 8>::Ring()", "calls box::Ring<int, 8>::push(const int &)",
                 "calls box::Ring<int, 8>::size() const", "calls box::Ring<int, 8>::sum() const",
                 "skips box::Ring<int, 8>::sort(): its body does not compile for these template arguments",
                 "skips box::Ring<int, 8>::length() const: its constraints do not hold for these template arguments"}))
        << name;
}

TEST_F(DescribeTypes, ReadsTheBodiesOfAnInstantiation) {
  Component component = describe(kRing, {"Ring<long>"});
  ASSERT_EQ(component.classes.size(), 1u);
  EXPECT_EQ(component.classes[0].name, "box::Ring<long>");
  ASSERT_EQ(component.classes[0].observers.size(), 1u);
  EXPECT_EQ(component.classes[0].observers[0].name, "size");
  EXPECT_EQ(component.operations.at(1).symbol, "_ZN3box4RingIlLm4EE4pushERKl");
}

TEST_F(DescribeTypes, TakesTheMembersOfTemplateBases) {
  Component component = describe(R"(
    template <class D> struct Counted { int count() const { return static_cast<const D *>(this)->size(); } };
    struct Bag : Counted<Bag> { int size() const { return 1; } };)",
                                 {"Bag"});
  EXPECT_EQ(table(component),
            (Strings{"calls Bag::Bag()", "calls Bag::size() const", "calls Counted<Bag>::count() const"}));
}

TEST_F(DescribeTypes, FindsNestedClasses) {
  EXPECT_EQ(table(describe(kRing, {"box::Outer::Inner"})),
            (Strings{"calls box::Outer::Inner::Inner()", "calls box::Outer::Inner::turn()"}));
}

TEST_F(DescribeTypes, MakesArgumentsOfLibraryTypesAndPlainStructs) {
  Component component = describe(R"(
    #include <array>
    #include <chrono>
    #include <filesystem>
    #include <istream>
    #include <map>
    #include <optional>
    #include <ostream>
    #include <set>
    #include <span>
    #include <string>
    #include <string_view>
    #include <tuple>
    #include <vector>
    struct Point { int x; double y; };
    struct A {
      void text(std::string_view s, const char *c);
      void members(Point p, std::pair<int, bool> q, const std::tuple<int, std::string> &t, std::array<int, 2> a);
      void ranges(const std::set<int> &s, std::map<std::string, Point> m, std::span<const int> v);
      void one(std::optional<int> o, std::chrono::milliseconds d, std::filesystem::path p);
      void streams(std::ostream &out, std::istream &in);
    };)",
                                 {"A"});
  std::vector<std::vector<TypeKind>> kinds;
  for (const Operation &operation : component.operations) {
    kinds.emplace_back();
    for (const Parameter &parameter : operation.parameters)
      kinds.back().push_back(parameter.type.kind);
  }
  using enum TypeKind;
  EXPECT_EQ(kinds, (std::vector<std::vector<TypeKind>>{
                       {},
                       {String, String},
                       {Tuple, Tuple, Tuple, Tuple},
                       {Range, Range, Range},
                       {Optional, Wrapped, Wrapped},
                       {Stream, Stream}
  }));
  EXPECT_EQ(component.operations.at(4).signature,
            "A::one(std::optional<int>, std::chrono::milliseconds, std::filesystem::path)");
  ASSERT_EQ(component.parts.size(), 1u);
  EXPECT_EQ(component.parts[0].name, "Point");
}

// It is not observed, because a hook must take all that the function takes.
TEST_F(DescribeTypes, LeavesDefaultArgumentsThatCannotBeMadeAsTheyAre) {
  Component component = describe(R"(
    class Pool { Pool(); public: static const Pool &shared(); };
    struct A { A(int size, const Pool &pool = Pool::shared(), int more = 0); };)",
                                 {"A"});
  ASSERT_EQ(table(component), Strings{"calls A::A(int, const Pool &, int)"});
  EXPECT_EQ(component.operations[0].parameters.size(), 1u);
  EXPECT_EQ(component.operations[0].symbol, "");
  EXPECT_EQ(component.operations[0].unhooked, "a parameter that always has its default argument");
}

TEST_F(DescribeTypes, SkipsWhatCouldNotBeMadeWithoutHarm) {
  Component component = describe(R"(
    #include <set>
    #include <span>
    #include <string_view>
    #include <vector>
    struct Less { Less(int order); bool operator()(int, int) const; };
    struct Held { int &x; };
    struct Once { Once(const Once &) = delete; Once(Once &&); };
    struct A {
      void set(const char *&text);
      void fixed(std::span<int, 3> three);
      void views(std::vector<std::string_view> v);
      void ordered(std::set<int, Less> s);
      void held(Held h);
      void once(Once &&once);
    };)",
                                 {"A", "Once"});
  Strings lines = table(component);
  EXPECT_TRUE(std::ranges::none_of(component.operations, [](const Operation &op) {
    return op.className == "A" && op.name != "A";
  })) << ::testing::PrintToString(lines);
  EXPECT_NE(
      std::ranges::find(
          lines, "skips A::once(Once &&): parameter 'once' needs an object of class 'Once', which no operation makes"),
      lines.end())
      << ::testing::PrintToString(lines);
}

}  // namespace
}  // namespace eclat

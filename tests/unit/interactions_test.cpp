#include "describe/describe_component.h"
#include "flow/language/expr.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace eclat {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

class BodiesTest : public testing::Test {
protected:
  BodiesTest() {
    const auto *test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("eclat-bodies-" + std::to_string(getpid()) + "-" + test->name());
    fs::create_directories(folder_);
  }
  ~BodiesTest() override { fs::remove_all(folder_); }

  std::string write(const std::string &name, const std::string &text) {
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }

  Component describe(const std::string &header, const std::string &source = "", Strings functions = {}) {
    Request request;
    request.headers = {write("header.h", "#pragma once\n" + header)};
    if (!source.empty())
      request.sources = {write("source.cpp", "#include \"header.h\"\n" + source)};
    request.functions = std::move(functions);
    if (header.find("class C") != std::string::npos)
      request.classes = {"C"};
    Result<Component> result = describeComponent(request);
    if (!result) {
      ADD_FAILURE() << result.error().message;
      return {};
    }
    for (const Condition &condition : result->conditions)
      EXPECT_TRUE(parseExpr(condition.text)) << condition.text;
    return *result;
  }

  fs::path folder_;
};

using Interactions = BodiesTest;
using Conditions = BodiesTest;

// The group of a quantity; empty if it is in none.
Strings groupOf(const Component &component, const std::string &key) {
  for (const std::vector<Quantity> &group : component.comparable)
    if (std::ranges::find(group, parseQuantity(key)) != group.end()) {
      Strings texts;
      for (const Quantity &quantity : group)
        texts.push_back(print(quantity));
      std::ranges::sort(texts);
      return texts;
    }
  return {};
}

Strings conditionsOf(const Component &component, const std::string &signature) {
  Strings texts;
  for (const Condition &condition : component.conditions)
    if (condition.operation == signature)
      texts.push_back(condition.text);
  return texts;
}

const char *const stackHeader = R"(
class C {
public:
  C() : elems(new int[2]()), numElems(0), max(2) {}
  ~C() { delete[] elems; }
  C(const C &) = delete;
  bool isFull() const { return numElems == max; }
  bool isEmpty() const { return numElems == 0; }
  int maxSize() const { return max; }
  bool isMember(int k) const {
    for (int i = 0; i < numElems; i++)
      if (elems[i] == k)
        return true;
    return false;
  }
  void push(int k);
  bool equals(const C *s) const;
private:
  int *elems;
  int numElems;
  int max;
};
)";
const char *const stackSource = R"(
void C::push(int value) {
  int i = 0;
  while (i < numElems && elems[i] != value)
    i++;
  if (i == numElems) {
    if (isFull())
      return;
    numElems++;
  }
  elems[numElems - 1] = value;
}
bool C::equals(const C *s) const {
  if (s == nullptr || s->maxSize() != max)
    return false;
  return s->numElems == numElems;
}
)";

TEST_F(Interactions, OfABoundedStackAreCountsAndElements) {
  Component component = describe(stackHeader, stackSource);
  EXPECT_EQ(groupOf(component, "field C::numElems"),
            (Strings{"field C::max", "field C::numElems", "return C::maxSize() const", "size C::elems"}));
  EXPECT_EQ(groupOf(component, "elements C::elems"),
            (Strings{"elements C::elems", "param C::isMember(int) const k", "param C::push(int) k"}));
  EXPECT_EQ(groupOf(component, "return C::isFull() const"), (Strings{"return C::isFull() const"}));
}

TEST_F(Interactions, OfAClassWhoseBodiesAreNotAllGivenAreNotKnown) {
  Component component = describe(stackHeader);
  EXPECT_EQ(groupOf(component, "field C::numElems"), Strings{});
  EXPECT_EQ(groupOf(component, "elements C::elems"), Strings{});
  EXPECT_EQ(groupOf(component, "param C::push(int) k"), Strings{});
  EXPECT_EQ(groupOf(component, "param C::isMember(int) const k"), (Strings{"param C::isMember(int) const k"}));
}

TEST_F(Interactions, ComeFromSumsAndComparisonsButNotFromProducts) {
  Component component = describe(R"(
class C {
public:
  void set(int x, int y) { a = x + 1; b *= y; }
  bool less(int z) const { return z < b - d; }
  int area() const { return a * b; }
  int half() const { return c / 2; }
  bool flags(bool p, bool q) const { return p && q; }
private:
  int a = 0, b = 1, c = 2, d = 3;
};)");
  EXPECT_EQ(groupOf(component, "field C::a"), (Strings{"field C::a", "param C::set(int, int) x"}));
  EXPECT_EQ(groupOf(component, "field C::b"), (Strings{"field C::b", "field C::d", "param C::less(int) const z"}));
  EXPECT_EQ(groupOf(component, "field C::c"), (Strings{"field C::c"}));
  EXPECT_EQ(groupOf(component, "return C::area() const"), (Strings{"return C::area() const"}));
  EXPECT_EQ(groupOf(component, "param C::flags(bool, bool) const p"), (Strings{"param C::flags(bool, bool) const p"}));
}

TEST_F(Interactions, GoThroughLocalsReferencesAndConditionalExpressions) {
  Component component = describe(R"(
class C {
public:
  int larger(int limit) {
    int &place = a;
    auto best = place > 0 ? limit : b;
    return best;
  }
private:
  int a = 0, b = 0;
};)");
  EXPECT_EQ(groupOf(component, "return C::larger(int)"),
            (Strings{"field C::b", "param C::larger(int) limit", "return C::larger(int)"}));
  EXPECT_EQ(groupOf(component, "field C::a"), (Strings{"field C::a"}));
}

TEST_F(Interactions, OfContainersTellSizeAndElementsApart) {
  Component component = describe(R"(
#include <cstddef>
#include <vector>
class C {
public:
  explicit C(std::size_t n) : items_(n) {}
  void add(int x) { items_.push_back(x); }
  int get(std::size_t i) const { return items_.at(i); }
  int last() const { return items_.back(); }
  std::size_t count() const { return items_.size(); }
  bool has(int y) const { for (int item : items_) if (item == y) return true; return false; }
private:
  std::vector<int> items_;
};)");
  EXPECT_EQ(groupOf(component, "size C::items_"),
            (Strings{"param C::C(unsigned long) n", "param C::get(unsigned long) const i", "return C::count() const",
                     "size C::items_"}));
  EXPECT_EQ(groupOf(component, "elements C::items_"),
            (Strings{"elements C::items_", "param C::add(int) x", "param C::has(int) const y",
                     "return C::get(unsigned long) const", "return C::last() const"}));
}

TEST_F(Interactions, OfAMapKeepKeysAndValuesApart) {
  Component component = describe(R"(
#include <map>
#include <string>
class C {
public:
  void put(int id, long amount) { byId_[id] = amount; }
  void name(int id, const std::string &text) { names_.emplace(id, text); }
  bool has(int k) const { return byId_.find(k) != byId_.end(); }
  long total() const { long sum = 0; for (const auto &[key, value] : byId_) sum += value; return sum; }
  int first() const { return byId_.begin()->first; }
private:
  std::map<int, long> byId_;
  std::map<int, std::string> names_;
};)");
  EXPECT_EQ(groupOf(component, "elements C::byId_"),
            (Strings{"elements C::byId_", "param C::has(int) const k", "param C::put(int, long) id",
                     "return C::first() const"}));
  EXPECT_EQ(groupOf(component, "return C::total() const"),
            (Strings{"param C::put(int, long) amount", "return C::total() const", "values C::byId_"}));
  EXPECT_EQ(groupOf(component, "param C::name(int, const std::string &) id"),
            (Strings{"elements C::names_", "param C::name(int, const std::string &) id"}));
}

TEST_F(Interactions, OfStringsAreWholeOrLengths) {
  Component component = describe(R"(
#include <cstddef>
#include <string>
class C {
public:
  void rename(const std::string &other) { if (other != name_) name_ = other; }
  bool fits(std::size_t width) const { return name_.length() <= width; }
private:
  std::string name_ = "none";
};)");
  EXPECT_EQ(groupOf(component, "field C::name_"),
            (Strings{"field C::name_", "param C::rename(const std::string &) other"}));
  EXPECT_EQ(groupOf(component, "size C::name_"), (Strings{"param C::fits(unsigned long) const width", "size C::name_",
                                                          "size param C::rename(const std::string &) other"}));
}

TEST_F(Interactions, FollowCallsToPrivateMembersAndToTheUsersFunctions) {
  Component component = describe(R"(
class C {
public:
  void put(int a) { store(a); }
  int scaled(int b) const;
private:
  void store(int v) { kept = v; }
  int kept = 0, base = 0;
};)",
                                 R"(
static int offset(int from, int to) { return to - from; }
int C::scaled(int b) const { return offset(base, b); }
)");
  EXPECT_EQ(groupOf(component, "field C::kept"), (Strings{"field C::kept", "param C::put(int) a"}));
  EXPECT_EQ(groupOf(component, "field C::base"),
            (Strings{"field C::base", "param C::scaled(int) const b", "return C::scaled(int) const"}));
}

TEST_F(Interactions, OfAlgorithmsWithIteratorsAndLambdas) {
  Component component = describe(R"(
#include <algorithm>
#include <numeric>
#include <vector>
class C {
public:
  bool has(int k) const { return std::find(v_.begin(), v_.end(), k) != v_.end(); }
  long above(int limit) const { return std::count_if(v_.begin(), v_.end(), [&](int x) { return x > limit; }); }
  int sum() const { return std::accumulate(v_.begin(), v_.end(), 0); }
  long where(int k) const { auto at = std::lower_bound(v_.begin(), v_.end(), k); return at - v_.begin(); }
private:
  std::vector<int> v_;
};)");
  EXPECT_EQ(groupOf(component, "elements C::v_"),
            (Strings{"elements C::v_", "param C::above(int) const limit", "param C::has(int) const k",
                     "param C::where(int) const k", "return C::sum() const"}));
  EXPECT_EQ(groupOf(component, "size C::v_"), (Strings{"return C::where(int) const", "size C::v_"}));
}

TEST_F(Interactions, OfEnumsPointersAndNestedNodes) {
  Component component = describe(R"(
class C {
public:
  enum class State { Idle, Busy };
  void set(State s) { state_ = s; }
  void add(int v) { Node *n = new Node{v, head_}; head_ = n; }
  int first() const { return head_ ? head_->value : 0; }
private:
  struct Node { int value; Node *next; };
  State state_ = State::Idle;
  Node *head_ = nullptr;
};)");
  EXPECT_EQ(groupOf(component, "field C::state_"), (Strings{"field C::state_", "param C::set(C::State) s"}));
  EXPECT_EQ(groupOf(component, "field C::head_"), (Strings{"field C::Node::next", "field C::head_"}));
  EXPECT_EQ(groupOf(component, "param C::add(int) v"),
            (Strings{"field C::Node::value", "param C::add(int) v", "return C::first() const"}));
}

TEST_F(Interactions, OfFreeFunctionsAndOverriders) {
  Component component = describe(R"(
struct Base { virtual ~Base() = default; virtual int at(int i) const = 0; };
class C : public Base {
public:
  int at(int j) const override { return offset + j; }
  int offset = 0;
};
inline int far(const Base &b, int where) { return b.at(where); }
)",
                                 "", {"far"});
  EXPECT_EQ(groupOf(component, "field C::offset"),
            (Strings{"field C::offset", "param C::at(int) const j", "param far(const Base &, int) where",
                     "return C::at(int) const", "return far(const Base &, int)"}));
}

TEST_F(Interactions, LeaveOutWhatIsOnlyPassedToUnknownCode) {
  Component component = describe(R"(
int mystery(int, int);
class C {
public:
  int ask(int a, int b) const { return mystery(a, b); }
  int keep(int c) const { return c; }
};)");
  EXPECT_EQ(groupOf(component, "param C::keep(int) const c"),
            (Strings{"param C::keep(int) const c", "return C::keep(int) const"}));
  EXPECT_EQ(groupOf(component, "param C::ask(int, int) const a"), Strings{});
}

TEST_F(Interactions, SurviveTemplatesMacrosAndStrangeCode) {
  Component component = describe(R"(
#include <cassert>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>
class C {
public:
  template <class F> void each(F f) { for (auto &x : v) f(x + n); if (f(n)) v.push_back(n); }
  template <class... A> int many(A... a) { return (0 + ... + a); }
  auto deduced() { return [this](auto x) { return x + n; }(1); }
  void run(int k) { std::function<int(int)> g = [k](int y) { return y + k; }; n = g(k); auto [p, q] = std::tuple(k, n); n = p ? q : (this->*m)(k); }
  int pair(int k) { std::pair<int, int> p{k, n}; p.first += 1; return p.second; }
  int opt(int k) { std::optional<int> o = k; if (o && *o > n) return o.value(); return std::unique_ptr<int[]>(new int[k]{})[0]; }
  C &operator=(const C &other) { if (this != &other) { n = other.n; v = other.v; } return *this; }
  C(const C &) = default;
  C() try : n(0) { assert(n == 0); goto out; out:; } catch (...) { throw; }
  int odd(int k) { switch (int t = k; t) { case 1: case 2 ... 4: return n; default: return sizeof(k) + noexcept(k); } }
  union { int a; float b; };
  struct { int c; } named;
private:
  int add(int k) { return k; }
  int n;
  int (C::*m)(int) = &C::add;
  std::vector<int> v;
  std::vector<std::vector<int>> w{{1, 2}, {3}};
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
};)");
  EXPECT_FALSE(groupOf(component, "field C::n").empty());
  EXPECT_EQ(conditionsOf(component, "C::operator=(const C &)"), Strings{});
}

TEST_F(Conditions, OfABoundedStackAreThoseOfItsObserversToo) {
  Component component = describe(stackHeader, stackSource);
  EXPECT_EQ(conditionsOf(component, "C::push(int)"), (Strings{"numElems == max"}));
  EXPECT_EQ(conditionsOf(component, "C::equals(const C *) const"), (Strings{"s == null or s->max != max"}));
}

TEST_F(Conditions, AreSaidInTheNamesThatUsersSee) {
  Component component = describe(R"(
class C {
public:
  void set(int limit, const C &other);
private:
  int limit = 0;
  int level = 0;
};)",
                                 R"(
void C::set(int most, const C &o) {
  if (most > limit && !(o.level == level))
    level = most;
}
)");
  EXPECT_EQ(conditionsOf(component, "C::set(int, const C &)"),
            (Strings{"limit > this->limit and other.level != level"}));
}

TEST_F(Conditions, EndWhereTheBodyHasChangedWhatTheySpeakOf) {
  Component component = describe(R"(
class C {
public:
  void step(int k) {
    if (a > 0)
      a++;
    if (a > 1 || b > 1)
      k = 2;
    if (k > 2)
      change();
    if (b > 3)
      b = 0;
  }
  void guarded(int k) {
    if (k < 0) {
      a = 0;
      return;
    }
    const int was = a;
    a = k;
    if (was == k)
      b = 1;
  }
private:
  void change() { b = 7; }
  int a = 0, b = 0;
};)");
  EXPECT_EQ(conditionsOf(component, "C::step(int)"), (Strings{"a > 0", "b > 1"}));
  EXPECT_EQ(conditionsOf(component, "C::guarded(int)"), (Strings{"k < 0", "a == k"}));
}

TEST_F(Conditions, KnowConstantsContainersAndTexts) {
  Component component = describe(R"(
#include <cassert>
#include <set>
#include <string>
#include <vector>
class C {
public:
  enum Color { Red, Green };
  static constexpr int kMost = 40;
  int use(int k, const std::string &name, Color color, double x, bool on) {
    assert(k <= kMost + 2);
    if (name.empty() || name == "root")
      return 1;
    if (v_.size() > 3 && v_[0] == k)
      return 2;
    if (seen_.count(k) == 0)
      return 3;
    if (!on && x >= 0.5)
      return 4;
    return color == Red ? 5 : 6;
  }
  int pick(Color color) { switch (color) { case Red: return 1; case Green: return 2; } return 0; }
private:
  std::vector<int> v_;
  std::set<int> seen_;
};)");
  EXPECT_EQ(conditionsOf(component, "C::use(int, const std::string &, C::Color, double, bool)"),
            (Strings{"k <= 42", "size(name) == 0 or name == \"root\"", "size(v_) > 3 and v_[0] == k",
                     "k not in seen_[]", "not on and x >= 0.5", "color == C::Color::Red"}));
  EXPECT_EQ(conditionsOf(component, "C::pick(C::Color)"),
            (Strings{"color == C::Color::Red", "color == C::Color::Green"}));
}

TEST_F(Conditions, OfConstructorsAndFunctionsSpeakOfParametersOnly) {
  Component component = describe(R"(
class C {
public:
  explicit C(int capacity) : max(capacity > 0 ? capacity : 1) {
    if (max > 10)
      max = 10;
  }
private:
  int max;
};
inline int clamp(int x) { if (x < 0) return 0; while (x > 9) --x; return x; }
)",
                                 "", {"clamp"});
  EXPECT_EQ(conditionsOf(component, "C::C(int)"), (Strings{"capacity > 0"}));
  EXPECT_EQ(conditionsOf(component, "clamp(int)"), (Strings{"x < 0", "x > 9"}));
}

TEST_F(Conditions, AreFewAndEachOnce) {
  std::string body;
  for (int i = 0; i < 20; ++i)
    body += "if (k == " + std::to_string(i / 2) + ") return 1;\n";
  Component component = describe("class C { public: int f(int k) { " + body + " return 0; } };");
  EXPECT_EQ(conditionsOf(component, "C::f(int)"),
            (Strings{"k == 0", "k == 1", "k == 2", "k == 3", "k == 4", "k == 5", "k == 6", "k == 7"}));
}

using Writes = BodiesTest;

TEST_F(Writes, FieldsThatABodyAssignsAndThoseItLeavesAlone) {
  Component c = describe("class C {\npublic:\n"
                         "  void set(int x) { if (x > 9) { a = x; return; } b[0] = x; }\n"
                         "  int read() { return c + d; }\n"
                         "  void both() { set(1); c = 2; }\n"
                         "  void hidden();\n"
                         "private:\n  int a, b[3], c, d;\n};");
  auto of = [&](const std::string &name) -> const Operation & {
    return *std::ranges::find(c.operations, name, &Operation::name);
  };
  EXPECT_EQ(of("set").writes, (Strings{"a", "b"}));
  EXPECT_EQ(of("set").keeps, (Strings{"c", "d"}));
  EXPECT_EQ(of("read").keeps, (Strings{"a", "b", "c", "d"}));
  // What another operation does to the object is not followed: not known.
  EXPECT_EQ(of("both").writes, (Strings{"c"}));
  EXPECT_EQ(of("both").keeps, Strings{});
  EXPECT_EQ(of("hidden").keeps, Strings{});
  EXPECT_EQ(of("hidden").writes, Strings{});
}

}  // namespace
}  // namespace eclat

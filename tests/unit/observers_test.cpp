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

class Observers : public testing::Test {
protected:
  Observers() {
    const auto *test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("eclat-observers-" + std::to_string(getpid()) + "-" + test->name());
    fs::create_directories(folder_);
  }
  ~Observers() override { fs::remove_all(folder_); }

  std::string write(const std::string &name, const std::string &text) {
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }

  Request requestFor(const std::string &header, const std::string &className) {
    Request request;
    request.headers = {write("header.h", header)};
    request.classes = {className};
    return request;
  }

  ClassInfo describe(const Request &request) {
    Result<Component> component = describeComponent(request);
    if (component)
      return *component->findClass(request.classes.front());
    ADD_FAILURE() << component.error().message;
    return {};
  }
  ClassInfo describe(const std::string &header, const std::string &className) {
    return describe(requestFor(header, className));
  }

  fs::path folder_;
};

Strings names(const ClassInfo &info) {
  Strings found;
  for (const Observer &observer : info.observers)
    found.push_back(observer.name);
  return found;
}

std::string whyNot(const ClassInfo &info, const std::string &name) {
  auto it = std::ranges::find(info.unobserved, info.name + "::" + name + "() const", &Skipped::operation);
  return it == info.unobserved.end() ? "nothing said" : it->reason;
}

TEST_F(Observers, AreMethodsThatOnlyReadFieldsSizesAndOneAnother) {
  ClassInfo info = describe(R"(
    #include <memory>
    #include <string>
    #include <vector>
    class Box {
    public:
      int count() const { return count_; }
      bool empty() const { return size() == 0; }
      unsigned long size() const { return items_.size() + more_.size(); }
      bool full() const { return !empty() && count_ >= kMost; }
      const std::vector<int> &items() const { return items_; }
      std::string name() const { return name_; }
      bool hasNext() const { return next_ != nullptr; }
      const int *data() const { return data_; }
      long span() const { return last_ - data_; }
    private:
      static constexpr int kMost = 4;
      int count_ = 0;
      int *data_ = nullptr, *last_ = nullptr;
      std::vector<int> items_, more_;
      std::string name_;
      std::unique_ptr<int> next_;
    };)",
                            "Box");
  EXPECT_EQ(names(info), (Strings{"count", "empty", "size", "full", "hasNext", "data", "span", "name"}))
      << "scalars come first, and eight are enough";
  EXPECT_EQ(whyNot(info, "items"), "no more than 8 observers of a class are called");
  EXPECT_EQ(info.observers.back().copies, "name_") << "it is to be called only while that is short";
}

TEST_F(Observers, AskASharedPointerThoughItsBasesDoTheWork) {
  ClassInfo info = describe(R"(
    #include <memory>
    class Cursor {
    public:
      bool isPastEnd() const { return !current_; }
      long owners() const { return current_.use_count(); }
      bool isThere() const { return current_.get() != nullptr; }
    private:
      std::shared_ptr<int> current_;
    };)",
                            "Cursor");
  EXPECT_EQ(names(info), (Strings{"isPastEnd", "owners", "isThere"})) << whyNot(info, "isPastEnd");
}

TEST_F(Observers, AreNeverMethodsThatCouldDoHarm) {
  ClassInfo info = describe(R"(
    #include <cstdlib>
    #include <future>
    #include <vector>
    extern int calls;
    class Stack {
    public:
      Stack();
      int top() const { if (items_.empty()) std::abort(); return items_.back(); }
      int last() const { return items_.back(); }
      int first() const { return items_[0]; }
      int pointee() const { return *where_; }
      int mean() const { return sum_ / count_; }
      int left() const { return max_ - count_; }
      int counted() const { return ++asked_; }
      int global() const { return calls; }
      int viaLast() const { return last() == 0 ? 1 : 2; }
      int endless() const { return endless() + 0u; }
      int reference() const { return other_; }
      int waits() const { return future_.valid() ? 1 : future_.get(); }
      std::vector<int> sorted() const { return std::vector<int>(3); }
      [[deprecated]] int old() const { return count_; }
      virtual int anything() const { return count_; }
      void nothing() const {}
      int notConst() { return count_; }
      static int shared() { return 3; }
      int with(int x) const { return x; }
      operator int() const { return count_; }
      const int *begin() const { return where_; }
      const int *end() const { return where_; }
    protected:
      int hidden() const { return count_; }
    private:
      std::vector<int> items_;
      std::shared_future<int> future_;
      int *where_; int &other_; int sum_, count_, max_;
      mutable int asked_ = 0;
    };)",
                            "Stack");
  EXPECT_EQ(names(info), Strings{});
  EXPECT_EQ(whyNot(info, "top"), "its body is more than one return");
  EXPECT_EQ(whyNot(info, "last"), "it calls what may do anything");
  EXPECT_EQ(whyNot(info, "first"), "it calls what may do anything");
  EXPECT_EQ(whyNot(info, "pointee"), "it follows a pointer or reference");
  EXPECT_EQ(whyNot(info, "mean"), "its expression is not a plain one");
  EXPECT_EQ(whyNot(info, "left"), "its arithmetic may overflow");
  EXPECT_EQ(whyNot(info, "global"), "it reads what is not the object's");
  EXPECT_EQ(whyNot(info, "viaLast"), "it calls what may do anything");
  EXPECT_EQ(whyNot(info, "endless"), "it calls itself");
  EXPECT_EQ(whyNot(info, "reference"), "it follows a pointer or reference");
  EXPECT_EQ(whyNot(info, "waits"), "it calls what may do anything");
  EXPECT_EQ(whyNot(info, "sorted"), "it makes its result");
  EXPECT_EQ(whyNot(info, "old"), "deprecated");
  EXPECT_EQ(whyNot(info, "anything"), "a class that overrides it may do anything");
  EXPECT_EQ(info.unobserved.size(), 15u) << "the others do not look like observers";
}

TEST_F(Observers, MayFollowPointersOfTheObjectThatAreLookedAtFirst) {
  ClassInfo info = describe(R"(
    class List {
    public:
      bool isOffEnd() const { return cursor_->next == nullptr; }
      bool isOn() const { return !isOffEnd(); }
      bool isAtFront() const { return cursor_ == &front_; }
      bool isFar() const { return cursor_->next->next == nullptr; }
    private:
      struct Node { Node *next = nullptr; };
      Node front_;
      Node *cursor_ = &front_;
    };)",
                            "List");
  EXPECT_EQ(names(info), (Strings{"isOffEnd", "isOn", "isAtFront"}));
  EXPECT_EQ(info.observers.at(0).follows, Strings{"cursor_"});
  EXPECT_EQ(info.observers.at(1).follows, Strings{"cursor_"});
  EXPECT_EQ(info.observers.at(2).follows, Strings{});
  EXPECT_EQ(whyNot(info, "isFar"), "it follows a pointer or reference");
}

TEST_F(Observers, AreJudgedByNameWhereNoBodyIsInSight) {
  const char *header = "class Lib { public: Lib(); int size() const; bool is_open() const; int level() const;\n"
                       "  int capacity() const; private: int n; };";
  ClassInfo unseen = describe(header, "Lib");
  EXPECT_EQ(names(unseen), (Strings{"size", "is_open", "capacity"}));
  EXPECT_EQ(whyNot(unseen, "level"), "its body is not to be seen");

  Request request = requestFor(header, "Lib");
  request.sources = {write("lib.cpp", "#include \"header.h\"\nLib::Lib() : n(0) {}\n"
                                      "int Lib::size() const { return 100 / n; }\n"
                                      "int Lib::level() const { return n; }\n")};
  ClassInfo seen = describe(request);
  EXPECT_EQ(names(seen), (Strings{"is_open", "level", "capacity"})) << "a body that is in sight counts, not the name";
}

TEST_F(Observers, ComeFromBasesUnlessTheirNameIsTaken) {
  ClassInfo info = describe("class Base { public: int a() const { return x; } int b() const { return x; } int x; };\n"
                            "class Derived : public Base { public: int b(int k) const { return k; } };",
                            "Derived");
  ASSERT_EQ(names(info), Strings{"a"});
  EXPECT_EQ(info.observers[0].declaredIn, "Base");
}

TEST_F(Observers, CanBeLeftOut) {
  const char *header = "class Box { public: int a() const { return x; } int b() const { return x; }\n"
                       "  int c() const { return *p; } int x; int *p; };";
  Request request = requestFor(header, "Box");
  request.useObservers = false;
  EXPECT_EQ(names(describe(request)), Strings{});
  request.useObservers = true;
  request.observers = {"b"};
  EXPECT_EQ(names(describe(request)), Strings{"b"});
  request.observers = {"c"};
  Result<Component> refused = describeComponent(request);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "'c' cannot be an observer: it follows a pointer or reference");
  request.observers = {"d"};
  ASSERT_FALSE(describeComponent(request));
}

TEST_F(Observers, StaticMembersThatCanChangeAreVariables) {
  ClassInfo info = describe(R"(
    #include <string>
    class Pool {
    public:
      inline static int live = 0;
      static int made;
      static int declaredOnly;
      static const int kLimit = 3;
      static constexpr int kMost = 4;
      inline static const char *label = "";
      inline static std::string name;
      inline static thread_local int perThread = 0;
    };
    int Pool::made = 0;)",
                            "Pool");
  Strings variables;
  for (const Field &field : info.fields)
    if (field.isVariable)
      variables.push_back(field.name);
  EXPECT_EQ(variables, (Strings{"live", "made", "label"}));
}

TEST_F(Observers, AStaticMemberMayBeDefinedInASource) {
  Request request = requestFor("class Pool { public: static int made; static int lost; };", "Pool");
  request.sources = {write("pool.cpp", "#include \"header.h\"\nint Pool::made = 0;\n")};
  ClassInfo info = describe(request);
  ASSERT_EQ(info.fields.size(), 2u);
  EXPECT_TRUE(info.fields[0].isVariable);
  EXPECT_FALSE(info.fields[1].isVariable);
}

}  // namespace
}  // namespace eclat

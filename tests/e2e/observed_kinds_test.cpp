#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// A field of each kind that is opened. All follow from n_, but for one fault.
constexpr const char *kHeader = R"(#pragma once
#include <atomic>
#include <bitset>
#include <chrono>
#include <complex>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

struct Item {
  int price;
  std::string name;
};

class Link {
  friend class Kinds;
  enum class Color { Red, Green };
  explicit Link(int v) : value(v) {}
  int value;
  Color color = Color::Green;
  std::shared_ptr<Link> next;
};

class Kinds {
public:
  Kinds() { set(1); }
  Item item() const { return {n_, "i"}; }
  void set(int n) {
    n_ = n < 1 ? 1 : n > 30 ? 30 : n;
    counts_.clear();
    items_.clear();
    head_.reset();
    stack_ = {};
    for (int i = 1; i <= n_; ++i) {
      counts_["k" + std::to_string(i)] = i;
      items_.push_back(std::make_shared<Item>(Item{i, "y"}));
      stack_.push(i);
      auto link = std::shared_ptr<Link>(new Link(i));
      link->next = head_;
      head_ = link;
    }
    tree_[n_] = {n_, "t"};
#ifdef MENDED
    maybe_ = n_;
#else
    maybe_ = n_ == 14 ? 0 : n_;
#endif
    if (n_ % 2)
      either_ = n_;
    else
      either_ = std::string("even");
    both_ = {n_, n_ + 1};
    bits_ = std::bitset<4>(1);
    data_ = std::shared_ptr<int>(new int(n_));
    atomic_.value = n_;
    time_ = std::chrono::seconds(n_);
    complex_ = {1.0 * n_, 1.0};
    done_ = [] {};
  }

private:
  struct Shared {
    Shared() = default;
    Shared(const Shared &other) : value(other.value.load()) {}
    std::atomic<int> value{0};
  };
  int n_ = 0;
  std::unordered_map<std::string, int> counts_;
  std::map<int, Item> tree_;
  std::vector<std::shared_ptr<Item>> items_;
  std::stack<int> stack_;
  std::shared_ptr<Link> head_;
  std::optional<int> maybe_;
  std::variant<int, std::string> either_;
  std::tuple<int, int> both_;
  std::bitset<4> bits_;
  std::shared_ptr<int> data_;
  Shared atomic_;
  std::chrono::seconds time_{0};
  std::complex<double> complex_;
  const char *text_ = "abc";
  std::function<void()> done_;
};
)";

constexpr const char *kTests = R"(#include "kinds.h"
#include <gtest/gtest.h>
TEST(Kinds, Sets) {
  Kinds kinds;
  for (int n : {3, 5, 8, 2, 1, 13, 9, 7, 11, 4, 6, 10, 12, 15}) {
    kinds.set(n);
    EXPECT_EQ(kinds.item().price, n);
  }
}
)";

TEST(ObservedKindsEndToEnd, EveryKindIsInTheModelAndInATestThatCompilesAnywhere) {
  TempDir dir;
  dir.write("kinds.h", kHeader);
  dir.write("kinds_test.cpp", kTests);
  Completed run =
      runEclatIn(dir.path(), {"run", "--quiet", "--format", "json", "--work-dir", dir.path("work"), "--rounds", "2",
                              "--header", "kinds.h", "--tests", "kinds_test.cpp", "--class", "Kinds"});
  ASSERT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_TRUE(hasFinding(parseReport(run.out), "property", "Kinds::set")) << run.out;

  Completed model = runEclatIn(dir.path(), {"model", "show", "--work-dir", dir.path("work")});
  for (const char *property :
       {"maybe_.has_value == true", "size(bits_) == 4", "complex_.imag == 1.0", "done_.has_value == true"})
    EXPECT_NE(model.out.find("    " + std::string(property) + " "), std::string::npos) << property << "\n" << model.out;
  for (const char *variable :
       {"counts_.values[]", "size(counts_.keys)", "items_->price[]", "stack_[]", "head_->value[]", "maybe_.value ",
        "either_.get0", "either_.index", "both_.get0", "atomic_.value", "time_ "})
    EXPECT_NE(model.out.find(variable), std::string::npos) << variable << "\n" << model.out;

  std::string file = dir.path("work") + "/tests/eclat_test.cpp";
  EXPECT_EQ(readText(file).find("// Not checked"), std::string::npos) << readText(file);
  Words flags = {"-I" + dir.path(), "-std=c++17"}, mended = flags;
  mended.push_back("-DMENDED");
  Completed compiled = compileTest("clang++-19", {file}, dir.path("faulty"), flags);
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  EXPECT_EQ(runProgram({dir.path("faulty")}).exitCode, 1);
  compiled = compileTest("g++", {file}, dir.path("mended"), mended);
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  Completed passed = runProgram({dir.path("mended")});
  EXPECT_EQ(passed.exitCode, 0) << testing::PrintToString(passed);
}

}  // namespace

}  // namespace eclat::test

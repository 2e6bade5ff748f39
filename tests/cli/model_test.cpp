#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// The gate with its results in .eclat and no model file yet.
class CliModel : public testing::Test {
protected:
  void SetUp() override {
    writeGate(dir_);
    Words request = requestGate("describe");
    for (const Words &stage : {request, Words{"instrument"}, Words{"observe"}}) {
      Completed run = runEclatIn(dir_.path(), stage);
      ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
    }
  }
  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path(), arguments); }
  std::string file() const { return readText(dir_.path("gate.model")); }
  static bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

  TempDir dir_;
};

TEST_F(CliModel, EditsAreHonouredInLaterRuns) {
  Completed made = eclat({"infer", "--model", "gate.model"});
  ASSERT_EQ(made.exitCode, 0) << testing::PrintToString(made);
  EXPECT_TRUE(has(file(), "# The model of Gate, inferred by eclat from ")) << file();

  dir_.write("gate.model", file() + "\nobject Gate\n  + width_ < 30   # narrow ones only\n  - 0 <= width_\n");
  Completed run = eclat({"infer", "--model", "gate.model"});
  ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  EXPECT_TRUE(has(run.out, "+ width_ < 30")) << run.out;
  EXPECT_TRUE(has(
      run.err, "gate.model:5:5: warning: 'width_ < 30' is trusted, but call 2 of the examples breaks it: width_ == 40"))
      << run.err;
  std::string kept = file();
  EXPECT_TRUE(has(kept, "# narrow ones only")) << kept;
  EXPECT_EQ(eclat({"infer", "--model", "gate.model"}).exitCode, 0);
  EXPECT_EQ(file(), kept);

  EXPECT_TRUE(has(eclat({"model", "why-not", "width_ >= 0", "--point", "object"}).out, "rejected in gate.model:6"));
  EXPECT_TRUE(has(eclat({"model", "why-not", "width_ < 30", "--point", "object"}).out, "it is in the model"));
  EXPECT_TRUE(has(eclat({"model", "show", "--point", "object"}).out, "+ width_ < 30"));
  EXPECT_TRUE(has(eclat({"model", "explain", "30 > width_"}).out, "example: call 1, Gate::Gate(int): width_ == 3"));
}

TEST_F(CliModel, MayBeNamedInTheConfiguration) {
  dir_.write(".eclat.yaml", "model: models/gate.model\n");
  ASSERT_EQ(eclat({"infer"}).exitCode, 0);
  EXPECT_TRUE(has(readText(dir_.path("models/gate.model")), "# The model of Gate"));
}

TEST_F(CliModel, AFileWithErrorsIsRefusedAndLeftAlone) {
  std::string bad = "object Gate\n  + widht_ > 0\n  + width_ >\n";
  dir_.write("gate.model", bad);
  Completed run = eclat({"infer", "--model", "gate.model"});
  expectRefusal(run, 2,
                {"gate.model:2:5: error: there is no variable 'widht_'", "  + widht_ > 0\n    ^\n",
                 "gate.model:3:13: error: expected a term"});
  EXPECT_EQ(file(), bad);
}

TEST_F(CliModel, WhyNotNamesTheCall) {
  ASSERT_EQ(eclat({"infer"}).exitCode, 0);
  Completed broken = eclat({"model", "why-not", "width != 7"});
  EXPECT_EQ(broken.exitCode, 0);
  EXPECT_TRUE(has(broken.out, "entry of Gate::open(int)")) << broken.out;
  EXPECT_TRUE(has(broken.out, "falsified at 1 of 1 visit\n    first by call 3, Gate::open(int): width == 7"))
      << broken.out;
  EXPECT_TRUE(has(eclat({"model", "why-not", "width_ >= 3", "--point", "object"}).out, "too little evidence: "))
      << "one suite";
  expectRefusal(eclat({"model", "why-not", "widht > 0"}), 2, {"property:1:1: error: ", "'widht'", "widht > 0\n^"});
  expectRefusal(eclat({"model", "why-not", "widt > 0"}), 2, {"'widt'", "did you mean 'width'?"});
  expectRefusal(eclat({"model", "why-not", "width"}), 2, {"this is a value", "width == 0"});
  expectRefusal(eclat({"model", "why-not", "width >"}), 2, {"property:1:8: error: expected a term"});
  expectRefusal(eclat({"model", "explain", "width > 0", "--point", "nowhere"}), 2, {"'nowhere'"});
}

TEST_F(CliModel, DiffTellsWhatChanged) {
  std::string a = dir_.write("a", "object Gate\n  + width_ > 0\n  + width_ != 5\n");
  std::string b = dir_.write("b", "object Gate\n  + width_ > 1\n  - width_ != 5\n  + width_ != 6\n");
  Completed diff = eclat({"model", "diff", a, b});
  EXPECT_EQ(diff.exitCode, 1);
  EXPECT_EQ(diff.out,
            "object of Gate\n  ~ width_ > 1   (was width_ > 0: stronger)\n  - width_ != 5\n  + width_ != 6\n");
  Completed same = eclat({"model", "diff", a, a});
  EXPECT_EQ(same.exitCode, 0);
  EXPECT_EQ(same.out, "");
  ASSERT_EQ(eclat({"infer", "--model", "gate.model"}).exitCode, 0);
  EXPECT_EQ(eclat({"model", "diff", "gate.model", ".eclat"}).exitCode, 0);
  expectRefusal(eclat({"model", "diff", a, dir_.path("none")}), 2, {"none"});
}

// A class whose field has this name, and a suite that says nothing of it where it is zero.
std::string modelOfField(const std::string &field) {
  TempDir dir;
  dir.write("shop.h", "#pragma once\nclass Shop {\npublic:\n  void take(int n) { " + field +
                          " = n; }\n  int twice() const { return 2 * " + field +
                          "; }\n  void note(int k) { last_ = k; }\n\nprivate:\n  int " + field +
                          " = 0;\n  int last_ = 0;\n};\n");
  dir.write("shop_test.cpp", R"(#include "shop.h"
int main() {
  for (int i = 0; i < 3; ++i) {
    Shop s;
    s.note(i);
    s.take(0);
    s.note(2 * i + 1);
  }
  for (int i = 0; i < 60; ++i) {
    Shop s;
    s.take(i % 40 + 1);
    s.note(i);
    s.note(i + 1);
    s.take(i % 15 + 1);
    if (s.twice() < 0)
      return 1;
  }
  return 0;
}
)");
  Words describe = {"describe", "--class", "Shop", "--header", "shop.h", "--tests", "shop_test.cpp"};
  for (const Words &stage : {describe, Words{"instrument"}, Words{"observe"}, Words{"infer"}}) {
    Completed run = runEclatIn(dir.path(), stage);
    EXPECT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  }
  return runEclatIn(dir.path(), {"show", "model"}).out;
}

TEST(ModelOfAClass, NamesCarryNoMeaning) {
  std::string model = modelOfField("receiving");
  EXPECT_NE(model.find("receiving == n"), std::string::npos) << model;
  for (const std::string name : {"returned_", "orig_size", "size_of_a", "param_one"}) {
    std::string renamed = modelOfField(name);
    for (std::size_t at; (at = renamed.find(name)) != std::string::npos;)
      renamed.replace(at, name.size(), "receiving");
    EXPECT_EQ(renamed, model) << "of a field that is called " << name;
  }
}

}  // namespace

}  // namespace eclat::test

#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace eclat::test {

namespace {

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

constexpr const char *kDeclarations = R"(decl-version 2.0
var-comparability none

ppt shop.Till.pay(int):::ENTER
ppt-type enter
variable sum
  var-kind variable
  dec-type int
  rep-type int
  flags is_param
  comparability 1

ppt shop.Till.pay(int):::EXIT7
ppt-type subexit
variable sum
  var-kind variable
  dec-type int
  rep-type int
  flags is_param
  comparability 1
variable return
  var-kind return
  dec-type int
  rep-type int
  comparability 1

)";

std::string records() {
  std::string out;
  for (int i = 0; i < 40; ++i) {
    std::string nonce = fmt::format("this_invocation_nonce\n{}\n", i), sum = fmt::format("sum\n{}\n1\n", i * i);
    out += "shop.Till.pay(int):::ENTER\n" + nonce + sum + "\n";
    out += "shop.Till.pay(int):::EXIT7\n" + nonce + sum + fmt::format("return\n{}\n1\n\n", i * i + 1);
  }
  return out;
}

class CliDtrace : public testing::Test {
protected:
  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path(), arguments); }
  TempDir dir_;
};

TEST_F(CliDtrace, AForeignTraceIsInferredFromWithoutAComponent) {
  dir_.write("till.dtrace", kDeclarations + records());
  Completed run = eclat({"infer", "--from-dtrace", "till.dtrace"});
  ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  EXPECT_TRUE(run.out.starts_with("# The model of ")) << run.out;
  EXPECT_TRUE(has(run.out, "inferred by eclat from 40 calls")) << run.out;
  EXPECT_TRUE(has(run.out, "exit shop.Till.pay(int)\n")) << run.out;
  EXPECT_TRUE(has(run.out, "    return == sum + 1 ")) << run.out;

  dir_.write("till.decls", kDeclarations);
  dir_.write("apart.dtrace", records());
  Completed apart =
      eclat({"infer", "-q", "--from-dtrace", "apart.dtrace", "--decls", "till.decls", "-o", "out/till.model"});
  EXPECT_EQ(apart.exitCode, 0) << testing::PrintToString(apart);
  EXPECT_EQ(apart.everything(), "");
  EXPECT_EQ(readText(dir_.path("out/till.model")), run.out);

  Completed why = eclat({"model", "why-not", "sum != 9", "--work-dir", ".eclat/dtrace", "--point", "entry"});
  EXPECT_TRUE(has(why.out, "first by call 4, shop.Till.pay(int): sum == 9")) << testing::PrintToString(why);
}

TEST_F(CliDtrace, TheModelFileOfTheConfigurationIsAboutSomethingElse) {
  dir_.write(".eclat.yaml", "model: gate.model\n");
  dir_.write("gate.model", "object Gate\n  + width_ > 0\n");
  dir_.write("till.dtrace", kDeclarations + records());
  EXPECT_EQ(eclat({"infer", "--from-dtrace", "till.dtrace"}).exitCode, 0);
  dir_.write("till.model", "exit shop.Till.pay(int)\n  + return > sum\n");
  Completed run = eclat({"infer", "--from-dtrace", "till.dtrace", "--model", "till.model"});
  EXPECT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  EXPECT_TRUE(has(run.out, "  + return > sum")) << run.out;
}

TEST_F(CliDtrace, WhatIsWrongIsSaidWithItsPlace) {
  auto infer = [&](const std::string &text) {
    dir_.write("f.dtrace", text);
    return eclat({"infer", "--from-dtrace", "f.dtrace"});
  };
  std::string good = kDeclarations + records();
  expectRefusal(infer("\x1f\x8b\x08 packed"), 2, {"f.dtrace:1: error: the file is compressed", "gunzip"});
  expectRefusal(infer("decl-version 1.0\n" + good), 2, {"f.dtrace:1: error: ", "only 2.0"});
  expectRefusal(infer(records()), 2, {"no declarations", "--decls"});
  expectRefusal(infer(good + "shop.Till.pay(int):::ENTER\nthis_invocation_nonce\n99\nsum\n3"), 2, {"is cut off"});
  expectRefusal(infer(good + "shop.Till.pay(int):::ENTER\nthis_invocation_nonce\n99\nsum\nthree\n1\n\n"), 2,
                {"f.dtrace:", ": error: the value of 'sum': 'three' is not an integer"});
  expectRefusal(eclat({"infer", "--from-dtrace", "none.dtrace"}), 2, {"'none.dtrace'"});
  expectRefusal(eclat({"infer", "--decls", "f.dtrace"}), 2, {"--from-dtrace"});
  expectRefusal(eclat({"infer", "--from-dtrace", "f.dtrace", "-o", "f.dtrace/below"}), 2, {"f.dtrace/below"});
  Completed none = infer(kDeclarations);
  EXPECT_EQ(none.exitCode, 0);
  EXPECT_TRUE(has(none.err, "warning: 'f.dtrace' holds no call")) << none.err;
}

TEST_F(CliDtrace, OurTraceIsWrittenForOthersAndLeftAsItIs) {
  const std::string gate = exploredGate();
  Completed shown = runEclatIn(gate, {"show", "trace"});
  ASSERT_EQ(shown.exitCode, 0) << testing::PrintToString(shown);
  EXPECT_TRUE(shown.out.starts_with("decl-version 2.0\n")) << shown.out.substr(0, 200);
  EXPECT_TRUE(has(shown.out, "\nppt Gate.open(int):::ENTER\n"));
  EXPECT_EQ(runEclatIn(gate, {"emit"}).exitCode, 1) << "the results are still there";
  expectRefusal(eclat({"show", "trace"}), 2, {"run `eclat describe` first"});
}

}  // namespace

}  // namespace eclat::test

#include "../support/temp_folder.h"
#include "cli/commands/init_command.h"
#include "cli/options/config.h"
#include "cli/options/config_file.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using Strings = std::vector<std::string>;

class ConfigFileTest : public ::testing::Test {
protected:
  ConfigFile read(const std::string &text) {
    auto config = readConfigFile(folder_.write("eclat.yaml", text));
    if (!config) {
      ADD_FAILURE() << config.error().message;
      return {};
    }
    return *config;
  }

  // The message behind the folder, which is another for every test, and the hint.
  std::string refusal(const std::string &text) {
    std::string file = folder_.write("eclat.yaml", text);
    auto config = readConfigFile(file);
    if (config)
      return "it was read";
    EXPECT_EQ(config.error().code, ExitCode::Usage);
    EXPECT_FALSE(config.error().hint.empty()) << config.error().message;
    EXPECT_TRUE(config.error().message.starts_with(file)) << config.error().message;
    return config.error().message.substr(std::min(config.error().message.size(), file.size() + 1));
  }

  testing::TempFolder folder_;
};

Strings texts(const std::vector<Noted> &notes) {
  Strings out;
  for (const Noted &noted : notes)
    out.push_back(noted.text);
  return out;
}

TEST_F(ConfigFileTest, KeepsThePlaceOfEverythingThatIsCheckedLater) {
  ConfigFile config = read("leave-out: [clear, 'Stack::d*']\npure:\n  - peek\nsetup: Registry::reset();\n"
                           "include: [registry.h, <vector>]\n");
  EXPECT_EQ(texts(config.advice.leaveOut), (Strings{"clear", "Stack::d*"}));
  EXPECT_EQ(config.advice.leaveOut[1].place, folder_.file("eclat.yaml") + ":1:20");
  EXPECT_EQ(config.advice.pure.at(0).place, folder_.file("eclat.yaml") + ":3:5");
  EXPECT_EQ(texts(config.advice.setup), (Strings{"Registry::reset();"}));
  EXPECT_EQ(config.advice.includes, (Strings{"registry.h", "<vector>"}));
}

TEST_F(ConfigFileTest, ReadsValuesForTypesAndParameters) {
  ConfigFile config = read("values: {int: [0, 7, -1], \"Stack::push.x\": {only: [1]}, std::string: [\"a b\"]}\n");
  ASSERT_EQ(config.advice.values.size(), 3u);
  EXPECT_EQ(config.advice.values[0].subject.text, "int");
  EXPECT_EQ(config.advice.values[0].values.size(), 3u);
  EXPECT_FALSE(config.advice.values[0].only);
  EXPECT_EQ(config.advice.values[1].subject.text, "Stack::push.x");
  EXPECT_TRUE(config.advice.values[1].only);
  EXPECT_EQ(config.advice.values[2].values.at(0).text, "a b");
  EXPECT_TRUE(config.advice.values[2].values.at(0).isQuoted);
}

TEST_F(ConfigFileTest, ReadsFactories) {
  ConfigFile config = read("factories:\n  Widget: [\"Widget::make({int})\", \"makeWidget({std::string}, 3)\"]\n"
                           "  std::unique_ptr<Sink>: std::make_unique<FileSink>({int})\n");
  ASSERT_EQ(config.advice.factories.size(), 3u);
  EXPECT_EQ(config.advice.factories[1].type.text, "Widget");
  EXPECT_EQ(config.advice.factories[1].code.text, "makeWidget({std::string}, 3)");
  EXPECT_EQ(config.advice.factories[2].type.text, "std::unique_ptr<Sink>");
}

TEST_F(ConfigFileTest, SectionsOfAClassSpeakOfItsMembers) {
  ConfigFile config = read("per-class:\n  geo::Stack:\n    leave-out: [clear]\n    values: {push.x: [1]}\n"
                           "    factories: ['geo::Stack::make({int})']\n");
  ASSERT_EQ(config.perClass.size(), 1u);
  const auto &[name, advice] = config.perClass[0];
  EXPECT_EQ(name, "geo::Stack");
  EXPECT_EQ(texts(advice.leaveOut), (Strings{"geo::Stack::clear"}));
  EXPECT_EQ(advice.values.at(0).className, "geo::Stack");
  EXPECT_EQ(advice.factories.at(0).type.text, "geo::Stack");
  EXPECT_TRUE(config.advice.leaveOut.empty());
}

TEST_F(ConfigFileTest, RefusesWithThePlaceAndARemedy) {
  EXPECT_EQ(refusal("seed: 3\nrouns: 2\n"), "2:1: error: unknown key 'rouns'; did you mean 'rounds'?");
  EXPECT_EQ(refusal("per-class:\n  Stack: {leaveout: [a]}\n"),
            "2:11: error: unknown setting of a class 'leaveout'; did you mean 'leave-out'?");
  EXPECT_EQ(refusal("rounds: many\n"), "1:9: error: expected a number from 1 to 1000");
  EXPECT_EQ(refusal("rounds: 0\n"), "1:9: error: expected a number from 1 to 1000");
  EXPECT_EQ(refusal("time-limit: -1\n"), "1:13: error: expected a number of seconds, not negative");
  EXPECT_EQ(refusal("leave-out: {a: b}\n"),
            "1:12: error: expected a name, signature or pattern of operations or a list of them");
  EXPECT_EQ(refusal("seed: 1\nseed: 2\n"), "2:1: error: 'seed' stands here twice");
  EXPECT_EQ(refusal("values: {int: 3}\n"), "1:15: error: expected a list of values, or {only: [...]}");
  EXPECT_EQ(refusal("values: {int: {oly: [3]}}\n"), "1:16: error: expected a list of values, or {only: [...]}");
  EXPECT_EQ(refusal("factories: [a]\n"),
            "1:12: error: expected types with C++ that makes them: {Widget: ['Widget::make({int})']}");
  EXPECT_EQ(refusal("- a\n"), "1:1: error: expected keys and values, as in 'seed: 1'");
}

// As an editor leaves it while someone types.
TEST_F(ConfigFileTest, SaysHowResultsAreWritten) {
  ConfigFile config =
      read("baseline: known.txt\nemit: {framework: catch2, oracle: full, prove: false, regression: true}\n");
  EXPECT_EQ(config.baseline, "known.txt");
  EXPECT_EQ(config.framework, "catch2");
  EXPECT_EQ(config.oracle, Oracle::Full);
  EXPECT_EQ(config.prove, false);
  EXPECT_EQ(config.regression, true);
  EXPECT_EQ(refusal("emit: {framework: junit}\n"), "1:19: error: expected one of gtest, catch2, doctest");
  EXPECT_EQ(refusal("emit: {oracle: half}\n"), "1:16: error: expected violated or full");
  EXPECT_EQ(refusal("emit: {prove: maybe}\n"), "1:15: error: expected true or false");
  EXPECT_EQ(refusal("emit: {framwork: gtest}\n"),
            "1:8: error: unknown setting of emit 'framwork'; did you mean 'framework'?");
}

TEST_F(ConfigFileTest, TheCommandLineWinsOverWhatItSaysOfResults) {
  std::string file = folder_.write(".eclat.yaml", "baseline: known.txt\nemit: {oracle: full, prove: false}\n");
  RunOptions options;
  ASSERT_TRUE(applyConfig(file, options, {"--oracle"}));
  EXPECT_EQ(options.emit.baseline, folder_.file("known.txt"));
  EXPECT_EQ(options.emit.oracle, Oracle::Violated);
  EXPECT_FALSE(options.emit.proves);
  options.emit.baseline = "mine.txt";
  ASSERT_TRUE(applyConfig(file, options, {}));
  EXPECT_EQ(options.emit.baseline, "mine.txt");
}

TEST_F(ConfigFileTest, RefusesAHalfWrittenFile) {
  EXPECT_TRUE(refusal("classes: [Gate\nrounds: 2\n").starts_with("2:")) << refusal("classes: [Gate\nrounds: 2\n");
  EXPECT_TRUE(refusal("values: {int: [0,").starts_with("1:"));
  EXPECT_EQ(refusal("classes:\n"), "1:9: error: expected the name of a class or a list of them");
  EXPECT_NE(refusal("setup: \"Registry").find(": error: "), std::string::npos);
  EXPECT_EQ(refusal("seed: &x 1\nrounds: *x\n"), "2:1: error: anchors and aliases are not understood here");
  EXPECT_EQ(refusal(std::string(3000, '[')), "1:1: error: it is nested too deeply");
}

// What `eclat init` writes as comments is right once the marks are gone.
TEST_F(ConfigFileTest, TheExamplesOfInitCanBeUsed) {
  std::string config = firstConfig({}, "build"), examples = config.substr(config.find("# leave-out"));
  for (std::size_t at = 0; at < examples.size(); at = examples.find('\n', at) + 1)
    examples.erase(at, 2);
  ConfigFile read = this->read(examples);
  EXPECT_EQ(texts(read.advice.leaveOut), (Strings{"clear", "debug*"}));
  EXPECT_EQ(read.advice.values.size(), 2u);
  EXPECT_EQ(read.advice.factories.size(), 1u);
  EXPECT_EQ(read.advice.setup.size(), 1u);
  EXPECT_EQ(read.advice.teardown.size(), 1u);
  EXPECT_EQ(read.perClass.size(), 1u);
}

TEST_F(ConfigFileTest, MayBeEmpty) {
  EXPECT_TRUE(read("").classes.empty());
  EXPECT_TRUE(read("# nothing\n").classes.empty());
}

}  // namespace
}  // namespace eclat

#include <cxxopts.hpp>
#include <gtest/gtest.h>

namespace {

cxxopts::ParseResult parse(cxxopts::Options &options, std::vector<const char *> words) {
  words.insert(words.begin(), "program");
  return options.parse(static_cast<int>(words.size()), words.data());
}

TEST(Options, Flags) {
  cxxopts::Options options("program", "does things");
  options.add_options()("v,verbose", "say more")("n,number", "how many", cxxopts::value<int>());
  auto result = parse(options, {"-v", "--number=3"});
  EXPECT_EQ(result.count("verbose"), 1u);
  EXPECT_EQ(result["number"].as<int>(), 3);
}

TEST(Options, Defaults) {
  cxxopts::Options options("program");
  options.add_options()("size", "", cxxopts::value<int>()->default_value("7"));
  EXPECT_EQ(parse(options, {})["size"].as<int>(), 7);
}

TEST(Options, Unknown) {
  cxxopts::Options options("program");
  EXPECT_ANY_THROW(parse(options, {"--what"}));
  options.allow_unrecognised_options();
  EXPECT_EQ(parse(options, {"--what"}).unmatched().size(), 1u);
}

TEST(Options, Positional) {
  cxxopts::Options options("program");
  options.add_options()("files", "", cxxopts::value<std::vector<std::string>>());
  options.parse_positional("files");
  auto result = parse(options, {"a", "b"});
  EXPECT_EQ(result["files"].as<std::vector<std::string>>().size(), 2u);
}

TEST(Options, Help) {
  cxxopts::Options options("program", "does things");
  options.add_options()("h,help", "this text");
  options.positional_help("FILE").custom_help("[WORDS]");
  options.set_width(60).set_tab_expansion();
  std::string help = options.help();
  EXPECT_NE(help.find("does things"), std::string::npos);
  EXPECT_NE(help.find("--help"), std::string::npos);
  EXPECT_EQ(options.program(), "program");
}

TEST(Options, Groups) {
  cxxopts::Options options("program");
  options.add_options("first")("a", "one");
  options.add_options("second")("b", "two");
  EXPECT_EQ(options.groups().size(), 2u);
  EXPECT_EQ(options.group_help("first").options.size(), 1u);
  EXPECT_NE(options.help({"second"}).find("two"), std::string::npos);
}

TEST(Options, ShowsPositionalHelp) {
  cxxopts::Options options("program");
  options.add_options()("files", "what to read", cxxopts::value<std::vector<std::string>>());
  options.parse_positional("files");
  EXPECT_EQ(options.help().find("what to read"), std::string::npos);
  options.show_positional_help();
  EXPECT_NE(options.help().find("what to read"), std::string::npos);
}

}  // namespace

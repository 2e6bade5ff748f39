#include "cli/shell/completions.h"

#include "../support/temp_folder.h"
#include "cli/shell/man_page.h"
#include "flow/files/store.h"
#include "support/process.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace eclat {
namespace {

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

const CommandInfo &find(const CommandInfo &in, const std::string &name) {
  return *std::ranges::find(in.commands, name, &CommandInfo::name);
}

const OptionInfo &option(const CommandInfo &command, const std::string &name) {
  return *std::ranges::find_if(command.options,
                               [&](const OptionInfo &o) { return std::ranges::find(o.names, name) != o.names.end(); });
}

TEST(CommandInfo, SaysWhatOptionsTake) {
  CommandInfo eclat = ownCommands();
  const CommandInfo &run = find(eclat, "run");
  EXPECT_EQ(option(run, "--jobs").names, (std::vector<std::string>{"-j", "--jobs"}));
  EXPECT_EQ(option(run, "--jobs").takes, Takes::Text);
  EXPECT_EQ(option(run, "--no-prove").takes, Takes::Nothing);
  EXPECT_EQ(option(run, "--header").takes, Takes::File);
  EXPECT_TRUE(option(run, "--header").isRepeatable);
  EXPECT_EQ(option(run, "-p").takes, Takes::Folder);
  EXPECT_EQ(option(run, "--judges").choices, (std::vector<std::string>{"model", "exceptions", "combined"}));
  EXPECT_EQ(option(run, "--seed").standard, "1");
  EXPECT_EQ(find(find(eclat, "model"), "diff").words, "model diff");
  EXPECT_EQ(std::ranges::count(eclat.commands, "ids", &CommandInfo::name), 0) << "not for people";
}

// What bash offers for a command line that ends at the cursor.
class BashCompletions : public ::testing::Test {
protected:
  void SetUp() override { script_ = folder_.write("eclat.bash", bashCompletions(ownCommands())); }

  std::string offered(const std::vector<std::string> &words) {
    std::string test = fmt::format("cd '{}' || exit 9\nsource '{}' || exit 9\n"
                                   "eclat() {{ echo \"pop-d069fa ${{*:2}}\"; }}\nCOMP_WORDS=({}) COMP_CWORD={}\n"
                                   "_eclat 2>/dev/null\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
                                   folder_.file(""), script_, quoteCommand(words), words.size() - 1);
    ProcessResult result = runProcess({"bash", "--norc", folder_.write("test.bash", test)}, {.timeLimit = 20});
    EXPECT_EQ(result.exitCode, 0) << result.output;
    std::ranges::replace(result.output, '\n', ' ');
    return result.output;
  }

  testing::TempFolder folder_;
  std::string script_;
};

TEST_F(BashCompletions, AreBash) {
  ProcessResult result = runProcess({"bash", "-n", script_});
  EXPECT_EQ(result.exitCode, 0) << result.output;
  EXPECT_EQ(result.output, "");
}

TEST_F(BashCompletions, OfferCommandsOptionsAndTheirWords) {
  EXPECT_EQ(offered({"eclat", "de"}), "describe ");
  EXPECT_EQ(offered({"eclat", "model", ""}), "show diff explain why-not ");
  EXPECT_EQ(offered({"eclat", "run", "--tim"}), "--time-limit --timings ");
  EXPECT_EQ(offered({"eclat", "diff", "--format", ""}), "text markdown json ");
  EXPECT_EQ(offered({"eclat", "run", "--judges", "=", "ex"}), "exceptions ");
  EXPECT_EQ(offered({"eclat", "run", "--judges", "="}), "model exceptions combined ");
  EXPECT_EQ(offered({"eclat", "model", "diff", "--col"}), "--colour --color ");
  EXPECT_EQ(offered({"eclat", "completions", ""}), "bash zsh fish ");
  EXPECT_EQ(offered({"eclat", "run", "--class", ""}), " ") << "nobody knows";
}

TEST_F(BashCompletions, OfferFilesFoldersAndIds) {
  folder_.write("gate.h", "");
  std::filesystem::create_directories(folder_.file("gates"));
  std::string files = offered({"eclat", "run", "--header", "gate"});
  EXPECT_TRUE(files == "gate.h gates " || files == "gates gate.h ") << files;
  EXPECT_EQ(offered({"eclat", "run", "-p", "gate"}), "gates ");
  EXPECT_EQ(offered({"eclat", "run", "--", "gate."}), "gate.h ");
  EXPECT_EQ(offered({"eclat", "show", "input", "p"}), "pop-d069fa ");
  EXPECT_EQ(offered({"eclat", "show", "--work-dir", "w", "input", "--"}).find("pop"), std::string::npos);
}

TEST(Completions, OfAllShellsKnowEveryCommandAndOption) {
  CommandInfo eclat = ownCommands();
  std::string bash = bashCompletions(eclat), zsh = zshCompletions(eclat), fish = fishCompletions(eclat);
  auto check = [&](auto &self, const CommandInfo &command) -> void {
    for (const OptionInfo &one : command.options)
      for (const std::string &name : one.names) {
        EXPECT_TRUE(contains(bash, name)) << name;
        EXPECT_TRUE(contains(zsh, name)) << name;
        EXPECT_TRUE(contains(fish, (name.starts_with("--") ? " -l " : " -s ") + name.substr(name.rfind('-', 1) + 1)))
            << name;
      }
    for (const CommandInfo &sub : command.commands) {
      EXPECT_TRUE(contains(zsh, "'" + sub.name + ":")) << sub.name;
      EXPECT_TRUE(contains(fish, " -a " + sub.name + " ")) << sub.name;
      self(self, sub);
    }
  };
  check(check, eclat);
  EXPECT_TRUE(contains(zsh, "'(-j --jobs)'{-j+,--jobs=}'[Workers; 0 is one per core]:N: '")) << zsh;
  EXPECT_TRUE(contains(fish, "complete -c eclat -n '__eclat_at model diff'")) << fish;
}

TEST(Completions, FindIdsWithoutReadingTheReport) {
  Report report;
  report.findings.resize(2);
  report.findings[0].id = "pop-d069fa";
  report.findings[0].variants.resize(1);
  report.findings[0].variants[0].id = "pop-0a1b2c";
  report.findings[1].id = "no id";
  report.regressions.resize(1);
  report.regressions[0].id = "keeps-000001";
  report.setAside.resize(1);
  report.setAside[0].finding.id = "top-123456";
  EXPECT_EQ(idsIn(toText(report)), (std::vector<std::string>{"pop-0a1b2c", "pop-d069fa", "top-123456"}));
  EXPECT_TRUE(idsIn(toText(Report())).empty());
  EXPECT_TRUE(idsIn("").empty());
  EXPECT_TRUE(idsIn("{\n \"findings\": [\n  {\n   \"id\": \"pop-d0").empty()) << "half written";
}

TEST(ManPage, HasEveryCommandAndOption) {
  CommandInfo eclat = ownCommands();
  std::string page = manPage(eclat);
  for (const char *section : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXAMPLES", "\"EXIT STATUS\"",
                              "FILES", "ENVIRONMENT", "\"SEE ALSO\""})
    EXPECT_TRUE(contains(page, fmt::format(".SH {}\n", section))) << section;
  for (const CommandInfo &command : eclat.commands) {
    EXPECT_TRUE(contains(page, "\\fBeclat " + command.name + "\\fR\n") || command.name.contains('-')) << command.name;
  }
  EXPECT_TRUE(contains(page, "\\fB\\-\\-time\\-limit\\fR \\fINUMBER\\fR\n")) << page;
  EXPECT_TRUE(contains(page, ".SS \"Of eclat model why\\-not\"\n"));
}

TEST(ManPage, NoLineIsTakenForARequest) {
  CommandInfo command{.name = "x", .words = "x", .help = ".dots… é and 'quotes'\n'at \\ the start"};
  CommandInfo eclat;
  eclat.commands = {command};
  std::string page = manPage(eclat);
  EXPECT_TRUE(contains(page, "\\&.dots... \\[u00E9] and \\(aqquotes\\(aq\n.br\n\\&\\(aqat \\e the start\n")) << page;
}

}  // namespace
}  // namespace eclat

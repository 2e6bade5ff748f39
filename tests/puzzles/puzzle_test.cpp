#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace eclat::test {

namespace {

namespace fs = std::filesystem;

// What the three lines on top of a puzzle say; see tests/puzzles/README.md.
struct Puzzle {
  std::string name, kind, operation;  // no kind: nothing may be found
  Words with;
  std::string rounds;
  std::string count, firstKind, firstOperation;  // empty: not said
  bool findsNothing() const { return kind.empty(); }
  bool hasTests() const { return std::ranges::find(with, "--no-tests") == with.end(); }
};

std::string folder() { return sourceDir() + "/tests/puzzles"; }

Words wordsAfter(const std::string &text, const std::string &marker) {
  std::size_t at = text.find("// " + marker + ": ");
  if (at == std::string::npos)
    return {};
  std::istringstream line(text.substr(at + marker.size() + 5, text.find('\n', at) - at - marker.size() - 5));
  Words words;
  for (std::string word; line >> word;)
    words.push_back(word);
  return words;
}

Puzzle readPuzzle(const fs::path &header) {
  std::string text = readText(header.string());
  Words finds = wordsAfter(text, "FINDS"), budget = wordsAfter(text, "BUDGET");
  Puzzle puzzle{header.stem().string(), "?", "?", wordsAfter(text, "WITH"), ""};
  if (finds == Words{"nothing"})
    puzzle.kind.clear();
  else if (finds.size() >= 3 && finds[1] == "in") {
    puzzle.kind = finds[0], puzzle.operation = finds[2];
    for (std::size_t i = 3; i < finds.size(); ++i)  // template arguments may have spaces
      puzzle.operation += " " + finds[i];
  }
  if (budget.size() == 2 && budget[0] == "rounds")
    puzzle.rounds = budget[1];
  if (Words count = wordsAfter(text, "COUNT"); count.size() == 1)
    puzzle.count = count[0];
  if (Words first = wordsAfter(text, "FIRST"); first.size() == 3)
    puzzle.firstKind = first[0], puzzle.firstOperation = first[2];
  for (std::string &word : puzzle.with)
    if (std::size_t at = word.find("{dir}"); at != std::string::npos)
      word.replace(at, 5, folder());
  return puzzle;
}

std::vector<Puzzle> allPuzzles() {
  std::vector<Puzzle> puzzles;
  for (const auto &entry : fs::directory_iterator(folder()))
    if (entry.path().extension() == ".h")
      puzzles.push_back(readPuzzle(entry.path()));
  std::ranges::sort(puzzles, {}, &Puzzle::name);
  return puzzles;
}

void PrintTo(const Puzzle &puzzle, std::ostream *to) { *to << puzzle.name; }

// Whether arguments are solved for; eclat does so unless it is told not to.
enum class Solving { AsThePuzzleSays, Never };

bool saysWhetherToSolve(const Puzzle &puzzle) {
  return std::ranges::any_of(puzzle.with,
                             [](const std::string &word) { return word == "--symbolic" || word == "--strategy"; });
}

Completed runPuzzle(const Puzzle &puzzle, const TempDir &dir, Solving solving) {
  Words command = {"run",        "--quiet",
                   "--format",   "json",
                   "--work-dir", dir.path("work"),
                   "--rounds",   puzzle.rounds,
                   "--header",   folder() + "/" + puzzle.name + ".h"};
  if (puzzle.hasTests()) {
    command.emplace_back("--tests");
    command.push_back(folder() + "/" + puzzle.name + "_test.cpp");
  }
  if (solving == Solving::Never)
    command.insert(command.end(), {"--symbolic", "0"});
  command.insert(command.end(), puzzle.with.begin(), puzzle.with.end());
  return runEclatIn(dir.path(), command);
}

void expectWhatTheHeaderSays(const Puzzle &puzzle, Solving solving) {
  ASSERT_NE(puzzle.kind, "?") << "FINDS: <kind> in <operation>, or FINDS: nothing";
  ASSERT_FALSE(puzzle.with.empty()) << "WITH: <options>";
  ASSERT_FALSE(puzzle.rounds.empty()) << "BUDGET: rounds <n>";
  TempDir dir;
  Completed run = runPuzzle(puzzle, dir, solving);
  ASSERT_EQ(run.exitCode, puzzle.findsNothing() ? 0 : 1) << testing::PrintToString(run);
  nlohmann::json report = parseReport(run.out);
  if (puzzle.findsNothing())
    EXPECT_TRUE(findingsOf(report).empty()) << run.out;
  else
    EXPECT_TRUE(hasFinding(report, puzzle.kind, puzzle.operation))
        << "no " << puzzle.kind << " in " << puzzle.operation << ": " << run.out;
  if (!puzzle.count.empty()) {
    EXPECT_EQ(std::to_string(findingsOf(report).size()), puzzle.count) << run.out;
  }
  if (!puzzle.firstKind.empty() && !report["findings"].empty()) {
    nlohmann::json first = report;
    first["findings"] = nlohmann::json::array({report["findings"][0]});
    EXPECT_TRUE(hasFinding(first, puzzle.firstKind, puzzle.firstOperation)) << run.out;
  }
}

class PuzzleTest : public testing::TestWithParam<Puzzle> {};

// Solving takes as long again, and is no matter of most puzzles.
TEST_P(PuzzleTest, EndsAsItsHeaderSays) {
  expectWhatTheHeaderSays(GetParam(), saysWhetherToSolve(GetParam()) ? Solving::AsThePuzzleSays : Solving::Never);
}

// Where nothing is to be found, nothing is found either when all is tried.
class SilentPuzzleTest : public testing::TestWithParam<Puzzle> {};

TEST_P(SilentPuzzleTest, StaysSilentWhenArgumentsAreSolvedFor) {
  expectWhatTheHeaderSays(GetParam(), Solving::AsThePuzzleSays);
}

std::vector<Puzzle> silentPuzzles() {
  std::vector<Puzzle> puzzles = allPuzzles();
  std::erase_if(puzzles, [](const Puzzle &puzzle) { return !puzzle.findsNothing() || saysWhetherToSolve(puzzle); });
  return puzzles;
}

// The table beside a puzzle says which of its operations inputs call.
std::vector<Puzzle> describedPuzzles() {
  std::vector<Puzzle> puzzles = allPuzzles();
  std::erase_if(puzzles, [](const Puzzle &puzzle) {
    return std::getenv("ECLAT_APPROVE") == nullptr && !fs::exists(folder() + "/" + puzzle.name + ".describe");
  });
  return puzzles;
}

class PuzzleTableTest : public testing::TestWithParam<Puzzle> {};

TEST_P(PuzzleTableTest, IsWhatDescribePrints) {
  const Puzzle &puzzle = GetParam();
  TempDir dir;
  Words command = {"describe",       "--quiet",  "--work-dir",
                   dir.path("work"), "--header", folder() + "/" + puzzle.name + ".h"};
  // How to explore is no business of describe.
  static const Words exploring = {"--input-time-limit", "--memory-limit", "--max-steps",
                                  "--inputs",           "--seed",         "--tries",
                                  "--symbolic",         "--strategy",     "--symbolic-length"};
  for (std::size_t i = 0; i < puzzle.with.size(); ++i)
    if (std::ranges::find(exploring, puzzle.with[i]) != exploring.end())
      ++i;
    else if (puzzle.with[i] != "--no-learning")
      command.push_back(puzzle.with[i]);
  Completed described = runEclat(command, {dir.path(), {{"COLUMNS", "100"}}});
  ASSERT_EQ(described.exitCode, 0) << testing::PrintToString(described);
  std::string file = folder() + "/" + puzzle.name + ".describe";
  if (std::getenv("ECLAT_APPROVE"))
    std::ofstream(file) << described.out;
  EXPECT_EQ(described.out, readText(file))
      << "if this is right: ECLAT_APPROVE=1 ctest --test-dir build -R PuzzleTable, and look at what git shows";
}

INSTANTIATE_TEST_SUITE_P(Puzzles, PuzzleTableTest, testing::ValuesIn(describedPuzzles()),
                         [](const auto &info) { return info.param.name; });

INSTANTIATE_TEST_SUITE_P(SlowPuzzles, SilentPuzzleTest, testing::ValuesIn(silentPuzzles()),
                         [](const auto &info) { return info.param.name; });

INSTANTIATE_TEST_SUITE_P(Puzzles, PuzzleTest, testing::ValuesIn(allPuzzles()),
                         [](const auto &info) { return info.param.name; });

}  // namespace

}  // namespace eclat::test

#include "emit/reports/report_rows.h"

#include <filesystem>

namespace eclat {

namespace {

struct Reached {
  std::uint64_t all = 0, byTests = 0, inAll = 0;
};

Reached reachedBranches(const Coverage &c) { return {c.blocks, c.blocksByTests, c.blocksInAll}; }
Reached reachedLines(const Coverage &c) { return {c.lines, c.linesByTests, c.linesInAll}; }

// XML has one element for both, which says what it is of.
struct Measure {
  std::string of;
  Reached reached;
};

std::vector<Measure> measures(const Coverage &coverage) {
  if (!coverage.blocks)
    return {};
  return {
      {"branches", reachedBranches(coverage)},
      {"lines",    reachedLines(coverage)   }
  };
}

const RecordOf<Reached> &reachedRecord() {
  using Of = RecordOf<Reached>;
  static const Of record("reached", "How many branches or lines were reached.", [](Of &of) {
    of.row("all", "How many there are.", &Reached::all).attribute();
    of.row("tests", "How many the tests reach.", &Reached::byTests).attribute();
    of.row("andInputs", "How many the tests and the new inputs reach.", &Reached::inAll).attribute();
  });
  return record;
}

const RecordOf<Measure> &measureRecord() {
  using Of = RecordOf<Measure>;
  static const Of record("measure", "The coverage of all of the component.", [](Of &of) {
    of.row("of", "What is counted: branches are basic blocks, lines those in which one begins.", &Measure::of)
        .oneOf({"branches", "lines"})
        .attribute();
    of.row("reached", "How many were reached.", &Measure::reached, reachedRecord).inlined(Format::Xml);
  });
  return record;
}

const RecordOf<FunctionCoverage> &functionRecord() {
  using Of = RecordOf<FunctionCoverage>;
  static const Of record("functionCoverage", "The branches of one function.", [](Of &of) {
    of.row("function", "Name of the function.", &FunctionCoverage::function).attribute();
    of.row("file", "Path of its file from the root of the source tree.",
           [](const FunctionCoverage &f, const RowScope &scope) { return scope.locations.relative(f.file); })
        .attribute();
    of.row("line", "Line of its first branch.", &FunctionCoverage::line).attribute();
    of.row(
          "branches", "How many of its branches were reached.",
          [](const FunctionCoverage &f) { return Reached{f.blocks, f.blocksByTests, f.blocksInAll}; }, reachedRecord)
        .inlined(Format::Xml);
  });
  return record;
}

const RecordOf<Block> &unreachedRecord() {
  using Of = RecordOf<Block>;
  static const Of record("unreached", "A branch that neither tests nor inputs reach.", [](Of &of) {
    of.row("file", "Name of its file, without folders.", [](const Block &block) {
        return std::filesystem::path(block.file).filename().string();
      }).attribute();
    of.row("line", "Line in which it begins.", &Block::line).attribute();
    of.row("function", "Name of the function that it is in.", &Block::function).attribute();
  });
  return record;
}

}  // namespace

const RecordOf<Coverage> &coverageRecord() {
  using Of = RecordOf<Coverage>;
  static const Of record("coverage", "How much of the component's code was reached.", [](Of &of) {
    of.row("branches", "How many branches, which are basic blocks, were reached.", reachedBranches, reachedRecord)
        .onlyIn(Format::Json);
    of.row("lines", "How many lines in which a branch begins were reached.", reachedLines, reachedRecord)
        .onlyIn(Format::Json);
    of.row("measures", "The coverage of all of the component, in branches and in lines.", measures, measureRecord)
        .as("coverage")
        .between(0, 2)
        .onlyIn(Format::Xml);
    of.row("functions", "The coverage of each function, by file and line.", &Coverage::functions, functionRecord)
        .as("function-coverage");
    of.row("unreached", "Branches that neither tests nor inputs reach.", &Coverage::unreached, unreachedRecord);
  });
  return record;
}

}  // namespace eclat

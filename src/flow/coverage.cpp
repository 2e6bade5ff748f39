#include "flow/coverage.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace eclat {

Coverage measureCoverage(const std::vector<Block> &blocks, const std::vector<int> &byTests,
                         const std::vector<int> &byInputs) {
  std::set<int> tests(byTests.begin(), byTests.end()), inputs(byInputs.begin(), byInputs.end());
  std::map<std::pair<std::string, int>, std::pair<bool, bool>> lines;  // by tests, in all
  std::map<std::pair<std::string, std::string>, FunctionCoverage> functions;
  Coverage coverage;
  for (const Block &block : blocks) {
    bool isTested = tests.contains(block.number), isReached = isTested || inputs.contains(block.number);
    auto &line = lines[{block.file, block.line}];
    line.first |= isTested;
    line.second |= isReached;
    FunctionCoverage &function =
        functions.try_emplace({block.file, block.function}, FunctionCoverage{block.function, block.file, block.line})
            .first->second;
    function.line = std::min(function.line, block.line);
    ++function.blocks;
    function.blocksByTests += isTested;
    function.blocksInAll += isReached;
    ++coverage.blocks;
    coverage.blocksByTests += isTested;
    coverage.blocksInAll += isReached;
    if (!isReached)
      coverage.unreached.push_back(block);
    if (inputs.contains(block.number))
      coverage.reachedByInputs.push_back(block.number);
  }
  for (const auto &[place, reached] : lines) {
    ++coverage.lines;
    coverage.linesByTests += reached.first;
    coverage.linesInAll += reached.second;
  }
  for (auto &[name, function] : functions)
    coverage.functions.push_back(std::move(function));
  std::ranges::sort(coverage.functions, {}, [](const FunctionCoverage &f) { return std::pair(f.file, f.line); });
  return coverage;
}

}  // namespace eclat

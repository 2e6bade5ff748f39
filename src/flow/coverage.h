#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// A basic block of the component's code: a stretch between two branches.
struct Block {
  int number = 0;  // its number in the hooked binary
  std::string function, file;
  int line = 0;

  bool operator==(const Block &) const = default;
};

// Counts how much of one function was reached.
struct FunctionCoverage {
  std::string function, file;
  int line = 0;  // line of its first block
  std::uint64_t blocks = 0, blocksByTests = 0, blocksInAll = 0;

  bool operator==(const FunctionCoverage &) const = default;
};

// Counts how much of the component was reached.
struct Coverage {
  std::uint64_t blocks = 0, blocksByTests = 0, blocksInAll = 0;  // `InAll`: reached by the tests or by new inputs
  std::uint64_t lines = 0, linesByTests = 0, linesInAll = 0;     // counts lines in which a block begins
  std::vector<FunctionCoverage> functions;                       // sorted by file and line
  std::vector<Block> unreached;                                  // blocks that neither tests nor inputs reach
  // Numbers of the blocks that inputs reach, also of those that tests reach.
  std::vector<int> reachedByInputs;

  bool operator==(const Coverage &) const = default;
};

Coverage measureCoverage(const std::vector<Block> &blocks, const std::vector<int> &byTests,
                         const std::vector<int> &byInputs);

}  // namespace eclat

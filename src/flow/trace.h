#pragma once

#include "flow/coverage.h"
#include "flow/schema.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// The trace of the examples: what they did. The samples are in `file`, in the format of runtime/trace_format.h.
struct Trace {
  std::string file;
  Schema schema;
  std::uint64_t calls = 0;
  std::uint64_t tests = 0;
  std::vector<Block> blocks;        // the basic blocks of the component
  std::vector<int> reached;         // numbers of blocks that the examples reached
  std::set<std::uint64_t> paths;    // hashes of the paths that their calls took; empty: not known
  std::vector<std::string> broken;  // clauses of specifications that they broke: "pop(): stack_spec.h:7: count_ > 0"

  bool operator==(const Trace &) const = default;
};

}  // namespace eclat

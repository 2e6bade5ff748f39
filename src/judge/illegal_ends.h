#pragma once

#include "flow/finding.h"
#include "flow/outcome.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// An input that was held against its caller, and ended the process.
struct IllegalEnd {
  int operation = 0;
  std::size_t number = 0;  // among the labelled ones, from 1; 0: they are not kept
};

// in:  inputs that were held against their callers, by how and where they ended the process
// out: those that are the doing of the class after all: a legal input ends in the same way at the same place
// not here: counting them anew (pipeline/explore)
class IllegalEnds {
public:
  void note(const Outcome &outcome, IllegalEnd end);
  void add(const IllegalEnds &other, std::size_t labelledBefore);  // of another seed
  // Each finding with the ends that it turns into faults. They are taken out.
  std::vector<std::pair<const Finding *, std::vector<IllegalEnd>>> take(const std::vector<Finding> &confirmed);

private:
  std::map<std::pair<Ending, std::string>, std::vector<IllegalEnd>> all_;  // by how and where
};

}  // namespace eclat

#pragma once

#include "flow/finding.h"
#include "flow/outcome.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace eclat {

// An input that was labelled illegal, and ended its process.
struct IllegalEnd {
  int operation = 0;
  std::size_t number = 0;  // its place among the labelled inputs, from 1; 0: they are not kept
};

// in:  inputs that were labelled illegal and ended their process, by how and where they ended it
// out: those of them that are faults of the class after all, because a confirmed finding, a legal input, ends in the
//      same way at the same place
// not here: counting them as faults (pipeline/explore)
class IllegalEnds {
public:
  void note(const Outcome &outcome, IllegalEnd end);
  void add(const IllegalEnds &other, std::size_t labelledBefore);  // adds those of another seed
  // Returns each finding with the illegal ends that it turns into faults, and forgets these.
  std::vector<std::pair<const Finding *, std::vector<IllegalEnd>>> take(const std::vector<Finding> &confirmed);

private:
  std::map<std::pair<Ending, std::string>, std::vector<IllegalEnd>> all_;  // by ending and place
};

}  // namespace eclat

#pragma once

#include "emit/cpp/code.h"
#include "emit/cpp/prelude.h"
#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

struct ChildTest {
  std::vector<std::string> lines;  // define `testedCall`, which ends its process with kReturned when all came back
  std::vector<std::string> notes;  // what a reader must know to see it fail
};

// in:  a finding that ended its process, or lost memory, or broke when its values were destroyed
// out: its tested call, or all of its input, as a function to run in a process of its own
// why: the suite must survive what the test shows
// not here: how the framework starts the process (framework.h)
ChildTest childTestOf(const Finding &finding, const Component &component, const CodeLines &code, Prelude &prelude);

}  // namespace eclat

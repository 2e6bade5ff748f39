#pragma once

#include "emit/cpp/code.h"
#include "emit/cpp/prelude.h"
#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

struct ChildTest {
  std::vector<std::string> lines;  // define `testedCall`, which exits with kReturned if the call came back
  std::vector<std::string> notes;  // what a reader must know to see the test fail
};

// in:  a finding that ended its process, or leaked memory, or broke when its values were destroyed
// out: a function to run in a process of its own, which makes the tested call or all of the input
// why: the suite must survive the fault that the test shows
// not here: how the framework starts the process (framework.h)
ChildTest childTestOf(const Finding &finding, const Component &component, const CodeLines &code, Prelude &prelude);

}  // namespace eclat

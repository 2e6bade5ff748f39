#pragma once

#include "../../runtime/wire.h"
#include "flow/files/bytecode.h"

#include <array>
#include <memory>
#include <vector>

namespace eclat {

// A statement that a worker evaluates when the tested call is entered, returns or throws.
struct Check {
  int property = 0;  // its index in Model::properties, or rt::kTerritory, rt::kHabit, rt::kDocumented
  // The object that the statement is about, as an index in OperationSchema::objects; -1: the call as a whole.
  int object = -1;
  std::shared_ptr<const Bytecode> code;  // several phases may share it
  int base = 0;                          // index in the sample of the variable that `code` counts as 0
};

// The checks of each operation, by its id, and of each phase of its call.
using Checks = std::vector<std::array<std::vector<Check>, rt::kPhases>>;

}  // namespace eclat

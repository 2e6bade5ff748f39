#pragma once

#include "../../runtime/wire.h"
#include "flow/files/bytecode.h"

#include <array>
#include <memory>
#include <vector>

namespace eclat {

// A statement that a worker evaluates when the tested call is entered, returns or throws.
struct Check {
  int property = 0;                      // its number in the model, or rt::kTerritory, rt::kHabit, rt::kDocumented
  int object = -1;                       // that it is about: index in OperationSchema::objects; -1: the call as a whole
  std::shared_ptr<const Bytecode> code;  // several phases may share it
  int base = 0;                          // where the variables that it counts from 0 start in the sample
};

// By operation, in the order of their ids; then by phase.
using Checks = std::vector<std::array<std::vector<Check>, rt::kPhases>>;

}  // namespace eclat

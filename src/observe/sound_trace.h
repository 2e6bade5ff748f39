#pragma once

#include "flow/component.h"
#include "flow/trace.h"

#include <string>

namespace eclat {

// in:  a trace that was written by a process which ran generated inputs
// out: false if it is not whole, or if no run of this component leaves such a trace
// why: the process could write anything into it, and one input must not end the run
bool isSoundTrace(const std::string &file, const Component &component, const Schema &schema);

}  // namespace eclat

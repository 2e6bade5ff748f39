#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "support/failure.h"
#include "support/work_dir.h"

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

struct ObservedInputs {
  Trace trace;                    // trace of the examples, then of the inputs
  std::vector<std::size_t> lost;  // indices of inputs that did not come to their end, and are not in the trace
};

// in:  the trace of the examples, and inputs in the form of runtime/wire.h that did well
// out: the trace of both
// why: what a person says is right, or what was selected to grow the suite, is an example like any other
// not here: which inputs (pipeline/verdicts/join_inputs.cpp). In a sandbox they may do what any input may do.
Result<ObservedInputs> observeInputs(const Build &build, const Component &component, const Trace &examples,
                                     const std::vector<std::string> &inputs, Sandbox sandbox, const WorkDir &dir);

}  // namespace eclat

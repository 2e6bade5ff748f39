#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "support/failure.h"
#include "support/work_dir.h"

namespace eclat {

// in: the hooked binary, or several of a project; the one that holds most of the component becomes the binary that
//     inputs are run in.
// out: what can be observed at each program point, and the samples of the passing tests.
// why: the examples are the only specification there is; a model of failing ones would be a lie.
// not here: drawing conclusions (infer). The tests run as the user would run them, outside the container; before that,
//     what can be observed is asked inside, as far as `sandbox` says.
Result<Trace> observeExamples(Build &build, const Component &component, const Request &request, Sandbox sandbox,
                              const WorkDir &dir);

}  // namespace eclat

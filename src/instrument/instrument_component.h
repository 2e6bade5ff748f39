#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/failure.h"
#include "flow/request.h"
#include "support/work_dir.h"

#include <string>
#include <vector>

namespace eclat {

// in: what can be called, and the user's sources and tests.
// out: one hooked binary that is both the traced test suite and the worker.
// why: no source is rewritten and nobody writes a harness; the user's own test program is the harness.
// not here: running it (observe, execute) and finding out what can be called (describe). Operations whose glue turns
//           out not to compile are taken out of the component, with the reason.
Result<Build> instrumentComponent(Component &component, const Request &request, const WorkDir &dir, int jobs);

// Flags that compile a file of the user's so that hooks apply and the sanitizers watch.
// Also what `eclat c++` adds to a command line.
std::vector<std::string> hookedFlags();

// Those of them that are of use for C as well.
std::vector<std::string> sanitizerFlags();

}  // namespace eclat

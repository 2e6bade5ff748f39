#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/request.h"
#include "support/failure.h"
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

// The flavour of it that the symbolic strategy runs inputs in, in a work directory of its own; so is the project of the
// request, if there is one. The component is as instrumentComponent left it.
Result<Build> instrumentSymbolic(const Component &component, const Request &request, const WorkDir &own, int jobs);

// Tells whether a build is still that of its sources: another one, or "" if something has to be compiled, once any file
// that the objects or programs were made from is another.
std::string buildStamp(const Component &component, const Request &request, const Build &build, const WorkDir &dir);

// Lets the build system of a project bring its programs up to date; the glue is as it is.
Result<Build> rebuildProject(const Component &component, const Request &request, const WorkDir &dir);

// Flags that compile a file of the user's so that hooks apply and the sanitizers watch.
// Also what `eclat c++` adds to a command line.
std::vector<std::string> hookedFlags();

// Those of them that are of use for C as well.
std::vector<std::string> sanitizerFlags();

}  // namespace eclat

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

// Builds the symbolic flavour of the hooked binary, in a work directory of its own; `request` has a build tree of its
// own, too, if there is a project. The component must be as instrumentComponent left it.
Result<Build> instrumentSymbolic(const Component &component, const Request &request, const WorkDir &own, int jobs);

// Returns a stamp of everything that the objects and programs were made from, by which one can tell if a build is still
// up to date; "" if something has to be compiled.
std::string buildStamp(const Component &component, const Request &request, const Build &build, const WorkDir &dir);

// Lets the build system of a project bring its programs up to date, with the glue as it is.
Result<Build> rebuildProject(const Component &component, const Request &request, const WorkDir &dir);

// Returns the flags to compile a file of the user, so that hooks apply and the sanitizers watch. `eclat c++` adds them
// to command lines, too.
std::vector<std::string> hookedFlags();

// Returns those of hookedFlags() that serve for C as well.
std::vector<std::string> sanitizerFlags();

}  // namespace eclat

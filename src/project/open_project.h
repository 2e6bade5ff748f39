#pragma once

#include "flow/request.h"
#include "support/failure.h"
#include "support/work_dir.h"

namespace eclat {

// True if the request names a project whose own build system makes its tests.
bool namesProject(const Request &request);

// in: what the user asked for.
// out: the same with the project found: how it is built with our compiler, its test programs, and, where the user
//      named none, the headers and sources of the classes.
// why: only the project's build system knows its flags, its libraries and its tests. It gets a build tree of its own
//      in the work directory, so that the user's is left alone.
// not here: building it (instrument).
Result<void> openProject(Request &request, const WorkDir &dir);

// Opens the same project once more, in another work directory, for one of its programs alone: so neither build disturbs
// the other.
Result<Request> openProjectAgain(const Request &request, const std::string &program, const WorkDir &first,
                                 const WorkDir &dir);

}  // namespace eclat

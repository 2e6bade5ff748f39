#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/request.h"
#include "instrument/flavour.h"
#include "support/failure.h"
#include "support/work_dir.h"

namespace eclat {

// Lets the project's build system make its test programs with `eclat c++`, which hooks those that the component is
// linked into. The glue has been compiled before.
Result<Build> buildProject(const Component &component, const Request &request, const WorkDir &dir,
                           const Flavour &flavour);

}  // namespace eclat

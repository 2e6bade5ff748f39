#pragma once

#include "flow/request.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Returns the flags to parse and compile the component with: those of compile_commands.json if there is a build path,
// then the user's own, which win because they come last. Paths in them are absolute, because later stages compile in
// other folders.
Result<std::vector<std::string>> findCompileFlags(const Request &request);

}  // namespace eclat

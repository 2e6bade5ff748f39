#pragma once

#include "flow/request.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// The flags to parse and compile the component with: those of compile_commands.json where a build path is given, then
// the user's own, which so win. Paths in them are absolute, as later stages compile in other folders.
Result<std::vector<std::string>> findCompileFlags(const Request &request);

}  // namespace eclat

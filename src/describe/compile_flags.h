#pragma once

#include "flow/failure.h"
#include "flow/request.h"

#include <string>
#include <vector>

namespace eclat {

// The flags to parse and compile the component with: those of compile_commands.json where a build path is given, then
// the user's own, which so win. Paths in them are absolute, as later stages compile in other folders.
Result<std::vector<std::string>> findCompileFlags(const Request &request);

// What is left of one compiler command, without the compiler, once all that names files or outputs is taken away.
std::vector<std::string> cleanFlags(const std::vector<std::string> &arguments, const std::string &directory);

}  // namespace eclat

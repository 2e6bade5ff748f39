#pragma once

#include "support/process.h"

#include <string>

namespace eclat {

// Returns the options to start the hooked binary outside of a worker; `mode` is one of those in runtime/wire.h.
ProcessOptions hookedProcess(const std::string &mode, const std::string &output);

}  // namespace eclat

#pragma once

#include "support/process.h"

#include <string>

namespace eclat {

// How the hooked binary is started outside of a worker; `mode` is one of runtime/wire.h.
ProcessOptions hookedProcess(const std::string &mode, const std::string &output);

}  // namespace eclat

#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: one C++17 file with a GoogleTest case per finding; it needs no flags but those of the component
// why: a finding is worth most as a test that fails until the fault is mended (Eclat paper, Fig. 3)
// not here: building and running the file
std::string emitGtest(const EmitContext &context);

}  // namespace eclat

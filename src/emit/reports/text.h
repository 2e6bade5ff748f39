#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: numbered findings with code, violated properties, values and explanation, then one line of figures
// why: this is the first thing that a user sees; it is modelled on the Eclat paper, Fig. 2
// not here: progress, messages about failures
std::string emitText(const EmitContext &context);

}  // namespace eclat

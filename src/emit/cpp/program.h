#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

struct Program {
  std::string text;
  int testedLine = 0;  // of the tested call, from 1
};

// in:  a finding
// out: a complete program that does what its input does and prints what broke, to paste, to run and to debug
// not here: building it
Program findingProgram(const Finding &finding, const EmitContext &context);

}  // namespace eclat

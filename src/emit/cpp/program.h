#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

struct Program {
  std::string text;
  int testedLine = 0;  // line of the tested call, from 1
};

// in:  a finding
// out: a complete program that does what the finding's input does and prints what broke, for people to paste, run and
//      debug
// not here: building it
Program findingProgram(const Finding &finding, const EmitContext &context);

}  // namespace eclat

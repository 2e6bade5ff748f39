// Properties over symbolic samples: one condition each, whatever the program did to get there.
#pragma once

#include "../eval.h"
#include "expr.h"

namespace eclat::sym {

struct Statement {
  bool isTranslated = true;
  Term isViolated;  // one bit: defined, and false
};

// What `evaluate` of eval.h computes, as an expression. Not everything can be said in one.
Statement violationOf(const rt::Instr *code, std::size_t count, const rt::Value *sample, const rt::Value *entry);

}  // namespace eclat::sym

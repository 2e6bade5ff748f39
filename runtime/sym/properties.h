// Translates properties over symbolic samples: each gives one condition, whatever the program did to get there.
#pragma once

#include "../eval.h"
#include "expr.h"

namespace eclat::sym {

struct Statement {
  bool isTranslated = true;
  Term isViolated;  // one bit: the property is defined and false
};

// Returns what `evaluate` of eval.h computes, as an expression. Some properties cannot be translated.
Statement violationOf(const rt::Instr *code, std::size_t count, const rt::Value *sample, const rt::Value *entry);

}  // namespace eclat::sym

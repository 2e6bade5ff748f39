#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"
#include "flow/schema.h"

#include <expected>
#include <string>
#include <vector>

namespace eclat {

// An expression bound to the variables of a program point, as code for rt::evaluate. It owns the texts of its
// constants.
struct Bytecode {
  std::vector<rt::Instr> code;
  std::vector<std::string> texts;  // an instruction with a constant of kind Text has the index of its text in `index`

  Bytecode() = default;
  Bytecode(Bytecode &&) = default;
  Bytecode &operator=(Bytecode &&) = default;

  rt::Truth holds(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch) const {
    return rt::holds(code.data(), code.size(), now, entry, scratch);
  }
};

// Fails if the expression names a variable or enumerator that does not exist, with that name, or if it nests too
// deeply.
std::expected<Bytecode, std::string> compileExpr(const Expr &expr, const std::vector<Variable> &variables,
                                                 const std::vector<EnumInfo> &enums);

}  // namespace eclat

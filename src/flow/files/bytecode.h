#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"
#include "flow/schema.h"

#include <expected>
#include <string>
#include <vector>

namespace eclat {

// An expression bound to the variables of a program point. Owns the texts its constants point to.
struct Bytecode {
  std::vector<rt::Instr> code;
  std::vector<std::string> texts;  // constant k of kind Text holds its index here in `index`

  Bytecode() = default;
  Bytecode(Bytecode &&) = default;
  Bytecode &operator=(Bytecode &&) = default;

  rt::Truth holds(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch) const {
    return rt::holds(code.data(), code.size(), now, entry, scratch);
  }
};

// Fails with the name of the variable or enumerator that is not there, or if it nests too deeply.
std::expected<Bytecode, std::string> compileExpr(const Expr &expr, const std::vector<Variable> &variables,
                                                 const std::vector<EnumInfo> &enums);

}  // namespace eclat

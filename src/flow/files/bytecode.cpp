#include "flow/files/bytecode.h"

#include <algorithm>

namespace eclat {

namespace {

class Compiler {
public:
  Compiler(const std::vector<Variable> &variables, const std::vector<EnumInfo> &enums)
      : variables_(variables), enums_(enums) {}

  bool compile(const Expr &e, Bytecode &out, int depth) {
    if (depth > 48) {
      error = "it nests too deeply";
      return false;
    }
    switch (e.op) {
    case Op::Var:
    case Op::OrigVar: return variable(e, out, false);
    case Op::Const: return constant(e, out);
    default: break;
    }
    for (const Expr &kid : e.kids) {
      bool isName = e.op == Op::Size && isVariable(kid);
      if (!(isName ? variable(kid, out, true) : compile(kid, out, depth + 1)))
        return false;
    }
    rt::Instr instr;
    instr.op = e.op;
    instr.index = static_cast<int>(e.kids.size());
    if (e.op == Op::List && e.kids.size() > 32) {
      error = "its list is too long";
      return false;
    }
    out.code.push_back(instr);
    return true;
  }

  std::string error;

private:
  bool variable(const Expr &e, Bytecode &out, bool sized) {
    auto find = [&](const VariableRef &name) { return std::ranges::find(variables_, name, &Variable::name); };
    auto it = sized ? find(e.variable.elements()) : variables_.end();
    if (it == variables_.end())
      it = find(e.variable);
    if (it == variables_.end()) {
      error = "there is no variable '" + print(e.variable) + "' at this point";
      return false;
    }
    rt::Instr instr;
    instr.op = e.op;
    instr.index = static_cast<int>(it - variables_.begin());
    out.code.push_back(instr);
    return true;
  }

  bool constant(const Expr &e, Bytecode &out) {
    rt::Instr instr;
    switch (e.constant) {
    case ConstKind::Int:
    case ConstKind::Bool: instr.constant = rt::Value::ofInt(e.integer); break;
    case ConstKind::Big: instr.constant = rt::Value::ofUnsigned(static_cast<std::uint64_t>(e.integer)); break;
    case ConstKind::Float: instr.constant = rt::Value::ofFloat(e.real); break;
    case ConstKind::Null: instr.constant = rt::Value::ofPointer(nullptr); break;
    case ConstKind::Text:
      instr.index = static_cast<int>(out.texts.size());
      out.texts.push_back(e.text);
      instr.constant = rt::Value::ofText(nullptr, e.text.size());
      break;
    case ConstKind::Enum: {
      const Enumerator *found = nullptr;
      for (const EnumInfo &info : enums_)
        for (const Enumerator &enumerator : info.enumerators)
          if (enumerator.name == e.text)
            found = &enumerator;
      if (!found) {
        error = "there is no enumerator '" + e.text + "'";
        return false;
      }
      instr.constant = rt::Value::ofInt(found->value);
    }
    }
    out.code.push_back(instr);
    return true;
  }

  const std::vector<Variable> &variables_;
  const std::vector<EnumInfo> &enums_;
};

// Operands that wait at once while the code is evaluated.
std::size_t deepest(const std::vector<rt::Instr> &code) {
  constexpr int kOperands[] = {
#define ECLAT_OP(name, id, operands, kin) operands,
#include "../../../runtime/ops.def"
#undef ECLAT_OP
  };
  std::size_t depth = 0, most = 0;
  for (const rt::Instr &instr : code) {
    int operands = kOperands[static_cast<int>(instr.op)];
    depth += 1;
    most = std::max(most, depth);
    depth -= static_cast<std::size_t>(operands < 0 ? instr.index : operands);
  }
  return most;
}

}  // namespace

std::expected<Bytecode, std::string> compileExpr(const Expr &expr, const std::vector<Variable> &variables,
                                                 const std::vector<EnumInfo> &enums) {
  Bytecode out;
  Compiler compiler(variables, enums);
  if (!compiler.compile(expr, out, 0))
    return std::unexpected(compiler.error);
  if (deepest(out.code) > rt::kMaxOperands)
    return std::unexpected("it nests too deeply");
  // Only now do the texts stay where they are; moving a Bytecode moves its vectors, not their contents.
  for (rt::Instr &instr : out.code)
    if (instr.op == Op::Const && instr.constant.kind == rt::Kind::Text)
      instr.constant.text = out.texts[static_cast<std::size_t>(instr.index)].data();
  return out;
}

}  // namespace eclat

#include "properties.h"

#include "part.h"

namespace eclat::sym {

namespace {

using rt::Instr;
using rt::OpClass;

const Term kNo = plain(0, 1);

MaybePart applyPlain(POp op, const Part *operands, std::size_t count) {
  static auto *arena = new rt::Arena;  // texts and sequences of the result stay until the next one
  arena->reset();
  Instr code[4];
  for (std::size_t i = 0; i < count; ++i)
    code[i].constant = plainValue(operands[i], *arena);
  code[count].op = op;
  return fromPlain(rt::evaluate(code, count + 1, nullptr, nullptr, *arena));
}

MaybePart applySymbolic(POp op, const Part *operands) {
  const Part &a = operands[0];
  switch (rt::classOf(op)) {
  case OpClass::Size: return isSequence(a) ? ofNumber(plain(a.elements.size(), 64), a.isDefined) : MaybePart();
  case OpClass::Part: return op == POp::Index ? index(a, operands[1]) : slice(a, operands[1], operands[2]);
  case OpClass::Arithmetic: return op == POp::Gcd ? MaybePart() : compute(op, a, operands[1]);
  case OpClass::Aggregate: return aggregate(op, a);
  case OpClass::Rearrangement: return rearrange(op, operands);
  case OpClass::Relation: return compare(op, a, operands[1]);
  case OpClass::Membership: return membership(op, a, operands[1]);
  case OpClass::Connective: return connect(op, a, op == POp::Not ? nullptr : &operands[1]);
  case OpClass::NumberKind: return op == POp::PowerOfTwo ? powerOfTwo(a) : MaybePart();
  case OpClass::Pattern: return pattern(op, a);
  case OpClass::Contents: return contents(op, a, operands[1]);
  default: return std::nullopt;
  }
}

constexpr int kPropertyOperands[] = {
#define ECLAT_OP(name, id, operands, kin) operands,
#include "../ops.def"
#undef ECLAT_OP
};

// Takes the operands from the stack and puts the result there; false if it cannot be translated.
bool applyOne(const Instr &instr, std::vector<Part> &stack) {
  bool isList = instr.op == POp::List;
  auto count = static_cast<std::size_t>(isList ? instr.index : kPropertyOperands[static_cast<int>(instr.op)]);
  std::vector<Part> operands(stack.end() - static_cast<long>(count), stack.end());
  stack.resize(stack.size() - count);
  if (isList) {
    stack.push_back(ofElements(std::move(operands)));
    return true;
  }
  bool arePlain = true, isAnyUndefined = false;
  for (const Part &operand : operands) {
    arePlain = arePlain && isPlainPart(operand);
    isAnyUndefined = isAnyUndefined || isUndefined(operand);
  }
  MaybePart result = arePlain ? applyPlain(instr.op, operands.data(), count)
                     : isAnyUndefined && rt::classOf(instr.op) != OpClass::Connective
                         ? MaybePart(undefined())
                         : applySymbolic(instr.op, operands.data());
  if (!result)
    return false;
  stack.push_back(std::move(*result));
  return true;
}

}  // namespace

Statement violationOf(const Instr *code, std::size_t count, const Value *sample, const Value *entry) {
  std::vector<Part> stack;
  for (std::size_t i = 0; i < count; ++i) {
    const Instr &instr = code[i];
    bool isVariable = instr.op == POp::Var || instr.op == POp::OrigVar;
    const Value *from = instr.op == POp::Var ? sample : entry;
    MaybePart part;
    if (isVariable)
      part = from ? load(from[instr.index]) : undefined();
    else if (instr.op == POp::Const)
      part = fromPlain(instr.constant);
    else if (!applyOne(instr, stack))
      return {false, kNo};
    if (isVariable || instr.op == POp::Const) {
      if (!part)
        return {false, kNo};
      stack.push_back(std::move(*part));
    }
  }
  const Part &result = stack.back();
  if (!isInt(result))
    return {true, kNo};
  return {true, both(result.isDefined, negated(truth(result)))};
}

}  // namespace eclat::sym

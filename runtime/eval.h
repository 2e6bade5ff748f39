// Evaluates properties, which are postfix code over two flat samples.
#pragma once

#include "value.h"

namespace eclat::rt {

enum class Op : std::uint8_t {
#define ECLAT_OP(name, id, operands, kin) name,
#include "ops.def"
#undef ECLAT_OP
};

// Classes of operators that are treated alike. The operators from Relation on are statements, true or false; the others
// are values.
enum class OpClass : std::uint8_t {
  Primary,        // variables, constants, lists
  Size,           // size of a sequence or text
  Part,           // a[i], a[i..j]
  Arithmetic,     // + - * %, gcd
  Aggregate,      // one number computed from a sequence
  Rearrangement,  // a sequence made of another
  Relation,       // == < …
  Membership,     // in, not in
  Connective,     // not, and, or, ==>
  NumberKind,     // a statement about one number
  Pattern,        // how the elements of one sequence are arranged
  Contents,       // which elements two sequences have
  LexicalOrder,   // which of two texts or sequences comes first in a dictionary
  Piece,          // one text or sequence inside another
};

constexpr OpClass classOf(Op op) {
  constexpr OpClass kClasses[] = {
#define ECLAT_OP(name, id, operands, kin) OpClass::kin,
#include "ops.def"
#undef ECLAT_OP
  };
  return kClasses[static_cast<int>(op)];
}

constexpr bool isStatement(Op op) { return classOf(op) >= OpClass::Relation; }

// One instruction. Var and OrigVar use `index`; List uses it as its length; Const carries its value.
struct Instr {
  Op op = Op::Const;
  std::int32_t index = 0;
  Value constant;
};

// The most operands that may be on the stack at once; the compiler of expressions refuses code that needs more.
constexpr std::size_t kMaxOperands = 64;

enum class Truth : std::uint8_t { False, True, Undefined };

// Evaluates `code` over the sample `now` and, for orig(), the sample `entry` (may be null). An operand that is
// undefined makes the whole statement undefined, except behind `and`, `or` and `==>` where the other side decides.
// Lists and results that need memory live in `scratch`.
Value evaluate(const Instr *code, std::size_t count, const Value *now, const Value *entry, Arena &scratch);
Truth holds(const Instr *code, std::size_t count, const Value *now, const Value *entry, Arena &scratch);

}  // namespace eclat::rt

#include "emit/cpp/names.h"

#include <algorithm>

namespace eclat {

namespace {

const char *relationWord(Op op) {
  switch (op) {
  case Op::Eq: return "Equals";
  case Op::Ne: return "Not";
  case Op::Lt: return "Below";
  case Op::Le: return "AtMost";
  case Op::Gt: return "Above";
  case Op::Ge: return "AtLeast";
  case Op::In: return "In";
  case Op::NotIn: return "NotIn";
  case Op::Add: return "Plus";
  case Op::Sub: return "Minus";
  case Op::Mul: return "Times";
  case Op::Mod: return "Modulo";
  case Op::And: return "And";
  case Op::Or: return "Or";
  case Op::Implies: return "Implies";
  default: return "";
  }
}

// Phrases are words already; all others give none.
const char *phraseOf(Op op) {
  switch (op) {
#define ECLAT_OP(name, spelling, operands, kin)
#define ECLAT_FUNCTION(name, spelling, operands, kin)
#define ECLAT_PHRASE(name, spelling, operands, kin)                                                                    \
  case Op::name: return spelling;
#include "../../../runtime/ops.def"
#undef ECLAT_PHRASE
#undef ECLAT_FUNCTION
#undef ECLAT_OP
  default: return nullptr;
  }
}

bool makesSequence(Op op) { return rt::classOf(op) == rt::OpClass::Rearrangement; }

std::string constantTitle(const Expr &e) {
  switch (e.constant) {
  case ConstKind::Text: return e.text.empty() ? "EmptyText" : "Text" + withUpperFirst(camel(e.text));
  case ConstKind::Enum: return withUpperFirst(unqualified(e.text));
  case ConstKind::Float: {
    std::string text = printFloat(e.real);
    std::ranges::replace(text, '.', 'p');
    bool negative = text.starts_with("-");
    return (negative ? "Minus" : "") + withUpperFirst(camel(text.substr(negative)));
  }
  default: {
    std::string text = print(e);
    return text.starts_with("-") ? "Minus" + text.substr(1) : withUpperFirst(text);
  }
  }
}

std::string listTitle(const Expr &e) {
  std::string out;
  for (std::size_t i = 0; i < e.kids.size(); ++i)
    out += (i ? "Or" : "") + propertyTitle(e.kids[i]);
  return out.empty() ? "Nothing" : out;
}

// Where the words around it speak of a sequence, `elems[]` is just Elems.
std::string wholeTitle(Expr e) {
  if (isVariable(e))
    e.variable = e.variable.withoutElements();
  return propertyTitle(e);
}

std::string functionTitle(const Expr &e) {
  std::string of = wholeTitle(e.kids[0]);
  auto other = [&](std::size_t i) { return propertyTitle(e.kids[i]); };
  switch (e.op) {
  case Op::Size: return "SizeOf" + of;
  case Op::Gcd: return "GcdOf" + of + "And" + other(1);
  case Op::Sum: return "SumOf" + of;
  case Op::Min: return "MinOf" + of;
  case Op::Max: return "MaxOf" + of;
  case Op::Indices: return "IndicesOf" + of;
  case Op::Reverse: return of + "Reversed";
  case Op::WithoutFirst: return of + "WithoutFirst";
  case Op::WithoutLast: return of + "WithoutLast";
  case Op::Append: return of + "With" + other(1) + "Appended";
  case Op::Prepend: return of + "With" + other(1) + "Prepended";
  case Op::Insert: return of + "With" + other(2) + "InsertedAt" + other(1);
  case Op::Erase: return of + "WithoutElementAt" + other(1);
  case Op::PowerOfTwo: return of + "IsPowerOfTwo";
  case Op::IsNaN: return of + "IsNaN";
  default: return "";
  }
}

std::string relationTitle(const Expr &e) {
  bool areWhole = makesSequence(e.kids[0].op) || makesSequence(e.kids[1].op);
  auto title = [&](const Expr &kid) { return areWhole ? wholeTitle(kid) : propertyTitle(kid); };
  return title(e.kids[0]) + relationWord(e.op) + title(e.kids[1]);
}

}  // namespace

std::string propertyTitle(const Expr &e) {
  switch (e.op) {
  case Op::Var: return withUpperFirst(variableIdentifier(e.variable));
  case Op::OrigVar: return "Orig" + withUpperFirst(variableIdentifier(e.variable));
  case Op::Const: return constantTitle(e);
  case Op::Not: return "Not" + propertyTitle(e.kids[0]);
  case Op::Index: return propertyTitle(e.kids[0]) + "At" + propertyTitle(e.kids[1]);
  case Op::Slice: return propertyTitle(e.kids[0]) + "From" + propertyTitle(e.kids[1]) + "To" + propertyTitle(e.kids[2]);
  case Op::List: return listTitle(e);
  default: break;
  }
  if (const char *phrase = phraseOf(e.op))
    return wholeTitle(e.kids[0]) + withUpperFirst(camel(phrase)) + (e.kids.size() > 1 ? wholeTitle(e.kids[1]) : "");
  std::string function = functionTitle(e);
  return function.empty() ? relationTitle(e) : function;
}

}  // namespace eclat

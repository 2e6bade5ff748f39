// The functions and phrases of the property language, most of them over sequences.
#include "emit/cpp/statement_code.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// What an operator calls in the emitted file.
struct CallForm {
  Op op;
  Piece piece;
  const char *function;
};
constexpr CallForm kCalls[] = {
    {Op::Sum,          Piece::Sum,          "sumOf"          },
    {Op::Min,          Piece::Min,          "minOf"          },
    {Op::Max,          Piece::Max,          "maxOf"          },
    {Op::Indices,      Piece::Indices,      "indicesOf"      },
    {Op::Reverse,      Piece::Reversed,     "reversed"       },
    {Op::WithoutFirst, Piece::WithoutFirst, "withoutFirst"   },
    {Op::WithoutLast,  Piece::WithoutLast,  "withoutLast"    },
    {Op::Append,       Piece::Appended,     "appended"       },
    {Op::Prepend,      Piece::Prepended,    "prepended"      },
    {Op::Insert,       Piece::Inserted,     "inserted"       },
    {Op::Erase,        Piece::Erased,       "erased"         },
    {Op::PowerOfTwo,   Piece::PowerOfTwo,   "isPowerOfTwo"   },
    {Op::Distinct,     Piece::Distinct,     "hasNoDuplicates"},
    {Op::Ascending,    Piece::Ascending,    "isAscending"    },
    {Op::Descending,   Piece::Descending,   "isDescending"   },
    {Op::Subset,       Piece::Subset,       "isSubset"       },
    {Op::Permutation,  Piece::Permutation,  "isPermutation"  },
    {Op::Subsequence,  Piece::Subsequence,  "isSubsequence"  },
    {Op::Before,       Piece::Before,       "comesBefore"    },
    {Op::NotAfter,     Piece::NotAfter,     "isNotAfter"     },
    {Op::StartsWith,   Piece::StartsWith,   "startsWith"     },
    {Op::EndsWith,     Piece::EndsWith,     "endsWith"       },
    {Op::Contains,     Piece::HasPiece,     "hasPiece"       },
};

bool isInteger(Shape shape) {
  return shape == Shape::Bool || shape == Shape::Int || shape == Shape::Big || shape == Shape::Enum;
}

bool haveOrder(Shape a, Shape b) {
  auto isNumber = [](Shape shape) { return isInteger(shape) || shape == Shape::Float; };
  return (isNumber(a) && isNumber(b)) || (a == Shape::Text && b == Shape::Text);
}

std::string asInteger(const Term &t) {
  bool isPlain = t.value.shape == Shape::Int || t.value.shape == Shape::Big;
  return isPlain ? t.text : "static_cast<long long>(" + t.text + ")";
}

// A literal is no text yet where a function template takes it.
std::string asRange(const Term &t) {
  return t.isConstant && t.text.starts_with("\"") ? "std::string(" + t.text + ")" : t.text;
}

}  // namespace

std::string Translation::call(Op op, const std::string &arguments) {
  const CallForm *form = std::ranges::find(kCalls, op, &CallForm::op);
  prelude_.need(form->piece);
  return fmt::format("{}({})", form->function, arguments);
}

void Translation::requireWhole(Term &term, const Term &sequence) {
  if (!sequence.isLong)
    return;
  prelude_.need(Piece::Held);
  addGuards(term.guards, {"isWhole(" + sequence.text + ")"});
}

Term Translation::sequence(const Expr &e) {
  Term t = term(e);
  if (t.value.shape != Shape::Sequence)
    refuse("it takes something for a sequence that is none");
  return t;
}

// Larger than any size is outside, as negative is: the cast keeps both out.
std::string Translation::position(const Term &t) {
  if (!isInteger(t.value.shape))
    refuse("it takes something for a position that is no integer");
  return t.value.shape == Shape::Int ? t.text : "static_cast<long long>(" + t.text + ")";
}

// A value that joins a sequence takes the type of its elements, if no digit and no sign is lost.
std::string Translation::asElement(const Term &item, Shape element) {
  Shape shape = item.value.shape;
  if (element == Shape::Int && shape != Shape::Big && isInteger(shape))
    return asInteger(item);
  if (element == Shape::Float && isInteger(shape))
    return "static_cast<double>(" + item.text + ")";
  bool isSafe = element == Shape::Big && shape == Shape::Int && item.isConstant && item.number >= 0;
  if (shape != element && !isSafe)
    refuse("it puts a value into a sequence of another type");
  return item.text;
}

Term Translation::aggregate(const Expr &e) {
  Term of = sequence(e.kids[0]);
  Shape element = of.value.element;
  if (element != Shape::Int && element != Shape::Big && element != Shape::Float)
    refuse("it takes something for a number that is none");
  Term t;
  t.guards = of.guards;
  requireWhole(t, of);
  t.value = of.value;
  t.value.shape = element;
  t.text = call(e.op, of.text);
  if (e.op != Op::Sum) {
    if (e.kids[0].op == Op::List && !e.kids[0].kids.empty())
      return t;
    prelude_.need(Piece::SizeOf);
    t.guards.push_back("sizeOf(" + of.text + ") > 0");
    return t;
  }
  if (element == Shape::Float)
    return t;
  t.value.shape = Shape::Int;
  // Elements of 32 bits need a billion of them for a sum beyond 62 bits.
  bool isSmall = element == Shape::Int && of.value.bits <= 32;
  t.value.bits = isSmall ? 62 : 64;
  if (!isSmall) {
    prelude_.need(Piece::CanSum);
    t.guards.push_back("canSum(" + of.text + ")");
  }
  return t;
}

Term Translation::rearranged(const Expr &e) {
  Term t = sequence(e.kids[0]);
  const std::string of = t.text;
  std::string arguments = of;
  requireWhole(t, t);
  t.isConstant = false;
  t.isLong = false;
  if (e.op == Op::Insert || e.op == Op::Erase) {
    Term at = term(e.kids[1]);
    addGuards(t.guards, at.guards);
    arguments += ", " + position(at);
    if (e.op == Op::Erase)
      prelude_.need(Piece::At);
    t.guards.push_back((e.op == Op::Insert ? "hasPlace(" : "has(") + arguments + ")");
  }
  if (e.op == Op::Append || e.op == Op::Prepend || e.op == Op::Insert) {
    Term item = term(e.kids.back());
    addGuards(t.guards, item.guards);
    arguments += ", " + asElement(item, t.value.element);
    t.value.bits = std::max(t.value.bits, item.value.bits);
  }
  if (e.op == Op::WithoutFirst || e.op == Op::WithoutLast) {
    prelude_.need(Piece::SizeOf);
    t.guards.push_back("sizeOf(" + of + ") > 0");
  }
  if (e.op == Op::Indices) {
    t.value = ValueShape{};
    t.value.shape = Shape::Sequence;
  }
  t.text = call(e.op, arguments);
  return t;
}

Term Translation::phrase(const Expr &e) {
  Term t;
  t.value.shape = Shape::Bool;
  Term a = term(e.kids[0]);
  addGuards(t.guards, a.guards);
  if (e.kids.size() == 1) {
    if (a.value.shape != Shape::Sequence)
      refuse("it takes something for a sequence that is none");
    if (e.op != Op::Distinct && a.value.element == Shape::Pointer)
      refuse("pointers have no order");
    t.text = call(e.op, a.text);
    return t;
  }
  Term b = term(e.kids[1]);
  addGuards(t.guards, b.guards);
  requireWhole(t, a);
  requireWhole(t, b);
  bool isOrder = rt::classOf(e.op) == rt::OpClass::LexicalOrder;
  bool canBeText = isOrder || rt::classOf(e.op) == rt::OpClass::Piece;
  bool isText = a.value.shape == Shape::Text && canBeText;
  if (a.value.shape != b.value.shape || (a.value.shape != Shape::Sequence && !isText))
    refuse("it compares the contents of values that have none in common");
  if (isOrder && a.value.shape == Shape::Sequence && !haveOrder(a.value.element, b.value.element))
    refuse("elements of these kinds have no order");
  t.text = call(e.op, asRange(a) + ", " + asRange(b));
  return t;
}

Term Translation::kindOfNumber(const Expr &e) {
  Term t;
  t.value.shape = Shape::Bool;
  Term of = term(e.kids[0]);
  t.guards = of.guards;
  if (e.op == Op::PowerOfTwo) {
    if (!isInteger(of.value.shape))
      refuse("only an integer is a power of two or not");
    t.text = call(e.op, asInteger(of));
    return t;
  }
  if (of.value.shape != Shape::Float)
    refuse("only a floating-point number can be NaN");
  // The sum of nothing is the integer 0.
  if (e.kids[0].op == Op::Sum) {
    prelude_.need(Piece::SizeOf);
    t.guards.push_back("sizeOf(" + term(e.kids[0].kids[0]).text + ") > 0");
  }
  prelude_.needHeader("cmath");
  t.text = "std::isnan(" + of.text + ")";
  return t;
}

}  // namespace eclat

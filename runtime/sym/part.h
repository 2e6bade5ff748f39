// The values that properties over symbolic samples are computed with, and one function for each class of operators.
#pragma once

#include "../eval.h"
#include "expr.h"

#include <optional>
#include <vector>

namespace eclat::sym {

using rt::Value;
using POp = rt::Op;

// A value of a sample, or of an expression over a sample. `isDefined` and the number of an integer may be symbolic.
struct Part {
  Value value;  // its value in this run; of a symbolic integer only the kind counts, of a sequence the length, too
  Term number;  // the number of an integer, in 64 bits
  Term isDefined = plain(1, 1);
  std::vector<Part> elements;
};
using MaybePart = std::optional<Part>;  // empty: it cannot be translated

// Reads a value from a sample that a hook has filled: the shadow of that memory has its expressions.
MaybePart load(const Value &value);
Part fromPlain(const Value &value);
// Returns the value that it has in this run.
Value plainValue(const Part &p, rt::Arena &arena);

bool isPlainPart(const Part &p);
inline bool isInt(const Part &p) { return p.value.kind == rt::Kind::Int; }
inline bool isSequence(const Part &p) { return p.value.kind == rt::Kind::Sequence; }
inline bool isUndefined(const Part &p) { return p.isDefined.isPlain() && !p.isDefined.value; }

Part ofNumber(Term number, Term isDefined = plain(1, 1));
Part ofCondition(Term condition, Term isDefined = plain(1, 1));
Part ofElements(std::vector<Part> elements, Term isDefined = plain(1, 1));
Part undefined();

inline Term both(Term a, Term b) { return apply(Op::And, a, b); }
inline Term either(Term a, Term b) { return apply(Op::Or, a, b); }
inline Term truth(const Part &p) { return apply(Op::Ne, p.number, plain(0, 64)); }

// The operators, by their class in ../ops.def. To translate one more you must: give it a case in the function of its
// class, or a function here and a line in applySymbolic of properties.cpp.

// The next functions are in of_numbers.cpp.
MaybePart compute(POp op, const Part &a, const Part &b);
MaybePart aggregate(POp op, const Part &sequence);
MaybePart powerOfTwo(const Part &a);

// The next functions are in of_relations.cpp.
std::optional<Term> related(POp op, const Part &a, const Part &b);  // compares two scalars; the result has one bit
MaybePart compare(POp op, const Part &a, const Part &b);
MaybePart connect(POp op, const Part &a, const Part *b);

// The next functions are in of_contents.cpp.
MaybePart membership(POp op, const Part &item, const Part &sequence);
MaybePart pattern(POp op, const Part &sequence);
MaybePart contents(POp op, const Part &a, const Part &b);

// The next functions are in of_sequences.cpp.
MaybePart index(const Part &sequence, const Part &at);
MaybePart slice(const Part &sequence, const Part &from, const Part &to);
MaybePart rearrange(POp op, const Part *operands);

}  // namespace eclat::sym

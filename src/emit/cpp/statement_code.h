#pragma once

#include "emit/cpp/property_code.h"

#include <functional>

namespace eclat {

// A value of the property language, written as C++.
struct Term {
  ValueShape value;
  std::string text;
  std::string printable;            // of a variable: C++ whose value a message shows
  std::vector<std::string> guards;  // must hold, in this order, before the text may be evaluated
  bool isCompound = false;          // it needs parentheses as an operand of arithmetic
  bool isConstant = false;
  bool isLong = false;      // a sequence that may be longer than the part of it that the worker holds
  std::int64_t number = 0;  // value of a constant Int or Bool

  std::string operand() const;  // `text`, in parentheses if it is compound
};

// Appends the guards that are not in the list yet.
void addGuards(std::vector<std::string> &guards, const std::vector<std::string> &more);

// Writes `a op b` for two values that can be evaluated, ordered as rt::compare orders them.
std::string comparisonCode(Op op, const Term &a, const Term &b, Prelude &prelude);

// Translates one statement. A part that has no value is neither true nor false; in `and`, `or` and `==>` the other side
// then decides. So each statement has two C++ forms: "is true" and "is not false".
class Translation {
public:
  using Lookup = std::function<std::expected<Term, std::string>(const VariableRef &variable, bool orig)>;
  using Exists = std::function<bool(const VariableRef &variable)>;

  Translation(const Component &component, Prelude &prelude, Lookup lookup, Exists exists)
      : component_(component), prelude_(prelude), lookup_(std::move(lookup)), exists_(std::move(exists)) {}

  std::expected<CheckCode, std::string> check(const Expr &expr);

private:
  struct Atom {
    std::vector<std::string> guards;
    std::string condition;           // true if the atom is not false
    bool isComparison = false;       // as in CheckCode
    std::vector<std::string> whole;  // sequences that must be held in full for the atom to be true
  };

  Term term(const Expr &expr);
  Term primary(const Expr &expr);
  Term variable(const Expr &expr, bool sized);
  Term constant(const Expr &expr);
  Term list(const Expr &expr);
  Term arithmetic(const Expr &expr);
  Term number(Term term);  // refuses a term that is no number
  Term arithmetic(Op op, const Term &a, const Term &b);
  Term remainder(Term a, Term b);
  Term commonDivisor(const Term &a, const Term &b);
  Term elementwise(Op op, const Term &a, const Term &b);  // one operand is a sequence
  Term indexed(const Expr &expr);
  Term size(const Expr &expr);
  Term truthValue(const Expr &expr);
  Term sequence(const Expr &expr);      // refuses a term that is no sequence
  Term aggregate(const Expr &expr);     // sum, min, max
  Term rearranged(const Expr &expr);    // a sequence made from another one
  Term phrase(const Expr &expr);        // has no duplicates, starts with, …
  Term kindOfNumber(const Expr &expr);  // power_of_two, is_nan
  std::string call(Op op, const std::string &arguments);
  std::string position(const Term &term);
  std::string asElement(const Term &item, Shape element);
  Atom atom(const Expr &expr);
  void requireWhole(Term &term, const Term &sequence);  // the term has no value unless all of the sequence is held
  static void noteWhole(Atom &atom, const Term &term);
  Atom membership(const Expr &expr);
  Atom relation(const Expr &expr);
  std::string isTrue(const Expr &expr);
  std::string isNotFalse(const Expr &expr);
  void refuse(std::string reason);

  const Component &component_;
  Prelude &prelude_;
  Lookup lookup_;
  Exists exists_;
  std::string refusal_;  // the first reason why the statement cannot be C++; empty: it can
  std::vector<std::pair<std::string, std::string>> values_;
};

}  // namespace eclat

#pragma once

#include "../../../runtime/eval.h"
#include "flow/language/variable_ref.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace eclat {

using rt::Op;

enum class ConstKind { Int, Big, Float, Text, Bool, Null, Enum };

// A statement or term of the property language, without reference to a program point. print() and parseExpr() are exact
// inverses.
struct Expr {
  Op op = Op::Const;
  ConstKind constant = ConstKind::Int;
  std::string text;          // of an enumerator, its name; of a text constant, its bytes
  VariableRef variable;      // the variable; of OrigVar, as it was before the call
  std::int64_t integer = 0;  // value of Int and Bool; bit pattern of Big
  double real = 0;
  std::vector<Expr> kids;

  bool operator==(const Expr &) const;

  static Expr var(VariableRef variable);
  static Expr orig(VariableRef variable);
  static Expr number(std::int64_t value);
  static Expr ofFloat(double value);
  static Expr ofText(std::string bytes);
  static Expr boolean(bool value);
  static Expr null();
  static Expr enumerator(std::string name);  // its value is looked up when the expression is bound
  static Expr size(const VariableRef &of);   // size of a sequence (named with or without its brackets) or of a text
  static Expr make(Op op, std::vector<Expr> operands);
};

std::string print(const Expr &expr);

struct ParseError {
  std::size_t column = 0;  // 0-based offset into the text
  std::string message;
};
std::expected<Expr, ParseError> parseExpr(const std::string &text);

// Puts every variable into orig(), so that the expression is about the sample taken at entry.
Expr atEntry(Expr expr);

bool isVariable(const Expr &expr);
// Returns every Var and OrigVar in the expression, each once, in order of appearance.
std::vector<Expr> variablesOf(const Expr &expr);

// Writes a constant as C++ and the property language spell it: 3, 0.5, "a\n", nan.
std::string quoteText(const std::string &bytes);
std::string printFloat(double value);

}  // namespace eclat

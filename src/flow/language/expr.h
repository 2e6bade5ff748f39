#pragma once

#include "../../../runtime/eval.h"

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace eclat {

using rt::Op;

enum class ConstKind { Int, Big, Float, Text, Bool, Null, Enum };

// A statement or term of the property language, independent of any program point: variables are by name.
// print() and parseExpr() are exact inverses.
struct Expr {
  Op op = Op::Const;
  ConstKind constant = ConstKind::Int;
  std::string text;          // name of a variable or enumerator, or the bytes of a text constant
  std::int64_t integer = 0;  // Int, Bool; bit pattern of Big
  double real = 0;
  std::vector<Expr> kids;

  bool operator==(const Expr &) const;

  static Expr var(std::string name);
  static Expr orig(std::string name);
  static Expr number(std::int64_t value);
  static Expr ofFloat(double value);
  static Expr ofText(std::string bytes);
  static Expr boolean(bool value);
  static Expr null();
  static Expr enumerator(std::string name);  // its value is looked up when the expression is bound
  static Expr size(std::string variable);    // of a sequence, named with or without its brackets, or a text
  static Expr make(Op op, std::vector<Expr> operands);
};

std::string print(const Expr &expr);

struct ParseError {
  std::size_t column = 0;  // 0-based offset into the text
  std::string message;
};
std::expected<Expr, ParseError> parseExpr(const std::string &text);

// The same of the sample taken at entry: every variable in orig().
Expr atEntry(Expr expr);

// All variable names in it, in order of appearance, orig() ones wrapped as written.
std::vector<std::string> variablesOf(const Expr &expr);

// Text of a constant as C++ and the property language spell it: 3, 0.5, "a\n", nan.
std::string quoteText(const std::string &bytes);
std::string printFloat(double value);

}  // namespace eclat

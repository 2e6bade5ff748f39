#include "flow/language/expr_grammar.h"

#include "support/text.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace eclat {

bool Expr::operator==(const Expr &o) const {
  bool sameReal = std::memcmp(&real, &o.real, sizeof real) == 0;
  return op == o.op && constant == o.constant && text == o.text && variable == o.variable && integer == o.integer &&
         sameReal && kids == o.kids;
}

Expr Expr::var(VariableRef variable) {
  Expr e;
  e.op = Op::Var;
  e.variable = std::move(variable);
  return e;
}
Expr Expr::orig(VariableRef variable) {
  Expr e;
  e.op = Op::OrigVar;
  e.variable = std::move(variable);
  return e;
}
Expr Expr::number(std::int64_t value) {
  Expr e;
  e.integer = value;
  return e;
}
Expr Expr::ofFloat(double value) {
  Expr e;
  e.constant = ConstKind::Float;
  e.real = std::isnan(value) ? NAN : value;
  return e;
}
Expr Expr::ofText(std::string bytes) {
  Expr e;
  e.constant = ConstKind::Text;
  e.text = std::move(bytes);
  return e;
}
Expr Expr::boolean(bool value) {
  Expr e;
  e.constant = ConstKind::Bool;
  e.integer = value;
  return e;
}
Expr Expr::null() {
  Expr e;
  e.constant = ConstKind::Null;
  return e;
}
Expr Expr::enumerator(std::string name) {
  Expr e;
  e.constant = ConstKind::Enum;
  e.text = std::move(name);
  return e;
}
Expr Expr::size(const VariableRef &of) { return make(Op::Size, {var(of.withoutElements())}); }
Expr Expr::make(Op op, std::vector<Expr> operands) {
  Expr e;
  e.op = op;
  e.kids = std::move(operands);
  return e;
}

std::string quoteText(const std::string &bytes) {
  std::string out = "\"";
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    auto c = static_cast<unsigned char>(bytes[i]);
    switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    case '\t': out += "\\t"; break;
    case '\r': out += "\\r"; break;
    default:
      // Octal, always three digits: in C++ a hexadecimal escape would swallow the digits behind it.
      if (c < 0x20 || c >= 0x7f)
        out += fmt::format("\\{:03o}", c);
      else
        out += static_cast<char>(c);
    }
  }
  return out + "\"";
}

std::string printFloat(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  std::string text = fmt::format("{}", value);
  return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
}

namespace {

using namespace grammar;

const Infix *infixOf(Op op) {
  auto it = std::ranges::find(kInfix, op, &Infix::op);
  return it == std::end(kInfix) ? nullptr : it;
}

// `elems[]` is the name of a sequence; indices and slices write it without the brackets.
std::string baseName(Expr sequence) {
  if (isVariable(sequence))
    sequence.variable = sequence.variable.withoutElements();
  return print(sequence);
}

std::string printConst(const Expr &e) {
  switch (e.constant) {
  case ConstKind::Int: return fmt::format("{}", e.integer);
  case ConstKind::Big: return fmt::format("{}", static_cast<std::uint64_t>(e.integer));
  case ConstKind::Float: return printFloat(e.real);
  case ConstKind::Text: return quoteText(e.text);
  case ConstKind::Bool: return e.integer ? "true" : "false";
  case ConstKind::Null: return "null";
  case ConstKind::Enum: return e.text;
  }
  return {};
}

// A variable whose name would be read as something else gets a dollar sign: `$in`.
std::string printName(const VariableRef &variable) {
  std::string name = print(variable);
  constexpr std::string_view kReserved[] = {"in", "not", "and", "or", "null", "true", "false", "nan", "inf"};
  std::string_view root(name.data(), static_cast<std::size_t>(std::ranges::find_if_not(name, isWord) - name.begin()));
  bool isNumber = !name.empty() && std::isdigit(static_cast<unsigned char>(name[0]));
  bool isEnumerator = name.find("::") != std::string::npos;
  bool isPlain = !isNumber && !isEnumerator && std::ranges::find(kReserved, root) == std::end(kReserved);
  return isPlain ? name : "$" + name;
}

std::string printAt(const Expr &e, int level);

std::string printList(const Expr &e) {
  std::string out = "{";
  for (std::size_t i = 0; i < e.kids.size(); ++i)
    out += (i ? ", " : "") + printAt(e.kids[i], 0);
  return out + "}";
}

std::string printAt(const Expr &e, int level) {
  switch (e.op) {
  case Op::Var: return printName(e.variable);
  case Op::OrigVar: return "orig(" + printName(e.variable) + ")";
  case Op::Const: return printConst(e);
  case Op::List: return printList(e);
  case Op::Size: return "size(" + printAt(e.kids[0], 0) + ")";
  case Op::Index: return baseName(e.kids[0]) + "[" + printAt(e.kids[1], 0) + "]";
  case Op::Slice: return baseName(e.kids[0]) + "[" + printAt(e.kids[1], 0) + ".." + printAt(e.kids[2], 0) + "]";
  case Op::Not: {
    std::string text = "not " + printAt(e.kids[0], kUnaryLevel);
    return level > kUnaryLevel ? "(" + text + ")" : text;
  }
  default: break;
  }
  if (const Spelled *function = find(kFunctions, e.op)) {
    std::string text = function->spelling;
    for (std::size_t i = 0; i < e.kids.size(); ++i)
      text += (i ? ", " : "(") + printAt(e.kids[i], 0);
    return text + ")";
  }
  if (const Spelled *phrase = find(kPhrases, e.op)) {
    std::string text = printAt(e.kids[0], kComparisonLevel + 1) + " " + phrase->spelling;
    if (e.kids.size() > 1)
      text += " " + printAt(e.kids[1], kComparisonLevel + 1);
    return kComparisonLevel < level ? "(" + text + ")" : text;
  }
  const Infix *infix = infixOf(e.op);
  // Comparisons do not chain; the others associate to the left, implication to the right.
  int left = infix->level + (infix->level == kComparisonLevel || e.op == Op::Implies),
      right = infix->level + (e.op != Op::Implies);
  std::string text = printAt(e.kids[0], left) + " " + infix->spelling + " " + printAt(e.kids[1], right);
  return infix->level < level ? "(" + text + ")" : text;
}

void collect(const Expr &e, std::vector<Expr> &variables) {
  if (isVariable(e) && std::ranges::find(variables, e) == variables.end())
    variables.push_back(e);
  for (const Expr &kid : e.kids)
    collect(kid, variables);
}

}  // namespace

std::string print(const Expr &expr) { return printAt(expr, 0); }

Expr atEntry(Expr e) {
  if (e.op == Op::Var)
    e.op = Op::OrigVar;
  for (Expr &kid : e.kids)
    kid = atEntry(std::move(kid));
  return e;
}

bool isVariable(const Expr &expr) { return expr.op == Op::Var || expr.op == Op::OrigVar; }

std::vector<Expr> variablesOf(const Expr &expr) {
  std::vector<Expr> variables;
  collect(expr, variables);
  return variables;
}

}  // namespace eclat

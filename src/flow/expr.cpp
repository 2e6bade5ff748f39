#include "flow/expr.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace eclat {

bool Expr::operator==(const Expr &o) const {
  bool sameReal = std::memcmp(&real, &o.real, sizeof real) == 0;
  return op == o.op && constant == o.constant && text == o.text && integer == o.integer && sameReal && kids == o.kids;
}

Expr Expr::var(std::string name) { Expr e; e.op = Op::Var; e.text = std::move(name); return e; }
Expr Expr::orig(std::string name) { Expr e; e.op = Op::OrigVar; e.text = std::move(name); return e; }
Expr Expr::number(std::int64_t value) { Expr e; e.integer = value; return e; }
Expr Expr::ofFloat(double value) { Expr e; e.constant = ConstKind::Float; e.real = std::isnan(value) ? NAN : value; return e; }
Expr Expr::ofText(std::string bytes) { Expr e; e.constant = ConstKind::Text; e.text = std::move(bytes); return e; }
Expr Expr::boolean(bool value) { Expr e; e.constant = ConstKind::Bool; e.integer = value; return e; }
Expr Expr::null() { Expr e; e.constant = ConstKind::Null; return e; }
Expr Expr::enumerator(std::string name) { Expr e; e.constant = ConstKind::Enum; e.text = std::move(name); return e; }
Expr Expr::size(std::string variable) {
  if (variable.ends_with("[]"))
    variable.resize(variable.size() - 2);
  return make(Op::Size, {var(std::move(variable))});
}
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

// One row per infix operator: how it is spelled and how tightly it binds.
struct Infix {
  Op op;
  const char *spelling;
  int level;
};
constexpr Infix kInfix[] = {
    {Op::Implies, "==>", 1}, {Op::Or, "or", 2},   {Op::And, "and", 3}, {Op::NotIn, "not in", 5}, {Op::In, "in", 5},
    {Op::Eq, "==", 5},       {Op::Ne, "!=", 5},   {Op::Le, "<=", 5},   {Op::Ge, ">=", 5},        {Op::Lt, "<", 5},
    {Op::Gt, ">", 5},        {Op::Add, "+", 6},   {Op::Sub, "-", 6},   {Op::Mul, "*", 7},        {Op::Mod, "%", 7},
};
constexpr int kUnaryLevel = 4, kComparisonLevel = 5;

// Functions and phrases, whose grammar needs no more than their spelling.
struct Spelled {
  Op op;
  const char *spelling;
  int operands;
};
constexpr Spelled kFunctions[] = {
#define ECLAT_OP(name, spelling, operands)
#define ECLAT_FUNCTION(name, spelling, operands) {Op::name, spelling, operands},
#define ECLAT_PHRASE(name, spelling, operands)
#include "../../runtime/ops.def"
#undef ECLAT_FUNCTION
#undef ECLAT_PHRASE
};
constexpr Spelled kPhrases[] = {
#define ECLAT_FUNCTION(name, spelling, operands)
#define ECLAT_PHRASE(name, spelling, operands) {Op::name, spelling, operands},
#include "../../runtime/ops.def"
#undef ECLAT_FUNCTION
#undef ECLAT_PHRASE
#undef ECLAT_OP
};

template <std::size_t N> const Spelled *find(const Spelled (&table)[N], Op op) {
  auto it = std::ranges::find(table, op, &Spelled::op);
  return it == std::end(table) ? nullptr : it;
}

const Infix *infixOf(Op op) {
  auto it = std::ranges::find(kInfix, op, &Infix::op);
  return it == std::end(kInfix) ? nullptr : it;
}

// `elems[]` is the name of a sequence; indices and slices write it without the brackets.
std::string baseName(const Expr &sequence) {
  std::string name = print(sequence);
  bool wrapped = sequence.op == Op::OrigVar && name.ends_with("[])");
  if (wrapped)
    return name.substr(0, name.size() - 3) + ")";
  return name.ends_with("[]") ? name.substr(0, name.size() - 2) : name;
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
std::string printName(const std::string &name) {
  constexpr std::string_view kReserved[] = {"in", "not", "and", "or", "null", "true", "false", "nan", "inf"};
  std::string_view root = std::string_view(name).substr(0, name.find_first_of(".-["));
  return std::ranges::find(kReserved, root) == std::end(kReserved) ? name : "$" + name;
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
  case Op::Var: return printName(e.text);
  case Op::OrigVar: return "orig(" + printName(e.text) + ")";
  case Op::Const: return printConst(e);
  case Op::List: return printList(e);
  case Op::Size: return "size(" + printAt(e.kids[0], 0) + ")";
  case Op::Index: return baseName(e.kids[0]) + "[" + printAt(e.kids[1], 0) + "]";
  case Op::Slice:
    return baseName(e.kids[0]) + "[" + printAt(e.kids[1], 0) + ".." + printAt(e.kids[2], 0) + "]";
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
  int left = infix->level + (infix->level == kComparisonLevel || e.op == Op::Implies), right = infix->level + (e.op != Op::Implies);
  std::string text = printAt(e.kids[0], left) + " " + infix->spelling + " " + printAt(e.kids[1], right);
  return infix->level < level ? "(" + text + ")" : text;
}

void collect(const Expr &e, std::vector<std::string> &names) {
  if (e.op == Op::Var || e.op == Op::OrigVar)
    if (std::string name = print(e); std::ranges::find(names, name) == names.end())
      names.push_back(name);
  for (const Expr &kid : e.kids)
    collect(kid, names);
}

// Recursive descent over the grammar that printAt writes.
class Parser {
public:
  explicit Parser(const std::string &text) : text_(text) {}

  std::expected<Expr, ParseError> parse() {
    Expr e = expression(0);
    skipSpace();
    if (!error_ && at_ < text_.size())
      complain("unexpected '" + text_.substr(at_, 1) + "'");
    if (error_)
      return std::unexpected(ParseError{errorAt_, message_});
    return e;
  }

private:
  void skipSpace() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
      ++at_;
  }
  void complain(const std::string &message) {
    if (error_)
      return;
    error_ = true;
    errorAt_ = at_;
    message_ = message;
    at_ = text_.size();
  }
  static bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
  bool eat(const char *token) {
    skipSpace();
    std::size_t n = std::strlen(token);
    if (text_.compare(at_, n, token) != 0)
      return false;
    if (isWord(token[n - 1]) && at_ + n < text_.size() && isWord(text_[at_ + n]))
      return false;
    at_ += n;
    return true;
  }
  void expect(const char *token) {
    if (!eat(token))
      complain(std::string("expected '") + token + "'");
  }

  const Infix *infix(int level) {
    std::size_t before = at_;
    for (const Infix &candidate : kInfix) {
      bool found = candidate.op == Op::NotIn ? eat("not") && eat("in") : eat(candidate.spelling);
      if (found && candidate.level >= level)
        return &candidate;
      at_ = before;
      if (found)
        return nullptr;  // the longest spelling counts: `==>` is not `==`
    }
    return nullptr;
  }

  const Spelled *phrase(int level) {
    if (level > kComparisonLevel)
      return nullptr;
    for (const Spelled &candidate : kPhrases)
      if (eat(candidate.spelling))
        return &candidate;
    return nullptr;
  }

  Expr expression(int level) {
    if (++depth_ > 100) {
      complain("nested too deeply");
      return {};
    }
    Expr left = eatNot() ? Expr::make(Op::Not, {expression(kUnaryLevel)}) : term();
    while (!error_) {
      if (const Spelled *op = phrase(level)) {
        std::vector<Expr> operands = {std::move(left)};
        if (op->operands > 1)
          operands.push_back(expression(kComparisonLevel + 1));
        left = Expr::make(op->op, std::move(operands));
        continue;
      }
      const Infix *op = infix(level);
      if (!op)
        break;
      Expr right = expression(op->op == Op::Implies ? op->level : op->level + 1);
      left = Expr::make(op->op, {std::move(left), std::move(right)});
    }
    --depth_;
    return left;
  }
  bool eatNot() {
    std::size_t before = at_;
    if (eat("not")) {
      if (!eat("in"))
        return true;
      at_ = before;
    }
    return false;
  }

  Expr term() {
    skipSpace();
    if (at_ >= text_.size()) {
      complain("expected a term");
      return {};
    }
    char c = text_[at_];
    if (eat("(")) {
      Expr e = expression(0);
      expect(")");
      return e;
    }
    if (eat("{"))
      return list();
    if (c == '"')
      return textConstant();
    if (std::isdigit(static_cast<unsigned char>(c)) || c == '-')
      return number();
    if (isWord(c) || c == '~' || c == '$')
      return word();
    complain("expected a term");
    return {};
  }

  Expr list() {
    Expr e = Expr::make(Op::List, {});
    if (eat("}"))
      return e;
    do
      e.kids.push_back(expression(0));
    while (eat(","));
    expect("}");
    return e;
  }

  Expr textConstant() {
    std::string bytes;
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] != '\\') {
        bytes += text_[at_];
        continue;
      }
      char c = ++at_ < text_.size() ? text_[at_] : '\0';
      switch (c) {
      case 'n': bytes += '\n'; break;
      case 't': bytes += '\t'; break;
      case 'r': bytes += '\r'; break;
      case '"':
      case '\\': bytes += c; break;
      default: {
        int value = 0;
        for (int k = 0; k < 3; ++k, ++at_) {
          if (at_ >= text_.size() || text_[at_] < '0' || text_[at_] > '7') {
            complain("bad escape in text");
            return {};
          }
          value = value * 8 + (text_[at_] - '0');
        }
        --at_;
        bytes += static_cast<char>(value);
      }
      }
    }
    expect("\"");
    return Expr::ofText(bytes);
  }

  Expr number() {
    std::size_t start = at_;
    if (text_[at_] == '-')
      ++at_;
    if (text_.compare(at_, 3, "inf") == 0) {
      at_ += 3;
      return Expr::ofFloat(-INFINITY);
    }
    bool real = false;
    while (at_ < text_.size()) {
      char c = text_[at_];
      bool fraction = c == '.' && at_ + 1 < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_ + 1]));
      bool exponent = c == 'e' || ((c == '+' || c == '-') && text_[at_ - 1] == 'e');
      if (!std::isdigit(static_cast<unsigned char>(c)) && !fraction && !exponent)
        break;
      real |= fraction || exponent;
      ++at_;
    }
    const char *first = text_.data() + start, *last = text_.data() + at_;
    Expr e;
    std::from_chars_result r{};
    if (real) {
      e = Expr::ofFloat(0);
      r = std::from_chars(first, last, e.real);
    } else {
      r = std::from_chars(first, last, e.integer);
      if (r.ec == std::errc::result_out_of_range && *first != '-') {
        std::uint64_t big = 0;
        r = std::from_chars(first, last, big);
        e.constant = ConstKind::Big;
        e.integer = static_cast<std::int64_t>(big);
      }
    }
    if (r.ec != std::errc() || r.ptr != last) {
      at_ = start;
      complain("bad number");
    }
    return e;
  }

  // An identifier with what may follow it in a variable's name: a::b, a.b, a->b, a[].x, a().
  std::string name() {
    std::size_t start = at_;
    while (at_ < text_.size()) {
      if (isWord(text_[at_]) || text_[at_] == '~')
        ++at_;
      else if (text_.compare(at_, 2, "::") == 0 || text_.compare(at_, 2, "->") == 0 ||
               text_.compare(at_, 2, "[]") == 0 || text_.compare(at_, 2, "()") == 0)
        at_ += 2;
      else if (text_[at_] == '.' && text_.compare(at_, 2, "..") != 0)
        ++at_;
      else if (std::size_t end = templateArguments(); end > at_)
        at_ = end;
      else
        break;
    }
    return text_.substr(start, at_ - start);
  }

  // `Box<int>::Color::Red`: the arguments belong to the name if a `::` follows them.
  std::size_t templateArguments() const {
    int depth = 0;
    for (std::size_t i = at_; i < text_.size(); ++i) {
      depth += text_[i] == '<' ? 1 : text_[i] == '>' ? -1 : 0;
      if (depth == 0)
        return i > at_ && text_.compare(i + 1, 2, "::") == 0 ? i + 1 : at_;
    }
    return at_;
  }

  static Expr sequenceOf(Expr e) {
    if ((e.op == Op::Var || e.op == Op::OrigVar) && !e.text.ends_with("[]"))
      e.text += "[]";
    return e;
  }

  Expr word() {
    if (text_[at_] == '$') {
      ++at_;
      std::string escaped = name();
      if (escaped.empty()) {
        --at_;
        complain("expected a name behind '$'");
      }
      return subscripts(Expr::var(escaped));
    }
    std::string id = name();
    if (id == "true" || id == "false")
      return Expr::boolean(id == "true");
    if (id == "null")
      return Expr::null();
    if (id == "nan" || id == "inf")
      return Expr::ofFloat(id == "nan" ? NAN : INFINITY);
    if (id == "size" && eat("(")) {
      Expr inner = expression(0);
      expect(")");
      return Expr::make(Op::Size, {std::move(inner)});
    }
    for (const Spelled &function : kFunctions)
      if (id == function.spelling && eat("("))
        return call(function);
    Expr e = Expr::var(id);
    if (id == "orig" && eat("(")) {
      skipSpace();
      eat("$");
      e = Expr::orig(name());
      expect(")");
    } else if (id.find("::") != std::string::npos) {
      return Expr::enumerator(id);
    }
    return subscripts(std::move(e));
  }

  Expr call(const Spelled &function) {
    Expr e = Expr::make(function.op, {});
    do
      e.kids.push_back(expression(0));
    while (eat(","));
    if (static_cast<int>(e.kids.size()) != function.operands)
      complain(std::string("'") + function.spelling + "' takes " + std::to_string(function.operands) + " operands");
    expect(")");
    return e;
  }

  Expr subscripts(Expr e) {
    while (!error_ && eat("[")) {
      Expr first = expression(0);
      if (eat("..")) {
        Expr last = expression(0);
        e = Expr::make(Op::Slice, {sequenceOf(std::move(e)), std::move(first), std::move(last)});
      } else {
        e = Expr::make(Op::Index, {sequenceOf(std::move(e)), std::move(first)});
      }
      expect("]");
    }
    return e;
  }

  const std::string &text_;
  std::size_t at_ = 0, errorAt_ = 0;
  int depth_ = 0;
  bool error_ = false;
  std::string message_;
};

}  // namespace

std::string print(const Expr &expr) { return printAt(expr, 0); }

std::vector<std::string> variablesOf(const Expr &expr) {
  std::vector<std::string> names;
  collect(expr, names);
  return names;
}

std::expected<Expr, ParseError> parseExpr(const std::string &text) { return Parser(text).parse(); }

}  // namespace eclat

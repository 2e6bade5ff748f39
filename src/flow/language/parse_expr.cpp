#include "flow/language/expr_grammar.h"

#include "support/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <utility>

namespace eclat {

namespace {

using namespace grammar;

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
  void complainAt(std::size_t at, const std::string &message) {
    at_ = error_ ? at_ : at;
    complain(message);
  }
  bool eat(const char *token) {
    skipSpace();
    std::size_t n = std::strlen(token);
    if (text_.compare(at_, n, token) != 0)
      return false;
    bool continues = at_ + n < text_.size() && (isWord(text_[at_ + n]) || text_.compare(at_ + n, 2, "::") == 0);
    if (isWord(token[n - 1]) && continues)
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
    for (bool isCompared = false; !error_;) {
      std::size_t before = at_;
      if (const Spelled *op = phrase(level)) {
        if (std::exchange(isCompared, true))
          complainAt(before, kNoChain);
        std::vector<Expr> operands = {std::move(left)};
        if (op->operands > 1)
          operands.push_back(expression(kComparisonLevel + 1));
        left = Expr::make(op->op, std::move(operands));
        continue;
      }
      const Infix *op = infix(level);
      if (!op)
        break;
      if (op->level == kComparisonLevel && std::exchange(isCompared, true))
        complainAt(before, kNoChain);
      // What follows is compared with nothing yet.
      isCompared = isCompared && op->level >= kComparisonLevel;
      if (++operators_ > kMaxOperators)
        complain("it is too long");
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
    auto startsPart = [&](std::size_t i) { return i < text_.size() && (isWord(text_[i]) || text_[i] == '~'); };
    auto isBehind = [&](const char *token) { return at_ >= start + 2 && text_.compare(at_ - 2, 2, token) == 0; };
    auto is = [&](const char *token) { return text_.compare(at_, 2, token) == 0; };
    while (at_ < text_.size() && startsPart(start)) {
      if (startsPart(at_) && !isBehind("[]") && !isBehind("()"))
        ++at_;
      else if ((is("::") || is("->")) && startsPart(at_ + 2))
        at_ += 2;
      else if ((is("[]") && !isBehind("[]")) || is("()"))
        at_ += 2;
      else if (text_[at_] == '.' && startsPart(at_ + 1))
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
    if (isVariable(e))
      e.variable = e.variable.elements();
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
      return subscripts(Expr::var(parseVariable(escaped)));
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
    Expr e = Expr::var(parseVariable(id));
    if (id == "orig" && eat("(")) {
      skipSpace();
      eat("$");
      e = Expr::orig(parseVariable(name()));
      if (e.variable == VariableRef())
        complain("expected a name behind 'orig('");
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

  static constexpr const char *kNoChain = "comparisons do not chain: use parentheses";
  static constexpr int kMaxOperators = 1000;  // chains nest to the left, and everything walks them by recursion
  const std::string &text_;
  int operators_ = 0;
  std::size_t at_ = 0, errorAt_ = 0;
  int depth_ = 0;
  bool error_ = false;
  std::string message_;
};

}  // namespace

std::expected<Expr, ParseError> parseExpr(const std::string &text) { return Parser(text).parse(); }

}  // namespace eclat

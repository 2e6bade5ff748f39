#include "flow/language/expr.h"
#include "flow/verdict.h"

#include <charconv>
#include <expected>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::string_view kStep = "step ", kWith = " with ";

std::string printLiteral(const Literal &literal) {
  switch (literal.kind) {
  case LiteralKind::Int: return std::to_string(literal.integer);
  case LiteralKind::Float: return printFloat(literal.real);
  case LiteralKind::Text: return quoteText(literal.text);
  case LiteralKind::Null: return "null";
  case LiteralKind::List: break;
  }
  std::string out = "[";
  for (const Literal &element : literal.elements)
    out += (&element == &literal.elements.front() ? "" : ", ") + printLiteral(element);
  return out + "]";
}

// Reads a list of arguments, from left to right.
class ArgumentReader {
public:
  ArgumentReader(const std::string &text, std::size_t start, std::size_t before)
      : text_(text), at_(start), before_(before) {}

  std::expected<std::vector<Argument>, StepError> readAll() {
    std::vector<Argument> out;
    do {
      skipBlank();
      Argument argument;
      if (!(startsWith(kStep) ? readStep(argument) : readLiteral(argument.literal, 0)))
        return std::unexpected(error_);
      out.push_back(std::move(argument));
      skipBlank();
    } while (take(','));
    if (at_ != text_.size())
      return std::unexpected(StepError{at_, "expected a comma or the end of the line"});
    return out;
  }

private:
  bool fail(std::string message) {
    error_ = {at_, std::move(message)};
    return false;
  }
  bool startsWith(std::string_view word) const { return std::string_view(text_).substr(at_).starts_with(word); }
  bool take(char c) {
    bool isThere = at_ < text_.size() && text_[at_] == c;
    at_ += isThere;
    return isThere;
  }
  void skipBlank() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
      ++at_;
  }

  bool readStep(Argument &out) {
    std::size_t start = at_, number = 0;
    at_ += kStep.size();
    auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), number);
    if (error != std::errc() || number == 0)
      return fail("the number of which step?");
    if (number > before_) {
      at_ = start;
      return fail(fmt::format("step {} does not stand before this one", number));
    }
    at_ = static_cast<std::size_t>(end - text_.data());
    out.step = static_cast<int>(number) - 1;
    out.isAlias = take('&');
    return true;
  }

  bool readLiteral(Literal &out, int depth) {
    constexpr int kDeepest = 20;
    if (depth > kDeepest)
      return fail("lists nest too deep");
    if (take('['))
      return readList(out, depth);
    std::size_t end = endOfConstant();
    auto expr = parseExpr(text_.substr(at_, end - at_));
    if (!expr || expr->op != Op::Const || !readConstant(*expr, out))
      return fail("expected a step, a number, a text in quotes, null or a list in brackets");
    at_ = end;
    return true;
  }

  bool readList(Literal &out, int depth) {
    out.kind = LiteralKind::List;
    skipBlank();
    if (take(']'))
      return true;
    do {
      skipBlank();
      if (!readLiteral(out.elements.emplace_back(), depth + 1))
        return false;
      skipBlank();
    } while (take(','));
    return take(']') || fail("expected ']'");
  }

  std::size_t endOfConstant() const {
    if (at_ >= text_.size() || text_[at_] != '"')
      return std::min(text_.find_first_of(",] \t", at_), text_.size());
    for (std::size_t i = at_ + 1; i < text_.size(); ++i)
      if (text_[i] == '\\')
        ++i;
      else if (text_[i] == '"')
        return i + 1;
    return text_.size();
  }

  static bool readConstant(const Expr &expr, Literal &out) {
    switch (expr.constant) {
    case ConstKind::Int:
    case ConstKind::Big: out.integer = expr.integer; return true;
    case ConstKind::Float:
      out.kind = LiteralKind::Float;
      out.real = expr.real;
      return true;
    case ConstKind::Text:
      out.kind = LiteralKind::Text;
      out.text = expr.text;
      return true;
    case ConstKind::Null: out.kind = LiteralKind::Null; return true;
    case ConstKind::Bool:
    case ConstKind::Enum: break;
    }
    return false;
  }

  const std::string &text_;
  std::size_t at_, before_;
  StepError error_;
};

}  // namespace

std::string printArgument(const Argument &argument) {
  return argument.isStep() ? fmt::format("step {}{}", argument.step + 1, argument.isAlias ? "&" : "")
                           : printLiteral(argument.literal);
}

std::string printStep(const WrittenStep &step) {
  std::string out = step.operation;
  for (const Argument &argument : step.arguments)
    out += (&argument == &step.arguments.front() ? std::string(kWith) : ", ") + printArgument(argument);
  return out;
}

// A type may be named `with`: the arguments begin behind the first word of this name behind which they can be read.
std::expected<WrittenStep, StepError> parseStep(const std::string &text, std::size_t before) {
  if (text.empty())
    return std::unexpected(StepError{0, "which operation?"});
  std::optional<StepError> error;
  for (std::size_t at = text.find(kWith); at != std::string::npos; at = text.find(kWith, at + 1)) {
    auto arguments = ArgumentReader(text, at + kWith.size(), before).readAll();
    if (arguments)
      return WrittenStep{text.substr(0, at), std::move(*arguments)};
    error = error ? *error : arguments.error();
  }
  if (error)
    return std::unexpected(*error);
  return WrittenStep{text, {}};
}

}  // namespace eclat

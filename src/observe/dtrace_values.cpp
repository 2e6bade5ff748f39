#include "observe/dtrace_values.h"

#include "flow/language/expr.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <vector>

namespace eclat {

namespace {

bool isUnknown(std::string_view word) { return word == "nonsensical" || word == "uninit" || word == "missing"; }

template <class T, class... Base> bool whole(std::string_view text, T &value, Base... base) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base...);
  return error == std::errc() && end == text.data() + text.size();
}

class ValueParser {
public:
  ValueParser(const std::string &text, const DeclaredVariable &variable, rt::Arena &arena)
      : text_(text), variable_(variable), arena_(arena) {}

  std::expected<rt::Value, std::string> parse() {
    skipBlanks();
    rt::Value value = variable_.rep == Rep::Sequence ? sequence() : element();
    skipBlanks();
    if (error_.empty() && at_ != text_.size())
      complain("there is more behind the value");
    if (!error_.empty())
      return std::unexpected(error_);
    return value;
  }

private:
  void complain(const std::string &message) {
    if (error_.empty())
      error_ = message;
  }
  void skipBlanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
      ++at_;
  }
  std::string_view word() {
    std::size_t start = at_;
    while (at_ < text_.size() && text_[at_] != ' ' && text_[at_] != '\t' && text_[at_] != ']')
      ++at_;
    return std::string_view(text_).substr(start, at_ - start);
  }

  rt::Value sequence() {
    if (at_ == text_.size() || text_[at_] != '[') {
      std::string_view only = word();
      if (only != "null" && !isUnknown(only))
        complain("expected an array, '[…]'");
      return {};
    }
    ++at_;
    std::vector<rt::Value> held;
    std::size_t count = 0;
    for (skipBlanks(); error_.empty() && at_ < text_.size() && text_[at_] != ']'; skipBlanks(), ++count)
      if (rt::Value v = element(); held.size() < rt::kMaxElements)
        held.push_back(v);
    if (at_ == text_.size())
      complain("the array has no end");
    else
      ++at_;
    if (count > std::numeric_limits<std::uint32_t>::max())
      complain("the array is too long");
    rt::Value *elements = arena_.values(held.size());
    std::copy(held.begin(), held.end(), elements);
    return rt::Value::ofSequence(elements, count);
  }

  rt::Value element() {
    if (variable_.elementRep == Rep::Text && at_ < text_.size() && text_[at_] == '"')
      return quoted();
    std::size_t start = at_;
    std::string_view w = word();
    if (isUnknown(w))
      return {};
    switch (variable_.elementRep) {
    case Rep::Float: return real(w);
    case Rep::Pointer: return pointer(w);
    case Rep::Text:
      if (w != "null")
        complain("expected a text in quotes");
      return {};
    default: break;
    }
    if (variable_.isBool && (w == "true" || w == "false"))
      return rt::Value::ofInt(w == "true");
    rt::Value v = integer(w);
    if (!v.defined())
      complain(fmt::format("'{}' is not {}", text_.substr(start, std::min<std::size_t>(w.size(), 40)),
                           variable_.isBool ? "true or false" : "an integer of 64 bits"));
    return v;
  }

  static rt::Value integer(std::string_view w) {
    std::int64_t i = 0;
    std::uint64_t u = 0;
    if (whole(w, i))
      return rt::Value::ofInt(i);
    if (whole(w, u) || (w.starts_with("0x") && whole(w.substr(2), u, 16)))
      return rt::Value::ofUnsigned(u);
    return {};
  }

  rt::Value real(std::string_view w) {
    bool isNegative = w.starts_with('-');
    std::string_view bare = isNegative || w.starts_with('+') ? w.substr(1) : w;
    double d = 0;
    if (bare == "NaN" || bare == "nan")
      return rt::Value::ofFloat(NAN);
    if (bare == "Infinity" || bare == "inf" || bare == "Inf")
      return rt::Value::ofFloat(isNegative ? -INFINITY : INFINITY);
    auto [end, error] = std::from_chars(bare.data(), bare.data() + bare.size(), d);
    // What is too large or too small to be held is still a number: from_chars leaves the value to us.
    if (error == std::errc::result_out_of_range)
      d = std::strtod(std::string(bare).c_str(), nullptr);
    if (error == std::errc::invalid_argument || end != bare.data() + bare.size() || bare.starts_with('-'))
      complain(fmt::format("'{}' is not a number", w.substr(0, 40)));
    return rt::Value::ofFloat(isNegative ? -d : d);
  }

  rt::Value pointer(std::string_view w) {
    rt::Value v;
    v.kind = rt::Kind::Pointer;
    if (w == "null")
      return v;
    rt::Value number = integer(w);
    if (!number.defined())
      complain(fmt::format("'{}' is not a hashcode", w.substr(0, 40)));
    v.u = number.u;
    return v;
  }

  rt::Value quoted() {
    std::string bytes;
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] != '\\')
        bytes += text_[at_];
      else if (++at_ < text_.size())
        escape(bytes);
    }
    if (at_ >= text_.size()) {
      complain("the text has no closing quote");
      return {};
    }
    ++at_;
    return rt::Value::ofText(arena_.copy(bytes.data(), bytes.size()), bytes.size());
  }

  // As Java and C write them. At the character behind the backslash; leaves at the last one of the escape.
  void escape(std::string &bytes) {
    char c = text_[at_];
    constexpr std::string_view kNames = "ntrbf", kBytes = "\n\t\r\b\f";
    if (std::size_t k = kNames.find(c); k != std::string_view::npos) {
      bytes += kBytes[k];
    } else if (c >= '0' && c <= '7') {
      unsigned value = 0;
      int digits = 0;
      for (; digits < 3 && at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '7'; ++digits, ++at_)
        value = value * 8 + static_cast<unsigned>(text_[at_] - '0');
      --at_;
      bytes += static_cast<char>(value);
    } else if (unsigned unit = 0;
               c == 'u' && at_ + 4 < text_.size() && whole(std::string_view(text_).substr(at_ + 1, 4), unit, 16)) {
      at_ += 4;
      utf8(unit, bytes);
    } else {
      bytes += c;
    }
  }

  // A surrogate is kept as it is: a text is bytes.
  static void utf8(unsigned unit, std::string &bytes) {
    if (unit < 0x80) {
      bytes += static_cast<char>(unit);
      return;
    }
    if (unit < 0x800) {
      bytes += static_cast<char>(0xc0 | (unit >> 6));
    } else {
      bytes += static_cast<char>(0xe0 | (unit >> 12));
      bytes += static_cast<char>(0x80 | ((unit >> 6) & 0x3f));
    }
    bytes += static_cast<char>(0x80 | (unit & 0x3f));
  }

  const std::string &text_;
  const DeclaredVariable &variable_;
  rt::Arena &arena_;
  std::size_t at_ = 0;
  std::string error_;
};

std::string printReal(double d) {
  return std::isnan(d) ? "NaN" : std::isinf(d) ? (d < 0 ? "-Infinity" : "Infinity") : printFloat(d);
}

std::string printSequence(const rt::Value &value, bool isBool) {
  if (value.held() < value.length)
    return "nonsensical";
  std::string out = "[";
  for (std::uint32_t i = 0; i < value.length; ++i)
    out += (i ? " " : "") + printDtraceValue(value.elements[i], isBool);
  return out + "]";
}

}  // namespace

std::expected<rt::Value, std::string> parseDtraceValue(const std::string &text, const DeclaredVariable &variable,
                                                       rt::Arena &arena) {
  return ValueParser(text, variable, arena).parse();
}

std::string printDtraceValue(const rt::Value &value, bool isBool) {
  switch (value.kind) {
  case rt::Kind::Undefined: break;
  case rt::Kind::Int: return isBool ? (value.i ? "true" : "false") : fmt::format("{}", value.i);
  case rt::Kind::Big: return fmt::format("{}", value.u);
  case rt::Kind::Float: return printReal(value.d);
  case rt::Kind::Text: return quoteText(std::string(value.text, value.length));
  case rt::Kind::Pointer: return value.u ? fmt::format("0x{:x}", value.u) : "null";
  case rt::Kind::Sequence: return printSequence(value, isBool);
  }
  return "nonsensical";
}

}  // namespace eclat

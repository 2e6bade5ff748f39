#include "json_parser.h"

#include <cmath>
#include <cstdlib>

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Reads one token of a text from a place on.
class TokenReader {
public:
  TokenReader(const std::string &text, std::size_t at) : text_(text), at_(at) {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')
      ++at_;
    begin_ = at_;
  }

  JsonToken read() {
    JsonToken token;
    token.position = static_cast<int>(begin_);
    if (at_ >= text_.size())
      return token;
    const char first = text_[at_];
    if (first == '"') {
      token.kind = JsonTokenKind::String;
      token.text = readString();
    } else if (first == '-' || isDigit(first)) {
      token.kind = JsonTokenKind::Number;
      token.number = readNumber();
    } else {
      token.kind = readSign();
    }
    return token;
  }

  std::size_t end() const { return at_; }

private:
  // The next character; 0 at the end, as no token has a 0.
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  [[noreturn]] void fail(const char *message) const { throw JsonParseError(message, static_cast<int>(begin_)); }

  JsonTokenKind readSign() {
    static const struct {
      const char *text;
      JsonTokenKind kind;
    } signs[] = {
        {"{",     JsonTokenKind::BeginObject},
        {"}",     JsonTokenKind::EndObject  },
        {"[",     JsonTokenKind::BeginArray },
        {"]",     JsonTokenKind::EndArray   },
        {":",     JsonTokenKind::Colon      },
        {",",     JsonTokenKind::Comma      },
        {"true",  JsonTokenKind::True       },
        {"false", JsonTokenKind::False      },
        {"null",  JsonTokenKind::Null       },
    };
    for (const auto &sign : signs) {
      const std::string wanted = sign.text;
      if (text_.compare(at_, wanted.size(), wanted) == 0) {
        at_ += wanted.size();
        return sign.kind;
      }
    }
    fail("this is no token of JSON");
  }

  void skipDigits() {
    if (!isDigit(peek()))
      fail("a digit is missing in a number");
    while (isDigit(peek()))
      ++at_;
  }

  double readNumber() {
    if (peek() == '-')
      ++at_;
    if (peek() == '0')
      ++at_;
    else
      skipDigits();
    if (peek() == '.') {
      ++at_;
      skipDigits();
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-')
        ++at_;
      skipDigits();
    }
    const double number = std::strtod(text_.substr(begin_, at_ - begin_).c_str(), nullptr);
    if (std::isinf(number))
      fail("the number is too large");
    return number;
  }

  std::string readString() {
    std::string out;
    ++at_;
    while (peek() != '"') {
      if (at_ >= text_.size())
        fail("a string has no end");
      const char c = text_[at_++];
      if (static_cast<unsigned char>(c) < 0x20)
        fail("a control character stands in a string");
      if (c == '\\')
        readEscape(out);
      else
        out += c;
    }
    ++at_;
    return out;
  }

  void readEscape(std::string &out) {
    const char c = peek();
    ++at_;
    switch (c) {
    case '"':
    case '\\':
    case '/': out += c; break;
    case 'b': out += '\b'; break;
    case 'f': out += '\f'; break;
    case 'n': out += '\n'; break;
    case 'r': out += '\r'; break;
    case 't': out += '\t'; break;
    case 'u': addUtf8(readCharacter(), out); break;
    default: fail("there is no such escape");
    }
  }

  // Behind \u; takes the second half of a pair, too.
  unsigned readCharacter() {
    const unsigned high = readHex();
    if (high < 0xD800 || high > 0xDFFF)
      return high;
    if (high > 0xDBFF || text_.compare(at_, 2, "\\u") != 0)
      fail("half a pair of \\u escapes stands alone");
    at_ += 2;
    const unsigned low = readHex();
    if (low < 0xDC00 || low > 0xDFFF)
      fail("half a pair of \\u escapes stands alone");
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
  }

  unsigned readHex() {
    unsigned number = 0;
    for (int i = 0; i < 4; ++i) {
      const char c = peek();
      if (isDigit(c))
        number = number * 16 + static_cast<unsigned>(c - '0');
      else if (c >= 'a' && c <= 'f')
        number = number * 16 + static_cast<unsigned>(c - 'a' + 10);
      else if (c >= 'A' && c <= 'F')
        number = number * 16 + static_cast<unsigned>(c - 'A' + 10);
      else
        fail("four hexadecimal digits must follow \\u");
      ++at_;
    }
    return number;
  }

  static void addUtf8(unsigned code, std::string &out) {
    auto add = [&out](unsigned byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
      add(code);
      return;
    }
    if (code < 0x800) {
      add(0xC0 | (code >> 6));
    } else {
      if (code < 0x10000) {
        add(0xE0 | (code >> 12));
      } else {
        add(0xF0 | (code >> 18));
        add(0x80 | ((code >> 12) & 0x3F));
      }
      add(0x80 | ((code >> 6) & 0x3F));
    }
    add(0x80 | (code & 0x3F));
  }

  const std::string &text_;
  std::size_t at_;
  std::size_t begin_;
};

// Goes down into arrays and objects, always one token ahead.
class Descent {
public:
  Descent(const std::string &text, int maxDepth, bool allowsDuplicates)
      : lexer_(text), maxDepth_(maxDepth), allowsDuplicates_(allowsDuplicates), token_(lexer_.next()) {}

  JsonValue readAll() {
    JsonValue value = readValue();
    if (token_.kind != JsonTokenKind::End)
      fail("there is more behind the value");
    return value;
  }

private:
  [[noreturn]] void fail(const char *message) const { throw JsonParseError(message, token_.position); }

  bool take(JsonTokenKind kind) {
    if (token_.kind != kind)
      return false;
    token_ = lexer_.next();
    return true;
  }

  void expect(JsonTokenKind kind, const char *message) {
    if (!take(kind))
      fail(message);
  }

  JsonValue readValue() {
    const JsonToken token = token_;
    switch (token.kind) {
    case JsonTokenKind::BeginObject: return readObject();
    case JsonTokenKind::BeginArray: return readArray();
    case JsonTokenKind::String: take(token.kind); return JsonValue::ofString(token.text);
    case JsonTokenKind::Number: take(token.kind); return JsonValue::ofNumber(token.number);
    case JsonTokenKind::True:
    case JsonTokenKind::False: take(token.kind); return JsonValue::ofBool(token.kind == JsonTokenKind::True);
    case JsonTokenKind::Null: take(token.kind); return JsonValue();
    default: fail("a value is missing");
    }
  }

  void enter() {
    if (++depth_ > maxDepth_)
      fail("the values are nested too deep");
    token_ = lexer_.next();
  }

  JsonValue readArray() {
    enter();
    JsonValue array = JsonValue::array();
    if (take(JsonTokenKind::EndArray)) {
      --depth_;
      return array;
    }
    do
      array.append(readValue());
    while (take(JsonTokenKind::Comma));
    expect(JsonTokenKind::EndArray, "a comma or ] is missing");
    --depth_;
    return array;
  }

  JsonValue readObject() {
    enter();
    JsonValue object = JsonValue::object();
    if (take(JsonTokenKind::EndObject)) {
      --depth_;
      return object;
    }
    do {
      const std::string key = token_.text;
      if (token_.kind == JsonTokenKind::String && !allowsDuplicates_ && object.has(key))
        fail("a key stands twice in an object");
      expect(JsonTokenKind::String, "a key is missing");
      expect(JsonTokenKind::Colon, "a colon is missing");
      object.set(key, readValue());
    } while (take(JsonTokenKind::Comma));
    expect(JsonTokenKind::EndObject, "a comma or } is missing");
    --depth_;
    return object;
  }

  JsonLexer lexer_;
  int maxDepth_;
  bool allowsDuplicates_;
  JsonToken token_;
  int depth_ = 0;
};

}  // namespace

JsonToken JsonLexer::next() {
  TokenReader reader(text_, at_);
  JsonToken token = reader.read();
  at_ = reader.end();
  return token;
}

void JsonParser::setMaxDepth(int depth) {
  if (depth < 1 || depth > 1000)
    throw std::invalid_argument("the depth must be from 1 to 1000");
  maxDepth_ = depth;
}

JsonValue JsonParser::parse() const { return Descent(text_, maxDepth_, allowsDuplicates_).readAll(); }

bool JsonParser::isValid() const {
  try {
    parse();
    return true;
  } catch (const JsonParseError &) {
    return false;
  }
}

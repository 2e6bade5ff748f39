#include "infer/comments/comment_text.h"

#include <algorithm>
#include <cctype>

namespace eclat {

namespace {

bool isWordPart(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }
bool isSpace(char c) { return std::isspace(static_cast<unsigned char>(c)); }
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

std::string lowered(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

class Lexer {
public:
  explicit Lexer(const std::string &text) : text_(text) {}

  std::vector<Token> tokens() {
    while (at_ < text_.size())
      if (isSpace(text_[at_]))
        ++at_;
      else
        add();
    return std::move(tokens_);
  }

private:
  void add() {
    std::string_view rest = std::string_view(text_).substr(at_);
    char c = rest.front();
    if (c == '`')
      return addQuoted();
    for (const char *comparison : {"<=", ">=", "==", "!=", "<", ">"})
      if (rest.starts_with(comparison))
        return push(Token::Kind::Comparison, comparison, std::string_view(comparison).size());
    bool isNegative = c == '-' && rest.size() > 1 && isDigit(rest[1]);
    if (isDigit(c) || isNegative)
      return addNumber();
    if (isWordPart(c) || isNegativeName())
      return addWord();
    constexpr std::string_view kPlusMinus = "±";
    if (rest.starts_with(kPlusMinus))
      return push(Token::Kind::Mark, std::string(kPlusMinus), kPlusMinus.size());
    push(Token::Kind::Mark, std::string(1, c), 1);
  }

  // "-kLimit", but not "non-empty".
  bool isNegativeName() const {
    bool isAlone = at_ == 0 || !isWordPart(text_[at_ - 1]);
    return isAlone && text_[at_] == '-' && at_ + 1 < text_.size() &&
           std::isalpha(static_cast<unsigned char>(text_[at_ + 1]));
  }

  void push(Token::Kind kind, std::string text, std::size_t length, bool isQuoted = false) {
    std::string lower = lowered(text);
    tokens_.push_back({kind, std::move(text), std::move(lower), isQuoted});
    at_ += length;
  }

  // What is quoted and no name is taken apart: `0 <= x`.
  void addQuoted() {
    std::size_t end = text_.find('`', at_ + 1);
    if (end == std::string::npos)
      return push(Token::Kind::Mark, "`", 1);
    std::string inside = text_.substr(at_ + 1, end - at_ - 1);
    std::size_t before = tokens_.size(), resume = end + 1;
    std::vector<Token> parts = Lexer(inside).tokens();
    if (parts.size() == 1 && (parts[0].kind == Token::Kind::Word || parts[0].kind == Token::Kind::Name))
      parts[0].kind = Token::Kind::Name;
    std::ranges::move(parts, std::back_inserter(tokens_));
    for (std::size_t i = before; i < tokens_.size(); ++i)
      tokens_[i].isQuoted = true;
    at_ = resume;
  }

  void addNumber() {
    std::size_t end = at_ + 1;
    while (end < text_.size() &&
           (isDigit(text_[end]) || (text_[end] == '\'' && end + 1 < text_.size() && isDigit(text_[end + 1]))))
      ++end;
    std::string digits = text_.substr(at_, end - at_);
    std::erase(digits, '\'');
    bool isWhole = end == text_.size() || !(isWordPart(text_[end]) ||
                                            (text_[end] == '.' && end + 1 < text_.size() && isDigit(text_[end + 1])));
    push(isWhole ? Token::Kind::Number : Token::Kind::Word, digits, end - at_);
  }

  void addWord() {
    std::size_t end = at_ + (text_[at_] == '-' ? 1 : 0);
    while (end < text_.size() && (isWordPart(text_[end]) || text_.compare(end, 2, "::") == 0))
      end += text_[end] == ':' ? 2 : 1;
    std::string word = text_.substr(at_, end - at_);
    std::size_t length = word.size();
    if (text_.compare(end, 2, "()") == 0) {
      word += "()";
      length += 2;
    }
    if (text_.compare(end, 2, "'s") == 0 || text_.compare(end, 2, "'t") == 0)
      length += 2;
    // A capital or an underscore inside it: nobody writes so but in code.
    bool isName = word.ends_with(")") || word.find_first_of("_:") != std::string::npos ||
                  std::any_of(word.begin() + 1, word.end(), [](unsigned char c) { return std::isupper(c); });
    push(isName ? Token::Kind::Name : Token::Kind::Word, word, length);
  }

  std::string text_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

// "\pre", "@param", "Precondition:", "Requires:".
std::string takeCommand(std::string &sentence) {
  std::size_t end = 0;
  if (sentence.starts_with('\\') || sentence.starts_with('@')) {
    for (end = 1; end < sentence.size() && std::isalpha(static_cast<unsigned char>(sentence[end]));)
      ++end;
    std::string command = lowered(sentence.substr(1, end - 1));
    sentence.erase(0, end);
    return command;
  }
  for (const char *heading : {"precondition:", "preconditions:", "pre:", "requires:", "expects:", "require:"})
    if (lowered(sentence).starts_with(heading)) {
      sentence.erase(0, std::string_view(heading).size());
      return "pre";
    }
  return "";
}

// Where a sentence ends that begins at `from`: behind its stop, or before the next command.
std::size_t endOfSentence(const std::string &text, std::size_t from) {
  bool isQuoted = false;
  for (std::size_t at = from; at < text.size(); ++at) {
    isQuoted ^= text[at] == '`';
    if (isQuoted)
      continue;
    bool isStop = text[at] == '.' && (at + 1 == text.size() || isSpace(text[at + 1]));
    if (isStop || text.compare(at, 2, "\n\n") == 0)
      return at + 1;
    bool isCommand = at > from && (text[at] == '\\' || text[at] == '@') && isSpace(text[at - 1]) &&
                     at + 1 < text.size() && std::isalpha(static_cast<unsigned char>(text[at + 1]));
    if (isCommand)
      return at;
  }
  return text.size();
}

}  // namespace

std::vector<Sentence> sentencesOf(const std::string &comment) {
  std::vector<Sentence> out;
  for (std::size_t at = 0; at < comment.size();) {
    std::size_t end = endOfSentence(comment, at);
    std::string text = comment.substr(at, end - at);
    at = end;
    std::ranges::replace_if(text, isSpace, ' ');
    text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
    text.erase(text.find_last_not_of(' ') + 1);
    if (text.empty())
      continue;
    Sentence &sentence = out.emplace_back();
    sentence.text = text;
    sentence.command = takeCommand(text);
    sentence.tokens = Lexer(text).tokens();
  }
  return out;
}

std::vector<std::string> wordsOfName(const std::string &name) {
  std::vector<std::string> out;
  bool isInside = false, wasUpper = false;
  for (char c : name) {
    bool isUpper = std::isupper(static_cast<unsigned char>(c));
    if (!std::isalnum(static_cast<unsigned char>(c))) {
      isInside = false;
      continue;
    }
    if (!isInside || (isUpper && !wasUpper))
      out.emplace_back();
    out.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    isInside = true;
    wasUpper = isUpper;
  }
  return out;
}

}  // namespace eclat

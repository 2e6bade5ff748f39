#include "infer/comments/comment_exceptions.h"

#include "infer/comments/comment_claims.h"
#include "infer/comments/comment_text.h"

#include <algorithm>
#include <array>
#include <span>

namespace eclat {

namespace {

bool isVerb(const Token &t) { return isAmong(t, std::array{"throws", "throw", "raises", "raise"}); }

bool isCall(const Token &t) { return t.text.ends_with("()"); }

// Those behind the verb. What comes with a condition is named there, too: "if it is not a Date".
void addTypes(std::span<const Token> tokens, std::vector<std::string> &out) {
  for (const Token &t : tokens) {
    if (isAmong(t, std::array{"if", "unless", "when", "where", "because"}))
      return;
    if (t.kind == Token::Kind::Name && !isCall(t))
      out.push_back(t.text);
  }
}

// Nobody in particular, or this one among others.
bool isSaidOf(const std::string &operation, std::span<const Token> before) {
  // Right before the verb: "if it is not open, throws …" denies something else.
  bool isDenied = !before.empty() && isAmong(before.back(), std::array{"never", "not", "doesn", "don", "cannot"});
  return !isDenied && (std::ranges::none_of(before, isCall) ||
                       std::ranges::any_of(before, [&](const Token &t) { return t.text == operation + "()"; }));
}

}  // namespace

std::vector<std::string> exceptionsIn(const std::string &comment, const std::string &operation) {
  std::vector<std::string> out;
  for (const Sentence &sentence : sentencesOf(comment)) {
    std::span<const Token> tokens = sentence.tokens;
    if (isAmong(Token{.lower = sentence.command}, std::array{"throws", "throw", "exception"})) {
      if (!tokens.empty())
        out.push_back(tokens.front().text);
      continue;
    }
    auto verb = std::ranges::find_if(tokens, isVerb);
    auto before = static_cast<std::size_t>(verb - tokens.begin());
    if (verb != tokens.end() && isSaidOf(operation, tokens.first(before)))
      addTypes(tokens.subspan(before + 1), out);
  }
  return out;
}

}  // namespace eclat

#pragma once

#include "infer/comments/comment_terms.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <utility>

namespace eclat {

template <std::size_t N> bool isAmong(const Token &token, const std::array<const char *, N> &words) {
  return token.kind == Token::Kind::Word &&
         std::ranges::any_of(words, [&](const char *word) { return token.is(word); });
}

inline constexpr std::array kRelatives = {"which", "that", "who"};
inline constexpr std::array kConditions = {"if", "unless", "when"};

// What is said with such a word may be said of some cases only.
inline bool isCondition(const Token &t) {
  return isAmong(t, kConditions) || isAmong(t, std::array{"where", "while", "otherwise", "then", "except"});
}

// What a clause says of its subject.
struct Claim {
  enum class Kind { Number, Empty, Null, Adjective, Opposite };
  Kind kind = Kind::Number;
  std::vector<std::pair<Op, Expr>> limits;  // of Number; all of them
  std::vector<std::string> words;           // of Adjective and Opposite
  const char *measure = nullptr;            // of Number: what of the subject, if not itself
};

Op opposite(Op op);
// That a comparison does not hold: "isEmpty() == true" of "isEmpty() == false".
Expr denied(Expr comparison);

// The claims in a sentence: "not negative", "from 0 to 23", "off the end".
class CommentClaims {
public:
  CommentClaims(const std::vector<Token> &tokens, const CommentTerms &terms) : tokens_(tokens), terms_(terms) {}

  bool starts(std::size_t at, std::initializer_list<const char *> words) const;
  // "at least" and the like stand there.
  bool isPhrase(std::size_t at) const;

  using Found = std::optional<std::pair<Claim, std::size_t>>;  // and where it ends
  Found claimAt(std::size_t at) const;
  Found numberAt(std::size_t at) const;

  // What the claim says of the subject, or that it is not so.
  std::vector<Expr> statements(const Claim &claim, bool isNegated, const Subject &subject) const;
  // The same of what is returned. Only limits that are constants: which state others are of is not said.
  std::vector<Expr> ofResult(const Claim &claim, bool isNegated) const;

private:
  Found rangeAt(std::size_t at) const;
  Found intervalAt(std::size_t at) const;
  std::optional<std::pair<Expr, std::size_t>> termAt(std::size_t at) const;

  const std::vector<Token> &tokens_;
  const CommentTerms &terms_;
};

}  // namespace eclat

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

// True for words which say that the sentence may be about some cases only.
inline bool isCondition(const Token &t) {
  return isAmong(t, kConditions) || isAmong(t, std::array{"where", "while", "otherwise", "then", "except"});
}

// A claim: what a clause says of its subject.
struct Claim {
  enum class Kind { Number, Empty, Null, Adjective, Opposite };
  Kind kind = Kind::Number;
  std::vector<std::pair<Op, Expr>> limits;  // of Number: all of these limits hold
  std::vector<std::string> words;           // of Adjective and Opposite
  const char *measure = nullptr;            // of Number: the measure that is limited; null: the subject itself
};

Op opposite(Op op);
// Returns the comparison with the opposite result: "isEmpty() == true" for "isEmpty() == false".
Expr denied(Expr comparison);

// Finds the claims in a sentence: "not negative", "from 0 to 23", "off the end".
class CommentClaims {
public:
  CommentClaims(const std::vector<Token> &tokens, const CommentTerms &terms) : tokens_(tokens), terms_(terms) {}

  bool starts(std::size_t at, std::initializer_list<const char *> words) const;
  // True if "at least" or the like stands at this token.
  bool isPhrase(std::size_t at) const;

  using Found = std::optional<std::pair<Claim, std::size_t>>;  // a claim, and the index of the token behind it
  Found claimAt(std::size_t at) const;
  Found numberAt(std::size_t at) const;

  // Returns the statements that a claim makes about the subject, or, if it is negated, their opposites.
  std::vector<Expr> statements(const Claim &claim, bool isNegated, const Subject &subject) const;
  // Like statements, for the result. It keeps only constant limits, because the sentence does not say which state other
  // terms are of.
  std::vector<Expr> ofResult(const Claim &claim, bool isNegated) const;

private:
  Found rangeAt(std::size_t at) const;
  Found intervalAt(std::size_t at) const;
  std::optional<std::pair<Expr, std::size_t>> termAt(std::size_t at) const;

  const std::vector<Token> &tokens_;
  const CommentTerms &terms_;
};

}  // namespace eclat

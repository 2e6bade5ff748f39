#include "infer/comments/comment_results.h"

#include "infer/comments/comment_claims.h"

#include <algorithm>
#include <span>

namespace eclat {

namespace {

using Tokens = std::vector<Token>;

// What stands before that token speaks of the result, and of no parameter.
bool isOfResult(const Tokens &tokens, std::size_t at, const CommentTerms &terms) {
  if (at > 0 && isAmong(tokens[at - 1], std::array{"is", "are"})) {
    if (at > 1 && isAmong(tokens[at - 2], kRelatives))
      at -= 2;
    else
      return at > 1 &&
             (tokens[at - 2].is("result") || (at > 2 && tokens[at - 3].is("return") && tokens[at - 2].is("value")));
  }
  if (at == 0 || tokens[at - 1].kind != Token::Kind::Mark)
    return at == 0;
  return at == 1 || terms.subject(tokens, at - 2, at - 1).parameters.empty();
}

// Between the semicolons around it.
bool isConditional(const Tokens &tokens, std::size_t from, std::size_t to) {
  auto isEnd = [&](std::size_t i) { return tokens[i].is(";") || tokens[i].is(":"); };
  while (from > 0 && !isEnd(from - 1))
    --from;
  while (to < tokens.size() && !isEnd(to))
    ++to;
  return std::ranges::any_of(std::span(tokens).subspan(from, to - from), isCondition);
}

}  // namespace

std::vector<Expr> saidOfResult(const Sentence &sentence, const CommentTerms &terms) {
  const Tokens &tokens = sentence.tokens;
  CommentClaims claims(tokens, terms);
  for (std::size_t i = 0; i < tokens.size() && terms.returnsSomething(); ++i) {
    bool isNever = tokens[i].is("never");
    if ((!isNever && !tokens[i].is("always")) || !isOfResult(tokens, i, terms))
      continue;
    auto claim = claims.claimAt(i + 1);
    std::size_t end = claim ? claim->second : i;
    // Not "never negative numbers".
    if (claim && (end >= tokens.size() || tokens[end].kind == Token::Kind::Mark) && !isConditional(tokens, i, end))
      return claims.ofResult(claim->first, isNever);
  }
  return {};
}

}  // namespace eclat

#include "infer/comments/comment_clauses.h"

#include <algorithm>
#include <array>
#include <span>

namespace eclat {

namespace {

constexpr std::array kFillers = {"be",   "lie", "stay", "only", "all",  "then", "also",   "always", "ask", "for",
                                 "pass", "a",   "an",   "the",  "give", "any",  "either", "hold",   "have"};
using Words = std::span<const char *const>;
constexpr std::array kDoesNothing = {"does", "nothing"}, kDoNothing = {"do", "nothing"},
                     kNothingHappens = {"nothing", "happens"}, kNoEffectAtAll = {"no", "effect"},
                     kChangesNothing = {"changes", "nothing"};
constexpr std::array<Words, 5> kNoEffect = {kDoesNothing, kDoNothing, kNothingHappens, kNoEffectAtAll, kChangesNothing};

Op comparison(const std::string &text) {
  return text == "<"    ? Op::Lt
         : text == "<=" ? Op::Le
         : text == ">"  ? Op::Gt
         : text == ">=" ? Op::Ge
         : text == "==" ? Op::Eq
                        : Op::Ne;
}

}  // namespace

std::vector<Expr> CommentClauses::duties() {
  bool isDuty = command_ == "pre" || takeCallers();
  isDuty = takeUpToCaller() || isDuty;
  bool hasMust = false;
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    if (isAmong(tokens_[i], std::array{"must", "shall"})) {
      hasMust = true;
      readDuty(i);
    }
  isDuty = isDuty || (!hasMust && statesLimits());
  bool hasRelative = readRelative();
  isDuty_ = isDuty || hasMust || hasRelative;
  if (isDuty || hasMust)
    readComparisons();
  if (isDuty && !hasMust)
    readStatement();
  return std::move(rules_);
}

std::vector<Expr> CommentClauses::whereItReturns() {
  bool isCommand = command_ == "throws" || command_ == "throw" || command_ == "exception";
  std::size_t at = 0;
  while (!isCommand && at < tokens_.size() && !isAmong(tokens_[at], std::array{"throws", "throw"}))
    ++at;
  bool isOfOther = at > 0 && at < tokens_.size() && tokens_[at - 1].text.ends_with("()") &&
                   tokens_[at - 1].text != terms_.ownName() + "()";
  while (at < tokens_.size() && !isAmong(tokens_[at], kConditions))
    ++at;
  if (isOfOther || isOfClass_ || at + 1 >= tokens_.size())
    return {};
  return denials(at + 1, tokens_.size(), tokens_[at].is("unless"));
}

std::optional<SaidCase> CommentClauses::saidCase() {
  auto isThrow = [](const Token &t) { return isAmong(t, std::array{"throws", "throw", "thrown"}); };
  if (isOfClass_ || std::ranges::any_of(tokens_, isThrow))
    return std::nullopt;
  std::size_t at = 0;
  while (at < tokens_.size() && !isAmong(tokens_[at], kConditions))
    ++at;
  if (at + 1 >= tokens_.size())
    return std::nullopt;
  std::size_t end = endOfCondition(at + 1);
  bool isFirst = at == 0;
  std::optional<SaidCase> said = isFirst ? effectAt(end + 1) : effectBefore(at);
  if (said)
    said->unless = denials(at + 1, end, tokens_[at].is("unless"));
  return said && !said->unless.empty() ? said : std::nullopt;
}

// At a mark, unless the condition goes on behind it: "if it is negative, or more than 5".
std::size_t CommentClauses::endOfCondition(std::size_t from) const {
  std::size_t end = from;
  while (end < tokens_.size() &&
         !(tokens_[end].is(";") || tokens_[end].is(":") || (tokens_[end].is(",") && !claims_.starts(end + 1, {"or"}))))
    ++end;
  return end;
}

std::optional<Expr> CommentClauses::constantAt(std::size_t at) const {
  if (at >= tokens_.size())
    return std::nullopt;
  const Token &token = tokens_[at];
  if (token.is("true") || token.is("false"))
    return Expr::boolean(token.is("true"));
  bool isConstant = token.kind == Token::Kind::Number || token.is("zero") || token.is("null") || token.is("nullptr");
  return isConstant ? terms_.term(token) : std::nullopt;
}

std::optional<SaidCase> CommentClauses::effectBefore(std::size_t end) const {
  if (end > 0 && tokens_[end - 1].is(","))
    --end;
  for (auto words : kNoEffect)
    if (end >= words.size() && std::ranges::equal(words, std::span(tokens_).subspan(end - words.size(), words.size()),
                                                  [](const char *word, const Token &t) { return t.is(word); }))
      return SaidCase{};
  auto constant = end > 0 ? constantAt(end - 1) : std::nullopt;
  bool isOfCommand = command_ == "return" || command_ == "returns";
  bool isResult = end == 1 ? isOfCommand
                           : end > 1 && (isAmong(tokens_[end - 2], std::array{"return", "returns"}) ||
                                         tokens_[end - 2].is(";") || (isOfCommand && tokens_[end - 2].is(",")));
  return constant && isResult ? std::optional(SaidCase{{}, std::move(constant)}) : std::nullopt;
}

std::optional<SaidCase> CommentClauses::effectAt(std::size_t at) const {
  while (at < tokens_.size() && isAmong(tokens_[at], std::array{"then", "it", "this", "the", "function", "method",
                                                                "call", "operation", "there", "is", "has"}))
    ++at;
  for (auto words : kNoEffect) {
    std::size_t i = 0;
    while (i < words.size() && at + i < tokens_.size() && tokens_[at + i].is(words[i]))
      ++i;
    if (i == words.size())
      return SaidCase{};
  }
  bool isReturn = at < tokens_.size() && isAmong(tokens_[at], std::array{"return", "returns"});
  auto constant = isReturn ? constantAt(at + 1) : std::nullopt;
  return constant ? std::optional(SaidCase{{}, std::move(constant)}) : std::nullopt;
}

std::vector<Expr> CommentClauses::denials(std::size_t from, std::size_t to, bool isUnless) {
  // "`p` …, if that is past the end": whom the sentence named last.
  for (std::size_t i = 0; i + 1 < from; ++i)
    if (Subject found = terms_.subject(tokens_, i, i + 1); tokens_[i].isQuoted && !found.parameters.empty())
      mentioned_ = std::move(found);
  tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(to), tokens_.end());
  if (tokens_.back().is("."))
    tokens_.pop_back();
  tokens_.erase(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(from));
  isUnless ? readUnless() : readIf();
  return std::move(rules_);
}

void CommentClauses::readUnless() {
  if (std::ranges::any_of(tokens_, [](const Token &t) { return t.is("or"); }))
    return;
  readComparisons();
  if (rules_.empty())
    readStatement();
}

// None of these may be so, unless they have to come together.
void CommentClauses::readIf() {
  if (std::ranges::any_of(tokens_, [](const Token &t) { return t.is("and") || t.is("unless") || t.is("both"); }))
    return;
  for (const char *nothing : {"none", "nothing"})
    if (claims_.starts(0, {"there", "is", nothing}) && terms_.takesNothing())
      return apply({Claim::Kind::Empty, {}, {}}, /*isNegated=*/true, terms_.receiver());
  readComparisons();
  if (rules_.size() == 1)
    rules_[0].op = opposite(rules_[0].op);
  else
    rules_.clear();
  for (std::size_t i = 0; i < tokens_.size() && rules_.empty(); ++i)
    if (isAmong(tokens_[i], std::array{"is", "are"}))
      return readClaims(i + 1, subjectBefore(i), /*isDenied=*/true);
  if (rules_.empty() && tokens_.size() == 1 && terms_.takesNothing())  // "if empty"
    readClaims(0, terms_.receiver(), /*isDenied=*/true);
}

// "n is from 0 to 12", "the hour is at most 23": of what callers choose that is said to them. With a condition it may
// be said of a case, and zero, negative and the like may mean something else ("n is zero-based").
bool CommentClauses::statesLimits() const {
  if (isOfClass_ || std::ranges::any_of(tokens_, isCondition))
    return false;
  std::size_t verb = 0;
  for (; verb < tokens_.size() && !isAmong(tokens_[verb], std::array{"is", "are"}); ++verb)
    if (!isAmong(tokens_[verb], std::array{"the", "and"}) && !tokens_[verb].is(",") &&
        terms_.subject(tokens_, verb, verb + 1).parameters.empty())
      return false;
  if (verb == 0 || verb + 1 >= tokens_.size() ||
      !isAmong(tokens_[verb + 1], std::array{"from", "between", "within", "in", "at"}))
    return false;
  auto claim = claims_.numberAt(verb + 1);
  // Not "at least 0 afterwards".
  return claim && (claim->second >= tokens_.size() || tokens_[claim->second].kind == Token::Kind::Mark);
}

// "Pays an amount that is not negative": whichever callers choose.
bool CommentClauses::readRelative() {
  bool isOfResult = command_ == "return" || command_ == "returns" ||
                    (!tokens_.empty() && isAmong(tokens_[0], std::array{"return", "returns"}));
  if (isOfClass_ || isOfResult || std::ranges::any_of(tokens_, isCondition))
    return false;
  std::size_t before = rules_.size();
  for (std::size_t i = 2; i + 2 < tokens_.size(); ++i)
    if (isAmong(tokens_[i], kRelatives) && tokens_[i + 1].is("is") && isAmong(tokens_[i - 2], std::array{"a", "an"}))
      if (Subject noun = terms_.subject(tokens_, i - 1, i); !noun.parameters.empty())
        readClaims(i + 2, std::move(noun));
  return rules_.size() > before;
}

// "Callers see to it that …", "The caller ensures …".
bool CommentClauses::takeCallers() {
  std::size_t at = claims_.starts(0, {"the"}) ? 1 : 0;
  if (!claims_.starts(at, {"callers"}) && !claims_.starts(at, {"caller"}))
    return false;
  ++at;
  for (auto words : std::initializer_list<std::initializer_list<const char *>>{
           {"see", "to", "it", "that"},
           {"make", "sure", "that"},
           {"makes", "sure", "that"},
           {"make", "sure"},
           {"ensure", "that"},
           {"ensures", "that"},
           {"ensure"},
           {"ensures"},
           {"keep"},
           {"guarantee", "that"}
  })
    if (claims_.starts(at, words)) {
      tokens_.erase(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(at + words.size()));
      return true;
    }
  return false;
}

// "…: this is up to the caller".
bool CommentClauses::takeUpToCaller() {
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    if (claims_.starts(i, {"up", "to", "the", "caller"}) || claims_.starts(i, {"up", "to", "callers"})) {
      std::size_t end = i;
      while (end > 0 && !(tokens_[end].kind == Token::Kind::Mark))
        --end;
      tokens_.resize(end);
      return end > 0;
    }
  return false;
}

// "0 <= x < size()", as in code; of a name that nobody knows the whole chain is left.
void CommentClauses::readComparisons() {
  for (std::size_t i = 1; i + 1 < tokens_.size();) {
    if (tokens_[i].kind != Token::Kind::Comparison) {
      ++i;
      continue;
    }
    std::vector<Expr> chain;
    bool isKnown = true, hasVariable = false;
    for (; i + 1 < tokens_.size() && tokens_[i].kind == Token::Kind::Comparison; i += 2) {
      auto left = terms_.term(tokens_[i - 1]), right = terms_.term(tokens_[i + 1]);
      isKnown = isKnown && left && right;
      if (!isKnown)
        continue;
      hasVariable = hasVariable || !variablesOf(*left).empty() || !variablesOf(*right).empty();
      chain.push_back(Expr::make(comparison(tokens_[i].text), {std::move(*left), std::move(*right)}));
    }
    if (isKnown && hasVariable)
      std::ranges::move(chain, std::back_inserter(rules_));
  }
}

// Who must do it stands to the left.
void CommentClauses::readDuty(std::size_t must) {
  if (must > 0 && claims_.starts(must - 1, {"there"}))
    return readThere(must + 1);
  readClaims(must + 1, subjectBefore(must));
}

// "There must be from 1 to 1000 parts"; "there must be one": something to take, in an object that is asked without
// arguments.
void CommentClauses::readThere(std::size_t at) {
  if (claims_.starts(at, {"have", "been"}))
    ++at;
  auto claim = claims_.numberAt(at + 1);
  Subject counted = claim ? terms_.subject(tokens_, claim->second, claim->second + 1) : Subject();
  if (!counted.parameters.empty())
    apply(claim->first, false, counted);
  else if (claims_.starts(at + 1, {"one"}) && terms_.takesNothing() && !isOfClass_)
    apply({Claim::Kind::Empty, {}, {}}, /*isNegated=*/true, terms_.receiver());
}

Subject CommentClauses::subjectBefore(std::size_t verb) const {
  std::size_t begin = verb;
  bool isRelative = verb > 1 && isAmong(tokens_[verb - 1], kRelatives);
  if (isRelative) {
    // The nearest thing before it that has a name.
    for (std::size_t i = verb - 1; i-- > 0;)
      if (Subject found = terms_.subject(tokens_, i, i + 1); !found.parameters.empty())
        return found;
    Subject receiver = terms_.receiver();
    receiver.isVague = true;
    for (std::size_t i = verb - 1; i-- > 0 && receiver.nouns.empty();)
      if (tokens_[i].kind == Token::Kind::Word)
        receiver.nouns.push_back(tokens_[i].lower);
    return receiver;
  }
  while (begin > 0 && tokens_[begin - 1].kind != Token::Kind::Mark)
    --begin;
  Subject found = terms_.subject(tokens_, begin, verb);
  if (found.isVague && found.parameters.empty())
    found.parameters = mentioned_.parameters;
  return found;
}

// A statement without "must": "k is not negative", "hours are from 0 to 23, minutes from 0 to 59".
void CommentClauses::readStatement() {
  if (std::ranges::any_of(tokens_, [](const Token &t) { return t.kind == Token::Kind::Comparison; }))
    return;  // said as in code
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    if (isAmong(tokens_[i], std::array{"is", "are"})) {
      readClaims(i + 1, subjectBefore(i));
      return;
    }
  for (std::size_t i = 1; i < tokens_.size(); ++i) {
    Subject found = terms_.subject(tokens_, 0, i);
    bool isPronoun = found.isVague && found.nouns.empty();  // "callers keep both positive"
    if ((isPronoun || !found.parameters.empty()) && claims_.claimAt(i)) {
      readClaims(i, std::move(found));
      return;
    }
  }
}

// One after another, joined by "and", "or" and commas; each may bring a subject of its own: "and `lo` not above
// `hi`". `isDenied`: they say when it goes wrong.
void CommentClauses::readClaims(std::size_t at, Subject subject, bool isDenied) {
  bool isNegated = isDenied, isFirst = true;
  while (at < tokens_.size()) {
    if (!isFirst) {
      bool isJoined = false, isEither = false;
      while (at < tokens_.size() && (tokens_[at].is(",") || isAmong(tokens_[at], std::array{"and", "or", "nor"}))) {
        isEither = isEither || tokens_[at].is("or");
        isNegated = isNegated && !tokens_[at].is("and");
        isJoined = true;
        ++at;
      }
      if (!isJoined || (isEither && !isNegated))
        return;
      at = takeSubject(at, subject, isNegated);
      if (isDenied)
        return;  // what goes wrong besides is said in too many ways
    }
    if (at < tokens_.size() && tokens_[at].is("not") && !claims_.isPhrase(at)) {
      isNegated = !isDenied;
      ++at;
    }
    while (at < tokens_.size() && isAmong(tokens_[at], kFillers) && !claims_.isPhrase(at))
      ++at;
    auto claim = claims_.claimAt(at);
    if (!claim || (isFirst && isEitherOf(claim->second) && !isNegated))
      return;
    apply(claim->first, isNegated, subject);
    at = claim->second;
    isFirst = false;
  }
}

// Of alternatives none is asked for by itself.
bool CommentClauses::isEitherOf(std::size_t behind) const {
  return behind < tokens_.size() && tokens_[behind].is("or");
}

std::size_t CommentClauses::takeSubject(std::size_t at, Subject &subject, bool &isNegated) const {
  for (std::size_t end = at + 1; end < tokens_.size() && end <= at + 4; ++end) {
    std::size_t claim = end + (tokens_[end].is("not") && !claims_.isPhrase(end) ? 1 : 0);
    Subject found = terms_.subject(tokens_, at, end);
    if (found.parameters.empty() || !claims_.claimAt(claim))
      continue;
    subject = std::move(found);
    isNegated = false;
    return end;
  }
  return at;
}

void CommentClauses::apply(const Claim &claim, bool isNegated, const Subject &subject) {
  if (!isOfClass_ || (!subject.parameters.empty() && !subject.isVague))
    std::ranges::move(claims_.statements(claim, isNegated, subject), std::back_inserter(rules_));
}

}  // namespace eclat

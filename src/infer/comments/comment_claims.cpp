#include "infer/comments/comment_claims.h"

namespace eclat {

namespace {

// "on an entry" where the object tells when it is off.
struct Opposites {
  const char *said, *named;
};
constexpr Opposites kOpposites[] = {
    {"on",        "off"     },
    {"open",      "closed"  },
    {"closed",    "open"    },
    {"valid",     "invalid" },
    {"active",    "inactive"},
    {"running",   "stopped" },
    {"connected", "closed"  },
};

struct Phrase {
  std::array<const char *, 3> words;
  Op op;
  const char *measure = nullptr;
};
constexpr Phrase kComparisons[] = {
    {{"at", "least", nullptr}, Op::Ge},
    {{"not", "less", "than"}, Op::Ge},
    {{"not", "below", nullptr}, Op::Ge},
    {{"at", "most", nullptr}, Op::Le},
    {{"up", "to", nullptr}, Op::Le},
    {{"less", "than", nullptr}, Op::Lt},
    {{"fewer", "than", nullptr}, Op::Lt},
    {{"smaller", "than", nullptr}, Op::Lt},
    {{"lower", "than", nullptr}, Op::Lt},
    {{"below", nullptr, nullptr}, Op::Lt},
    {{"under", nullptr, nullptr}, Op::Lt},
    {{"more", "than", nullptr}, Op::Gt},
    {{"greater", "than", nullptr}, Op::Gt},
    {{"larger", "than", nullptr}, Op::Gt},
    {{"higher", "than", nullptr}, Op::Gt},
    {{"bigger", "than", nullptr}, Op::Gt},
    {{"above", nullptr, nullptr}, Op::Gt},
    {{"equal", "to", nullptr}, Op::Eq},
    {{"different", "from", nullptr}, Op::Ne},
    {{"younger", "than", nullptr}, Op::Lt, "age"},
    {{"older", "than", nullptr}, Op::Gt, "age"},
    {{"shorter", "than", nullptr}, Op::Lt, "size"},
    {{"longer", "than", nullptr}, Op::Gt, "size"},
};

const Phrase *phraseAt(const std::vector<Token> &tokens, std::size_t at) {
  for (const Phrase &phrase : kComparisons) {
    std::size_t i = 0;
    while (i < phrase.words.size() && phrase.words[i] && at + i < tokens.size() && tokens[at + i].is(phrase.words[i]))
      ++i;
    if (i == phrase.words.size() || !phrase.words[i])
      return &phrase;
  }
  return nullptr;
}

}  // namespace

Op opposite(Op op) {
  switch (op) {
  case Op::Lt: return Op::Ge;
  case Op::Le: return Op::Gt;
  case Op::Gt: return Op::Le;
  case Op::Ge: return Op::Lt;
  case Op::Eq: return Op::Ne;
  default: return Op::Eq;
  }
}

Expr denied(Expr comparison) {
  Expr &right = comparison.kids[1];
  if (comparison.op == Op::Eq && right.op == Op::Const && right.constant == ConstKind::Bool)
    right = Expr::boolean(!right.integer);
  else
    comparison.op = opposite(comparison.op);
  return comparison;
}

bool CommentClaims::starts(std::size_t at, std::initializer_list<const char *> words) const {
  for (const char *word : words)
    if (at >= tokens_.size() || !tokens_[at++].is(word))
      return false;
  return true;
}

bool CommentClaims::isPhrase(std::size_t at) const { return phraseAt(tokens_, at) != nullptr; }

CommentClaims::Found CommentClaims::claimAt(std::size_t at) const {
  if (at >= tokens_.size())
    return std::nullopt;
  if (Found number = numberAt(at))
    return number;
  if (starts(at, {"empty"}))
    return std::pair{
        Claim{Claim::Kind::Empty, {}, {}},
        at + 1
    };
  if (starts(at, {"null"}) || starts(at, {"nullptr"}))
    return std::pair{
        Claim{Claim::Kind::Null, {}, {}},
        at + 1
    };
  Claim claim{Claim::Kind::Adjective, {}, {}};
  std::size_t end = at;
  for (; end < tokens_.size() && tokens_[end].kind == Token::Kind::Word && end < at + 5; ++end)
    claim.words.push_back(tokens_[end].lower);
  if (claim.words.empty())
    return std::nullopt;
  // As many of the words as are the name of something that is true or false.
  while (!claim.words.empty() && terms_.truths(claim.words).empty())
    claim.words.pop_back();
  std::size_t length = claim.words.size();
  if (length)
    return std::pair{std::move(claim), at + length};
  for (const Opposites &opposites : kOpposites)
    if (starts(at, {opposites.said}) && !terms_.truthsFrom(opposites.named).empty())
      return std::pair{
          Claim{Claim::Kind::Opposite, {}, {opposites.named}},
          at + 1
      };
  return std::nullopt;
}

CommentClaims::Found CommentClaims::numberAt(std::size_t at) const {
  auto limited = [](Op op, Expr bound, std::size_t end) {
    Claim claim;
    claim.limits.emplace_back(op, std::move(bound));
    return std::pair{std::move(claim), end};
  };
  if (starts(at, {"negative"}))
    return limited(Op::Lt, Expr::number(0), at + 1);
  if (starts(at, {"positive"}))
    return limited(Op::Gt, Expr::number(0), at + 1);
  if (starts(at, {"zero"}) || starts(at, {"0"}))
    return limited(Op::Eq, Expr::number(0), at + 1);
  for (const char *word : {"from", "between", "within", "in"})
    if (starts(at, {word}))
      return rangeAt(at + 1);
  const Phrase *phrase = phraseAt(tokens_, at);
  if (!phrase)
    return std::nullopt;
  std::size_t words = 0;
  while (words < phrase->words.size() && phrase->words[words])
    ++words;
  auto bound = termAt(at + words);
  if (!bound)
    return std::nullopt;
  Found found = limited(phrase->op, bound->first, bound->second);
  found->first.measure = phrase->measure;
  return found;
}

// "[0, size())", as mathematics writes it.
CommentClaims::Found CommentClaims::intervalAt(std::size_t at) const {
  bool isClosed = starts(at, {"["});
  if (!isClosed && !starts(at, {"("}))
    return std::nullopt;
  auto first = termAt(at + 1);
  auto last = first && starts(first->second, {","}) ? termAt(first->second + 1) : std::nullopt;
  bool isEndIn = last && starts(last->second, {"]"});
  if (!last || (!isEndIn && !starts(last->second, {")"})))
    return std::nullopt;
  Claim claim;
  claim.limits = {
      {isClosed ? Op::Ge : Op::Gt, first->first},
      {isEndIn ? Op::Le : Op::Lt,  last->first }
  };
  return std::pair{std::move(claim), last->second + 1};
}

// "0 to 23", "0 and `most`", "±99", "the range [0, 5)".
CommentClaims::Found CommentClaims::rangeAt(std::size_t at) const {
  while (starts(at, {"the"}) || starts(at, {"range"}) || starts(at, {"interval"}))
    ++at;
  if (Found interval = intervalAt(at))
    return interval;
  bool isBoth = starts(at, {"±"});
  auto first = termAt(at + (isBoth ? 1 : 0));
  if (!first)
    return std::nullopt;
  Claim claim{Claim::Kind::Number, {}, {}};
  if (isBoth) {
    if (first->first.op != Op::Const)
      return std::nullopt;
    claim.limits = {
        {Op::Ge, Expr::number(-first->first.integer)},
        {Op::Le, first->first                       }
    };
    return std::pair{std::move(claim), first->second};
  }
  std::size_t between = first->second;
  if (!starts(between, {"to"}) && !starts(between, {"and"}))
    return std::nullopt;
  auto last = termAt(between + 1);
  if (!last)
    return std::nullopt;
  claim.limits = {
      {Op::Ge, first->first},
      {Op::Le, last->first }
  };
  return std::pair{std::move(claim), last->second};
}

std::optional<std::pair<Expr, std::size_t>> CommentClaims::termAt(std::size_t at) const {
  std::size_t from = at;
  while (at < tokens_.size() && isAmong(tokens_[at], std::array{"the", "its"}))
    ++at;
  if (at >= tokens_.size())
    return std::nullopt;
  auto term = at > from ? terms_.namedTerm(tokens_[at]) : terms_.term(tokens_[at]);
  return term ? std::optional(std::pair{std::move(*term), at + 1}) : std::nullopt;
}

std::vector<Expr> CommentClaims::ofResult(const Claim &claim, bool isNegated) const {
  const Expr result = Expr::var("return");
  std::vector<Expr> out;
  switch (claim.kind) {
  case Claim::Kind::Number:
    if (claim.measure || (isNegated && claim.limits.size() != 1))
      return out;
    for (const auto &[op, bound] : claim.limits)
      if (bound.op == Op::Const && terms_.returnsNumber())
        out.push_back(Expr::make(isNegated ? opposite(op) : op, {result, bound}));
    return out;
  case Claim::Kind::Empty:
    if (isNegated)
      out.push_back(Expr::make(Op::Ge, {Expr::size(terms_.returnsText() ? "return" : "return[]"), Expr::number(1)}));
    return out;
  case Claim::Kind::Null:
    if (isNegated)
      out.push_back(Expr::make(Op::Ne, {result, Expr::null()}));
    return out;
  case Claim::Kind::Adjective:
  case Claim::Kind::Opposite: return out;
  }
  return out;
}

std::vector<Expr> CommentClaims::statements(const Claim &claim, bool isNegated, const Subject &subject) const {
  std::vector<Expr> out;
  switch (claim.kind) {
  case Claim::Kind::Number:
    if (isNegated && claim.limits.size() != 1)
      return out;
    for (const Expr &value : claim.measure ? terms_.measured(subject, claim.measure) : terms_.numbersOf(subject))
      for (const auto &[op, bound] : claim.limits)
        if (!(bound == value))
          out.push_back(Expr::make(isNegated ? opposite(op) : op, {value, bound}));
    return out;
  case Claim::Kind::Empty:
    if (auto rule = terms_.isEmpty(subject, !isNegated))
      out.push_back(std::move(*rule));
    return out;
  case Claim::Kind::Null:
    for (const Expr &pointer : terms_.pointersOf(subject))
      out.push_back(Expr::make(isNegated ? Op::Ne : Op::Eq, {pointer, Expr::null()}));
    return out;
  case Claim::Kind::Adjective:
    if (const Variable *truth = terms_.truthOf(claim.words, subject))
      out.push_back(Expr::make(Op::Eq, {Expr::var(truth->name), Expr::boolean(!isNegated)}));
    return out;
  case Claim::Kind::Opposite:
    if (!isNegated && subject.parameters.empty())
      for (const Variable *truth : terms_.truthsFrom(claim.words.front()))
        out.push_back(Expr::make(Op::Eq, {Expr::var(truth->name), Expr::boolean(false)}));
    return out;
  }
  return out;
}

}  // namespace eclat

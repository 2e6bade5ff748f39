#include "infer/comment_reader.h"

#include "infer/comment_claims.h"

#include <algorithm>
#include <array>
#include <optional>

namespace eclat {

namespace {

constexpr std::array kFillers = {"be",   "lie", "stay", "only", "all",  "then", "also",   "always", "ask", "for",
                                 "pass", "a",   "an",   "the",  "give", "any",  "either", "hold",   "have"};
constexpr std::array kRelatives = {"which", "that", "who"};

// One sentence, from one clause to the next.
class Reader {
public:
  Reader(const Sentence &sentence, const CommentTerms &terms, Subject mentioned, bool isOfClass)
      : tokens_(sentence.tokens), terms_(terms), mentioned_(std::move(mentioned)), isOfClass_(isOfClass) {}

  std::vector<Expr> read(const std::string &command) {
    bool isDuty = command == "pre" || takeCallers();
    isDuty = takeUpToCaller() || isDuty;
    bool hasMust = false;
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (isAmong(tokens_[i], std::array{"must", "shall"})) {
        hasMust = true;
        readDuty(i);
      }
    isDuty_ = isDuty || hasMust;
    if (isDuty_)
      readComparisons();
    if (isDuty && !hasMust)
      readStatement();
    return std::move(rules_);
  }
  bool isDuty() const { return isDuty_; }

  // What must be so where the operation returns: "Throws X if the stack is empty", "… unless 0 <= index < size()".
  std::vector<Expr> readPromises() {
    std::size_t at = 0;
    while (at < tokens_.size() && !isAmong(tokens_[at], std::array{"throws", "throw"}))
      ++at;
    bool isOfOther = at > 0 && at < tokens_.size() && tokens_[at - 1].text.ends_with("()") &&
                     tokens_[at - 1].text != terms_.ownName() + "()";
    while (at < tokens_.size() && !isAmong(tokens_[at], std::array{"if", "unless", "when"}))
      ++at;
    if (isOfOther || isOfClass_ || at + 1 >= tokens_.size())
      return {};
    bool isUnless = tokens_[at].is("unless");
    tokens_.erase(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    isUnless ? readUnless() : readIf();
    return std::move(rules_);
  }

private:
  void readUnless() {
    readComparisons();
    if (rules_.empty() && std::ranges::none_of(tokens_, [](const Token &t) { return t.is("or"); }))
      readStatement();
  }

  // None of these may be so, unless they have to come together.
  void readIf() {
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
  }

  // "Callers see to it that …", "The caller ensures …".
  bool takeCallers() {
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
  bool takeUpToCaller() {
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
  void readComparisons() {
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

  static Op comparison(const std::string &text) {
    return text == "<"    ? Op::Lt
           : text == "<=" ? Op::Le
           : text == ">"  ? Op::Gt
           : text == ">=" ? Op::Ge
           : text == "==" ? Op::Eq
                          : Op::Ne;
  }

  // Who must do it stands to the left.
  void readDuty(std::size_t must) {
    if (must > 0 && claims_.starts(must - 1, {"there"}))
      return readThere(must + 1);
    readClaims(must + 1, subjectBefore(must));
  }

  // "There must be from 1 to 1000 parts"; "there must be one": something to take, in an object that is asked without
  // arguments.
  void readThere(std::size_t at) {
    if (claims_.starts(at, {"have", "been"}))
      ++at;
    auto claim = claims_.numberAt(at + 1);
    Subject counted = claim ? terms_.subject(tokens_, claim->second, claim->second + 1) : Subject();
    if (!counted.parameters.empty())
      apply(claim->first, false, counted);
    else if (claims_.starts(at + 1, {"one"}) && terms_.takesNothing() && !isOfClass_)
      apply({Claim::Kind::Empty, {}, {}}, /*isNegated=*/true, terms_.receiver());
  }

  Subject subjectBefore(std::size_t verb) const {
    std::size_t begin = verb;
    bool isRelative = verb > 0 && isAmong(tokens_[verb - 1], kRelatives);
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
  void readStatement() {
    if (std::ranges::any_of(tokens_, [](const Token &t) { return t.kind == Token::Kind::Comparison; }))
      return;  // said as in code
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (isAmong(tokens_[i], std::array{"is", "are"})) {
        readClaims(i + 1, subjectBefore(i));
        return;
      }
    for (std::size_t i = 1; i < tokens_.size(); ++i)
      if (Subject found = terms_.subject(tokens_, 0, i); !found.parameters.empty() && claims_.claimAt(i)) {
        readClaims(i, std::move(found));
        return;
      }
  }

  // One after another, joined by "and", "or" and commas; each may bring a subject of its own: "and `lo` not above
  // `hi`". `isDenied`: they say when it goes wrong.
  void readClaims(std::size_t at, Subject subject, bool isDenied = false) {
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
  bool isEitherOf(std::size_t behind) const { return behind < tokens_.size() && tokens_[behind].is("or"); }

  std::size_t takeSubject(std::size_t at, Subject &subject, bool &isNegated) const {
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

  void apply(const Claim &claim, bool isNegated, const Subject &subject) {
    if (!isOfClass_ || (!subject.parameters.empty() && !subject.isVague))
      std::ranges::move(claims_.statements(claim, isNegated, subject), std::back_inserter(rules_));
  }

  std::vector<Token> tokens_;
  const CommentTerms &terms_;
  CommentClaims claims_{tokens_, terms_};
  Subject mentioned_;
  bool isOfClass_, isDuty_ = false;
  std::vector<Expr> rules_;
};

CommentReading readAll(const std::string &comment, const CommentScope &scope, bool isOfClass) {
  CommentTerms terms(scope);
  CommentReading out;
  Subject mentioned;
  for (const Sentence &sentence : sentencesOf(comment)) {
    bool isOther = sentence.command == "return" || sentence.command == "returns" || sentence.command == "post" ||
                   sentence.command == "throws" || sentence.command == "exception" || sentence.command == "throw" ||
                   sentence.command == "see" || sentence.command == "note";
    if (!isOther) {
      Reader reader(sentence, terms, mentioned, isOfClass);
      std::vector<Expr> rules = reader.read(sentence.command);
      out.duties += reader.isDuty();
      out.understood += !rules.empty();
      for (Expr &promise : Reader(sentence, terms, mentioned, isOfClass).readPromises())
        out.rules.push_back({std::move(promise), sentence.text, true});
      for (Expr &rule : rules) {
        bool isKnown = std::ranges::any_of(out.rules, [&](const AskedRule &known) { return known.expr == rule; });
        if (!isKnown)
          out.rules.push_back({std::move(rule), sentence.text});
      }
    }
    for (std::size_t i = 0; i < sentence.tokens.size(); ++i)
      if (Subject found = terms.subject(sentence.tokens, i, i + 1);
          sentence.tokens[i].isQuoted && !found.parameters.empty())
        mentioned = std::move(found);
  }
  return out;
}

}  // namespace

CommentReading readComment(const std::string &comment, const CommentScope &scope) {
  return readAll(comment, scope, false);
}

CommentReading readClassComment(const std::string &comment, const CommentScope &scope) {
  return readAll(comment, scope, true);
}

}  // namespace eclat

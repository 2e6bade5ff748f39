#include "infer/comments/comment_reader.h"

#include "infer/comments/comment_clauses.h"
#include "infer/comments/comment_results.h"

#include <algorithm>
#include <optional>

namespace eclat {

namespace {

// What the receiver shows of itself stays as it was.
std::vector<Expr> unchanged(const CommentScope &scope) {
  std::vector<Expr> out;
  bool mayChange = scope.operation.hasReceiver() && !scope.operation.isConst;
  for (const Variable &v : scope.variables.variables) {
    bool isOwn = startsAt(v, StepKind::Receiver) && v.path.size() == (v.rep == Rep::Sequence ? 3 : 2);
    if (mayChange && isOwn && v.rep != Rep::Pointer)
      out.push_back(Expr::make(Op::Eq, {Expr::var(v.name), Expr::orig(v.name)}));
  }
  return out;
}

class Reading {
public:
  Reading(const CommentScope &scope, bool isOfClass) : scope_(scope), terms_(scope), isOfClass_(isOfClass) {}

  CommentReading read(const std::string &comment) {
    for (const Sentence &sentence : sentencesOf(comment)) {
      auto clauses = [&] { return CommentClauses(sentence, terms_, mentioned_, isOfClass_); };
      const std::string &command = sentence.command;
      bool isAside = command == "post" || command == "see" || command == "note";
      bool isThrow = command == "throws" || command == "exception" || command == "throw";
      bool isResult = command == "return" || command == "returns";
      if (!isAside && !isThrow && !isResult)
        addDuties(clauses(), sentence);
      if (!isAside && !isResult)
        for (Expr &rule : clauses().whereItReturns())
          out_.cases.push_back({denied(std::move(rule)), true, {}, sentence.text});
      if (!isAside && !isThrow) {
        addCase(clauses(), sentence);
        addResults(sentence);
      }
      for (std::size_t i = 0; i < sentence.tokens.size(); ++i)
        if (Subject found = terms_.subject(sentence.tokens, i, i + 1);
            sentence.tokens[i].isQuoted && !found.parameters.empty())
          mentioned_ = std::move(found);
    }
    return std::move(out_);
  }

private:
  void addDuties(CommentClauses clauses, const Sentence &sentence) {
    std::vector<Expr> rules = clauses.duties();
    out_.duties += clauses.isDuty();
    out_.understood += !rules.empty();
    for (Expr &rule : rules)
      if (std::ranges::find(out_.rules, rule, &AskedRule::expr) == out_.rules.end())
        out_.rules.push_back({std::move(rule), sentence.text});
  }

  void addResults(const Sentence &sentence) {
    if (isOfClass_)
      return;
    for (Expr &result : saidOfResult(sentence, terms_))
      out_.results.push_back({std::move(result), sentence.text});
  }

  void addCase(CommentClauses clauses, const Sentence &sentence) {
    std::optional<SaidCase> said = clauses.saidCase();
    if (!said)
      return;
    std::vector<Expr> outcome;
    if (!said->result)
      outcome = unchanged(scope_);
    else if (!isVoid(scope_.operation.result))
      outcome.push_back(Expr::make(Op::Eq, {Expr::var("return"), *said->result}));
    for (Expr &rule : said->unless)
      out_.cases.push_back({denied(std::move(rule)), false, outcome, sentence.text});
  }

  CommentScope scope_;
  CommentTerms terms_;
  bool isOfClass_;
  Subject mentioned_;
  CommentReading out_;
};

}  // namespace

CommentReading readComment(const std::string &comment, const CommentScope &scope) {
  return Reading(scope, false).read(comment);
}

CommentReading readClassComment(const std::string &comment, const CommentScope &scope) {
  return Reading(scope, true).read(comment);
}

}  // namespace eclat

#pragma once

#include "infer/comments/comment_claims.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// A sentence that says what happens in some calls: "returns null if …", "does nothing if …".
struct SaidCase {
  std::vector<Expr> unless;    // statements over the state at entry; it happens if one of them is false
  std::optional<Expr> result;  // the constant that is returned; empty: nothing changes
};

// Reads one sentence of a comment, clause by clause.
class CommentClauses {
public:
  // `mentioned` is the subject of the sentences before it.
  CommentClauses(const Sentence &sentence, const CommentTerms &terms, Subject mentioned, bool isOfClass)
      : command_(sentence.command), tokens_(sentence.tokens), terms_(terms), mentioned_(std::move(mentioned)),
        isOfClass_(isOfClass) {}

  // Returns what the sentence asks of callers. isDuty() tells afterwards if it asks anything at all.
  std::vector<Expr> duties();
  bool isDuty() const { return isDuty_; }
  // Returns what must be true if the operation returns: "Throws X if the stack is empty", "… unless 0 <= index <
  // size()".
  std::vector<Expr> whereItReturns();
  std::optional<SaidCase> saidCase();

private:
  bool statesLimits() const;
  bool readRelative();
  bool takeCallers();
  bool takeUpToCaller();
  void readComparisons();
  void readDuty(std::size_t must);
  void readThere(std::size_t at);
  void readStatement();
  void readClaims(std::size_t at, Subject subject, bool isDenied = false);

  // Returns what is false in the cases that the tokens from `from` to `to` speak of, behind "if" or "unless".
  std::vector<Expr> denials(std::size_t from, std::size_t to, bool isUnless);
  void readUnless();
  void readIf();
  // Reads the words before "if", or behind a condition that comes first, if they say what happens.
  std::optional<SaidCase> effectBefore(std::size_t end) const;
  std::optional<SaidCase> effectAt(std::size_t at) const;
  std::optional<Expr> constantAt(std::size_t at) const;
  std::size_t endOfCondition(std::size_t from) const;

  Subject subjectBefore(std::size_t verb) const;
  std::size_t takeSubject(std::size_t at, Subject &subject, bool &isNegated) const;
  bool isEitherOf(std::size_t behind) const;
  void apply(const Claim &claim, bool isNegated, const Subject &subject);

  std::string command_;
  std::vector<Token> tokens_;
  const CommentTerms &terms_;
  CommentClaims claims_{tokens_, terms_};
  Subject mentioned_;
  bool isOfClass_, isDuty_ = false;
  std::vector<Expr> rules_;
};

}  // namespace eclat

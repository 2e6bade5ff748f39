#pragma once

#include "flow/component.h"
#include "flow/language/scope.h"
#include "infer/comments/comment_text.h"

#include <string>
#include <vector>

namespace eclat {

// The scope in which the words of a comment are understood: the operation, and the variables at its entry.
struct CommentScope {
  const Operation &operation;
  const Component &component;
  const Scope &variables;
};

// A rule that a sentence sets for callers.
struct AskedRule {
  Expr expr;  // a statement over the state at entry
  std::string sentence;
};

// A case that a sentence describes: because it says what happens then, the call may be made.
struct ToldCase {
  Expr when;  // a statement over the state at entry
  bool isThrow = false;
  std::vector<Expr> outcome;  // statements that are true after the call, if it does not throw
  std::string sentence;
};

struct CommentReading {
  std::vector<AskedRule> rules;
  std::vector<AskedRule> results;  // statements about the result that hold in every call
  std::vector<ToldCase> cases;
  int duties = 0;      // sentences that ask something of callers
  int understood = 0;  // those of them that gave rules
};

// in:  the comment of an operation, or of its class, and what can be observed where it is called
// out: the statements that callers have to see to, where the words are plain: "`k` must not be negative", "The
//      stack must not be full", "\pre 0 <= index < size()"; when the operation throws: "Throws std::out_of_range unless
//      …"; and what else it does in some calls: "Does nothing if …", "Returns null if …"; and what is never or always
//      so of the result: "How many are left, never negative"
// why: C++ classes say in comments what they do not check. Words that are not understood are passed over: a rule
//      too few costs a false report, a wrong one would hide a fault
// not here: whether the examples keep these rules (infer/comments/comment_rules.h)
//
// To read another phrase you must add it to one of the tables in comment_claims.cpp, comment_clauses.cpp or
// comment_results.cpp, and to the test of this.
CommentReading readComment(const std::string &comment, const CommentScope &scope);
// Reads the comment of a class. Only sentences that name a parameter count, because nobody can tell who is meant by
// "it" there.
CommentReading readClassComment(const std::string &comment, const CommentScope &scope);

}  // namespace eclat

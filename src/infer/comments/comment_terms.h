#pragma once

#include "infer/comments/comment_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Whom a clause speaks of: parameters by their names, the receiver, or somebody that has to be guessed ("it",
// "callers").
struct Subject {
  std::vector<std::string> parameters;
  bool isReceiver = false;
  bool isVague = false;
  std::vector<std::string> nouns;  // words that are no parameter: what the receiver may call so
};

// What the words of a comment mean in one place: parameters, observers, fields and constants.
class CommentTerms {
public:
  explicit CommentTerms(const CommentScope &scope) : scope_(scope) {}

  Subject subject(const std::vector<Token> &tokens, std::size_t from, std::size_t to) const;
  Subject receiver() const;
  const std::string &ownName() const { return scope_.operation.name; }
  bool takesNothing() const { return scope_.operation.parameters.empty(); }
  bool returnsSomething() const { return !isVoid(scope_.operation.result); }
  bool returnsNumber() const { return isNumber(scope_.operation.result); }
  bool returnsText() const { return isText(scope_.operation.result); }

  // A number, a constant, a parameter, an observer that is written like one.
  std::optional<Expr> term(const Token &token) const;
  // Behind an article: also "the size", "the weight".
  std::optional<Expr> namedTerm(const Token &token) const;

  std::vector<Expr> numbersOf(const Subject &subject) const;
  // The size of what is passed, or a number that the receiver tells of itself: its age.
  std::vector<Expr> measured(const Subject &subject, const std::string &measure) const;
  std::vector<Expr> pointersOf(const Subject &subject) const;
  std::optional<Expr> isEmpty(const Subject &subject, bool expected) const;
  // What is true or false and has a name of these words: "off the end" is isOffEnd().
  std::vector<const Variable *> truths(const std::vector<std::string> &words) const;
  // Those of the receiver whose name begins with this word.
  std::vector<const Variable *> truthsFrom(const std::string &word) const;
  // Null if there is none.
  const Variable *truthOf(const std::vector<std::string> &words, const Subject &subject) const;

private:
  std::vector<std::string> parametersNamed(const std::vector<Token> &tokens, std::size_t at) const;
  bool meansReceiver(const Subject &subject) const;
  std::optional<Expr> constant(const std::string &name) const;
  const Variable *find(const VariableRef &name) const;
  // A variable that a comment may have named: text comes in here.
  const Variable *findText(const std::string &name) const { return find(parseVariable(name)); }
  // A number that the receiver tells of itself under that word.
  const Variable *quantity(const std::string &word) const;

  CommentScope scope_;
};

}  // namespace eclat

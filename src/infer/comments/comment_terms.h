#pragma once

#include "infer/comments/comment_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// The subject of a clause: parameters by their names, the receiver, or somebody that has to be guessed ("it",
// "callers").
struct Subject {
  std::vector<std::string> parameters;
  bool isReceiver = false;
  bool isVague = false;
  std::vector<std::string> nouns;  // words that name no parameter, and may mean the receiver
};

// Finds out what the words of a comment mean for one operation: parameters, observers, fields and constants.
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

  // Returns the term for a token: a number, a constant, a parameter, or an observer that is written like one.
  std::optional<Expr> term(const Token &token) const;
  // Like term, for a word behind an article, which may also mean an observer: "the size", "the weight".
  std::optional<Expr> namedTerm(const Token &token) const;

  std::vector<Expr> numbersOf(const Subject &subject) const;
  // Returns terms for a measure of the subject: the size of what is passed, or a number that the receiver tells of
  // itself, such as its age.
  std::vector<Expr> measured(const Subject &subject, const std::string &measure) const;
  std::vector<Expr> pointersOf(const Subject &subject) const;
  std::optional<Expr> isEmpty(const Subject &subject, bool expected) const;
  // Returns the boolean variables whose names consist of these words: "off the end" is isOffEnd().
  std::vector<const Variable *> truths(const std::vector<std::string> &words) const;
  // Returns the boolean variables of the receiver whose names begin with this word.
  std::vector<const Variable *> truthsFrom(const std::string &word) const;
  // Returns the one boolean variable that these words mean for the subject; null if there is none.
  const Variable *truthOf(const std::vector<std::string> &words, const Subject &subject) const;

private:
  std::vector<std::string> parametersNamed(const std::vector<Token> &tokens, std::size_t at) const;
  bool meansReceiver(const Subject &subject) const;
  std::optional<Expr> constant(const std::string &name) const;
  const Variable *find(const VariableRef &name) const;
  // Returns the variable that a text of the comment names, or null.
  const Variable *findText(const std::string &name) const { return find(parseVariable(name)); }
  // Returns the number that the receiver tells of itself under that word.
  const Variable *quantity(const std::string &word) const;

  CommentScope scope_;
};

}  // namespace eclat

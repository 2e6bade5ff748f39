#pragma once

#include "support/keys.h"

#include <istream>
#include <memory>
#include <optional>
#include <string>

namespace eclat {

// An answer of a reviewer: a key in lower case, and a reason if one was given.
struct ReviewAnswer {
  char key = '?';
  std::string why;

  bool operator==(const ReviewAnswer &) const = default;
};

// A source of answers: a script, which has one per line, or a person, who presses single keys.
class ReviewAnswers {
public:
  virtual ~ReviewAnswers() = default;
  virtual std::optional<ReviewAnswer> next() = 0;  // nothing: there are no more answers
  virtual bool isAtTerminal() const = 0;
};

// Reads lines such as "f it crashes": the key, then the reason.
std::unique_ptr<ReviewAnswers> answersInLines(std::istream &in);

// Reads keys: `f` is an answer without Enter, `F` asks for its reason first. Null if standard input or output is no
// terminal that can draw.
std::unique_ptr<ReviewAnswers> answersByKeys();

}  // namespace eclat

#pragma once

#include "support/keys.h"

#include <istream>
#include <memory>
#include <optional>
#include <string>

namespace eclat {

// What a reviewer says: a key in lower case, and a reason if there is one.
struct ReviewAnswer {
  char key = '?';
  std::string why;

  bool operator==(const ReviewAnswer &) const = default;
};

// Where answers come from: a line for each from a script, single keys from a person.
class ReviewAnswers {
public:
  virtual ~ReviewAnswers() = default;
  virtual std::optional<ReviewAnswer> next() = 0;  // nothing: there are no more
  virtual bool isAtTerminal() const = 0;
};

// "f it crashes": the key, and behind it the reason.
std::unique_ptr<ReviewAnswers> answersInLines(std::istream &in);

// `f` is an answer without Enter, `F` asks for its reason. Null if standard input or output is no terminal that can
// draw.
std::unique_ptr<ReviewAnswers> answersByKeys();

}  // namespace eclat

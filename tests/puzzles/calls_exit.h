// FINDS: exit in Prompt::answer
// WITH: --class Prompt
// BUDGET: rounds 2
#pragma once

#include <cstdlib>
#include <string>

// A class that takes the whole program down when it hears the word.
class Prompt {
public:
  Prompt() = default;

  int answered() const { return answered_; }

  std::string answer(const std::string &line) {
    if (line == "quit")
      std::exit(3);
    answered_ = answered_ < 100 ? answered_ + 1 : 100;
    return "you said " + line;
  }

private:
  int answered_ = 0;
};

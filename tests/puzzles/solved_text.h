// FINDS: threw in Gate::enter
// WITH: --class Gate --symbolic 30
// BUDGET: rounds 3
// CHANCE: none in a million
#pragma once

#include <string>

// Counts who enters. Few of 2^48 words of six letters, of which no part stands in the code, make it throw.
class Gate {
public:
  void enter(const std::string &word) {
    if (word.size() == 6 && word[0] - word[1] == 7 && word[1] * word[2] == 10506 && word[3] + word[4] * 2 == 318 &&
        word[4] == word[2] + 2 && (word[5] ^ word[3]) == 21)
      throw 42;
    ++entered_;
  }
  int entered() const { return entered_; }

private:
  int entered_ = 0;
};

#pragma once

#include <string>
#include <vector>

namespace eclat {

// A piece of a comment: a word, a number, a name of the code, a comparison or a mark.
struct Token {
  enum class Kind { Word, Number, Name, Comparison, Mark };
  Kind kind = Kind::Word;
  std::string text;       // of a name: as in the code, without quotes
  std::string lower;      // the same in lower case
  bool isQuoted = false;  // it stood in `…`

  bool is(const char *word) const { return lower == word; }
};

struct Sentence {
  std::string text;           // as it stands there, on one line
  std::string command;        // "pre", "param", …, if it begins with such a command of a documentation tool
  std::vector<Token> tokens;  // without that command
};

std::vector<Sentence> sentencesOf(const std::string &comment);

// The words that a name is made of, in lower case: "isOffEnd()" has is, off and end.
std::vector<std::string> wordsOfName(const std::string &name);

}  // namespace eclat

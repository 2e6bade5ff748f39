#pragma once

#include <string>
#include <vector>

namespace eclat {

// A piece of a comment: a word, a number, a name of the code, a comparison or a mark.
struct Token {
  enum class Kind { Word, Number, Name, Comparison, Mark };
  Kind kind = Kind::Word;
  std::string text;       // the text of the piece; a name is spelled as in the code, without quotes
  std::string lower;      // `text` in lower case
  bool isQuoted = false;  // true: it stood in backticks

  bool is(const char *word) const { return lower == word; }
};

struct Sentence {
  std::string text;           // the sentence on one line
  std::string command;        // the command of a documentation tool that it begins with, if any: "pre", "param"
  std::vector<Token> tokens;  // its words, without that command
};

std::vector<Sentence> sentencesOf(const std::string &comment);

// Returns the words that a name is made of, in lower case: "isOffEnd()" gives is, off and end.
std::vector<std::string> wordsOfName(const std::string &name);

}  // namespace eclat

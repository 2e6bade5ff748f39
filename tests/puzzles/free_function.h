// FINDS: undefined-behaviour in text::charactersPerWord
// WITH: --function text::charactersPerWord
// BUDGET: rounds 2
#pragma once

#include <cctype>
#include <string>
#include <vector>

namespace text {

// A free function over a vector of strings. Nobody thought of a text without words.
inline int charactersPerWord(const std::vector<std::string> &words) {
  int count = 0;
  for (const std::string &word : words)
    for (char c : word)
      count += std::isalpha(static_cast<unsigned char>(c)) ? 1 : 0;
  return count / static_cast<int>(words.size());
}

}  // namespace text

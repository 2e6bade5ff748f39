// FINDS: law in WordBag::self-assignment
// WITH: --class WordBag
// BUDGET: rounds 4
#pragma once

#include <string>
#include <vector>

// Words, with repetitions. Assigned to itself it is empty.
class WordBag {
public:
  WordBag() = default;
  WordBag(const WordBag &) = default;
  WordBag &operator=(const WordBag &other) {
    words_.clear();
    for (const std::string &word : other.words_)
      words_.push_back(word);
    return *this;
  }

  void add(const std::string &word) { words_.push_back(word); }
  std::size_t size() const { return words_.size(); }

private:
  std::vector<std::string> words_;
};

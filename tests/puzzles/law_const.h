// FINDS: property in Quiz::ask
// WITH: --class Quiz
// BUDGET: rounds 4
#pragma once

#include <string>
#include <utility>
#include <vector>

// Questions to be asked again and again. To ask one counts, although it is const.
class Quiz {
public:
  void add(const std::string &question) { questions_.push_back(question); }
  std::size_t size() const { return questions_.size(); }
  std::size_t asked() const { return asked_; }
  std::string ask(std::size_t number) const {
    if (number >= questions_.size())
      return "";
    if (questions_[number].empty())
      ++asked_;
    return questions_[number];
  }

private:
  std::vector<std::string> questions_;
  mutable std::size_t asked_ = 0;
};

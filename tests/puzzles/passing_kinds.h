// FINDS: abort in Mailbox::dropFirst
// WITH: --class Mailbox --class Letter
// BUDGET: rounds 2
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

struct Letter {
  explicit Letter(std::string text) : text(std::move(text)) {}
  std::string text;
};

// Every way to hand something over. Only one who drops the first letter does not ask whether there is one.
class Mailbox {
public:
  using iterator = std::vector<Letter>::iterator;
  using const_iterator = std::vector<Letter>::const_iterator;

  void byValue(Letter letter) { letters_.push_back(letter); }
  void byReference(const Letter &letter) { letters_.push_back(letter); }
  void byRvalue(Letter &&letter) { letters_.push_back(std::move(letter)); }
  void byPointer(const Letter *letter) { letter ? letters_.push_back(*letter) : void(); }
  void shared(const std::shared_ptr<const Letter> &letter) { byPointer(letter.get()); }
  void unique(std::unique_ptr<Letter> letter) { byPointer(letter.get()); }
  void wrapped(std::reference_wrapper<const Letter> letter) { letters_.push_back(letter); }
  void change(Letter &letter) const { letter.text += letters_.empty() ? '.' : '!'; }
  bool longest(std::size_t *length, std::string &text) const {
    for (const Letter &letter : letters_)
      text = letter.text.size() > text.size() ? letter.text : text;
    if (length)
      *length = text.size();
    return !letters_.empty();
  }
  void weigh(int (&weights)[4]) const { weights[3] = static_cast<int>(letters_.size()); }
  std::size_t sum(const unsigned char (&weights)[2]) const { return weights[0] + weights[1] + letters_.size(); }
  bool draw(std::mt19937 &engine) const { return engine() % 2 == 0; }

  Letter *top() { return letters_.empty() ? nullptr : &letters_.back(); }
  iterator begin() { return letters_.begin(); }
  iterator end() { return letters_.end(); }
  std::size_t countTo(const_iterator last) const { return static_cast<std::size_t>(last - letters_.begin()); }
  void insert(const_iterator where, Letter letter) { letters_.insert(where, letter); }
  void erase(const_iterator first, const_iterator last) { letters_.erase(first, last); }
  Letter dropFirst() {
    Letter first = letters_.front();
    letters_.erase(letters_.begin());
    return first;
  }

private:
  std::vector<Letter> letters_;
};

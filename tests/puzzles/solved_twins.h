// FINDS: property in Token::merge
// WITH: --class Token --strategy symbolic --no-paths
// BUDGET: rounds 2
#pragma once

// Tokens add up. With one that is equal to it but another object, and of one number in 2^28 alone, a token loses all.
class Token {
public:
  explicit Token(unsigned id) : id_(id) {}
  void merge(const Token &other) {
    if (this != &other && id_ == other.id_ && id_ * 2654435761u >> 4 == 87654321u)
      count_ = 0;
    else
      count_ += 1;
  }
  int count() const { return count_; }

private:
  unsigned id_;
  int count_ = 1;
};

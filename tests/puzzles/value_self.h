// FINDS: timeout in Chain::append
// WITH: --class Chain
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <vector>

// Links of a chain. To append a chain to itself never ends.
class Chain {
public:
  void add(char link) { links_.push_back(link); }
  void append(const Chain &other) {
    for (std::size_t i = 0; i < other.links_.size(); ++i) {
      links_.push_back(other.links_[i]);
      if (links_.size() > 1000)
        links_.resize(i + 2);
    }
  }
  std::size_t size() const { return links_.size(); }

private:
  std::vector<char> links_;
};

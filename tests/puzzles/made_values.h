// FINDS: nothing
// WITH: --class Shop -- -std=c++20
// BUDGET: rounds 1
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace shop {

class Money {
public:
  explicit Money(short cents) : cents_(cents) {}
  int cents() const { return cents_; }

private:
  int cents_;
};

struct Named {
  std::string name;
};
// A base, an array, bit-fields, a union and another struct in one.
struct Article : Named {
  int sizes[2];
  unsigned kind : 3;
  bool isNew : 1;
  union {
    int weight;
    char code;
  };
  std::pair<int, int> place;
};

class Tag {
public:
  Tag() = default;
  Tag(std::string text, Money price) : text_(std::move(text)), price_(price) {}
  std::size_t size() const { return text_.size() + (price_.cents() > 0 ? 1 : 0); }

private:
  std::string text_;
  Money price_{0};
};

// Takes values of classes that nobody named: they are made by their constructors or member by member.
class Shop {
public:
  void pay(const Money &money) { total_ = money.cents(); }
  void add(Article article) { total_ = static_cast<int>(article.kind) + article.isNew + (article.sizes[1] > 0); }
  void mark(const std::vector<Tag> &tags) { total_ = static_cast<int>(tags.size()); }
  void change(Tag &tag) { total_ = static_cast<int>(tag.size()); }
  int total() const { return total_; }

private:
  int total_ = 0;
};

}  // namespace shop

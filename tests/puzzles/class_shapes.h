// FINDS: undefined-behaviour in Basket::total
// WITH: --class Basket
// BUDGET: rounds 4
#pragma once

#include <ostream>
#include <string>
#include <utility>
#include <vector>

struct Labelled {
  explicit Labelled(std::string label, int limit) : label_(std::move(label)), limit_(limit) {}
  virtual ~Labelled() = default;
  virtual bool fits(int weight) const = 0;

protected:
  std::string label_;
  int limit_;
};

class Counter {
public:
  int count() const { return count_; }

protected:
  void step() { ++count_; }

private:
  int count_ = 0;
};

// Its constructor is inherited, one method comes from a private base, and a part of its interface are free functions:
// the sum of two weights need not be an int.
class Basket final : public Labelled, private Counter {
public:
  using Counter::count;
  using Labelled::Labelled;
  bool fits(int weight) const override { return weight < limit_; }
  void add(int weight) {
    step();
    weights_.push_back(weight);
  }
  friend int total(const Basket &basket) {
    int sum = 0;
    for (int weight : basket.weights_)
      sum += weight;
    return sum;
  }
  friend bool operator==(const Basket &a, const Basket &b) { return a.weights_ == b.weights_; }
  auto first() const { return weights_.empty() ? 0 : weights_.front(); }

private:
  std::vector<int> weights_;
};

inline std::ostream &operator<<(std::ostream &out, const Basket &basket) { return out << basket.count(); }
inline bool operator<(const Basket &a, const Basket &b) { return a.count() < b.count(); }

#pragma once

#include "flow/files/bytecode.h"
#include "infer/kept_sample.h"

#include <cstdint>
#include <vector>

namespace eclat {

// A random sample of the different states that a point was visited in, each as likely to be in it as any other.
class StateSample {
public:
  // Must be called once for every different state.
  void add(const rt::Value *now, std::size_t nowCount, const rt::Value *entry, std::size_t entryCount);

  struct Rate {
    std::uint64_t yes = 0, no = 0;
    double ofNo() const { return yes + no ? static_cast<double>(no) / static_cast<double>(yes + no) : 0; }
  };
  // Returns how often a statement is true; with a condition, only among the states in which the condition evaluates to
  // `side`.
  Rate rate(const Bytecode &statement, const Bytecode *condition = nullptr, rt::Truth side = rt::Truth::True) const;

private:
  struct State {
    KeptSample now, entry;
    bool hasEntry = false;
  };
  std::vector<State> states_;
  std::uint64_t seen_ = 0;
};

}  // namespace eclat

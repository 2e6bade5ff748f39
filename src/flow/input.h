#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

enum class LiteralKind { Int, Float, Text, List, Null };

// A constant argument. Bool, char and enum values are Int; the parameter's type says how to print it.
struct Literal {
  LiteralKind kind = LiteralKind::Int;
  std::int64_t integer = 0;  // bit pattern for unsigned 64-bit parameters
  double real = 0;
  std::string text;
  std::vector<Literal> elements;

  bool operator==(const Literal &) const;  // NaN equals itself: two inputs with it are the same input
};

// The receiver of a method is its first argument.
struct Argument {
  int step = -1;         // the value made by that step: the object of a constructor, else the result
  Literal literal;       // if step is -1
  bool isAlias = false;  // not the value of that step, but the very thing that it returned a reference to

  bool isStep() const { return step >= 0; }
  bool operator==(const Argument &) const = default;
};

struct Step {
  int operation = 0;
  std::vector<Argument> arguments;  // trailing ones with defaults may be missing

  bool operator==(const Step &) const = default;
};

// A sequence of calls; the last one is the tested call. The one representation that is generated,
// executed, shrunk, stored and printed.
struct Input {
  std::vector<Step> steps;

  bool operator==(const Input &) const = default;
};

std::uint64_t hashInput(const Input &input);

// `tail` behind `head`, its step references moved accordingly.
void append(Input &head, const Input &tail);

}  // namespace eclat

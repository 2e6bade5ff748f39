#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

enum class LiteralKind { Int, Float, Text, List, Null };

// A literal: a constant argument. Bool, char and enum values are Int; the parameter's type says how to print them.
struct Literal {
  LiteralKind kind = LiteralKind::Int;
  std::int64_t integer = 0;  // of an unsigned 64-bit parameter, the bit pattern
  double real = 0;
  std::string text;
  std::vector<Literal> elements;

  bool operator==(const Literal &) const;  // NaN equals itself: two inputs with it are the same input
};

// An argument of a step. The receiver of a method counts as its first argument.
struct Argument {
  // Index of the step whose value is passed: the object of a constructor, else the result; -1: `literal` is passed.
  int step = -1;
  Literal literal;  // used if step is -1
  // True: passes the object itself that the step returned a reference to; false: passes our copy of it.
  bool isAlias = false;

  bool isStep() const { return step >= 0; }
  bool operator==(const Argument &) const = default;
};

struct Step {
  int operation = 0;
  std::vector<Argument> arguments;  // trailing arguments may be missing if they have defaults

  bool operator==(const Step &) const = default;
};

// A sequence of calls; the last one is the tested call. Inputs are generated, executed, shrunk, stored and printed in
// this one form.
struct Input {
  std::vector<Step> steps;

  bool operator==(const Input &) const = default;
};

std::uint64_t hashInput(const Input &input);

// Appends `tail` to `head`, and makes its step references count from the start of `head`.
void append(Input &head, const Input &tail);

}  // namespace eclat

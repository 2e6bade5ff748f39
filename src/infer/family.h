#pragma once

#include "infer/point_variables.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace eclat {

// A statement that no sample contradicted.
struct Candidate {
  Expr expr;
  std::uint64_t samples = 0;
  std::uint64_t states = 0;
  std::string doubt;   // why there is too little evidence for it; empty if it is believed
};

// One kind of property at one program point: which statements it considers, how samples weaken or falsify
// them, and what evidence it asks for.
//
// To add one you must: write a class in a file of its own with its thresholds and their reasons, name its
// constructor function below, list it in makeFamilies, and give redundancy.cpp the implications it brings.
// Printing, checking in the worker and emitting as C++ need nothing: they work on expressions.
class Family {
public:
  virtual ~Family() = default;
  virtual const char *id() const = 0;
  virtual void visit(const Visit &visit) = 0;
  virtual void conclude(std::vector<Candidate> &out) const = 0;
};

std::unique_ptr<Family> makeOneOf(const PointVariables &terms);          // x == 2, x in {1, 2}
std::unique_ptr<Family> makeBounds(const PointVariables &terms);         // x >= 0, x <= 9
std::unique_ptr<Family> makeNullness(const PointVariables &terms);       // p != null, p == null
std::unique_ptr<Family> makeComparison(const PointVariables &terms);     // x < y, x == size(a)
std::unique_ptr<Family> makeElementBounds(const PointVariables &terms);  // a[] >= 0
std::unique_ptr<Family> makeMembership(const PointVariables &terms);     // k in a[]
std::unique_ptr<Family> makeChange(const PointVariables &terms);         // x == orig(x), x == orig(x) + 1

std::vector<std::unique_ptr<Family>> makeFamilies(const PointVariables &terms);

// Different states that a statement over a single variable needs before it is believed. An object is seen on
// every visit; what callers pass, and in which state they call, is the choice of the tests' author.
std::uint64_t statesNeeded(const PointVariables &at, const PointVariable &variable);

// Evidence in words: "seen in 2 different states, 5 are needed".
std::string tooFewStates(std::uint64_t seen, std::uint64_t needed);

}  // namespace eclat

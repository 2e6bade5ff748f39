#pragma once

#include "infer/belief/evidence.h"
#include "infer/point_variables.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace eclat {

// A statement that no visit contradicted, before it becomes a property.
struct Candidate {
  Expr expr;
  std::vector<std::size_t> over;  // the variables it is about
  DropReason doubt;               // why there is too little evidence to believe it; empty: it is believed
};

// A family at one program point: which statements it considers, how visits weaken or falsify them, and what evidence it
// asks for.
//
// flow/families.def says what one must do to add one.
class Family {
public:
  virtual ~Family() = default;
  virtual FamilyId id() const = 0;
  virtual void visit(const Visit &visit) = 0;
  virtual void conclude(std::vector<Candidate> &out) const = 0;
};

using FamilyPtr = std::unique_ptr<Family>;

FamilyPtr makeOneOf(const PointVariables &at);           // x == 2, x in {1, 2}
FamilyPtr makeBounds(const PointVariables &at);          // x >= 0, a[] <= 9
FamilyPtr makeNonZero(const PointVariables &at);         // x != 0, a[] != 0
FamilyPtr makeNullness(const PointVariables &at);        // p != null
FamilyPtr makeComparison(const PointVariables &at);      // x < y, x == size(a), total == sum(sizes[]), p == q
FamilyPtr makeLinear(const PointVariables &at);          // y == 2 * x + 1, z == x + y
FamilyPtr makeNumberShape(const PointVariables &at);     // x % 4 == 1, power_of_two(x), x % y == 0, x == y * y
FamilyPtr makeFunctionOfTwo(const PointVariables &at);   // z == min({x, y}), z == gcd(x, y)
FamilyPtr makeMembership(const PointVariables &at);      // k in a[], k not in a[]
FamilyPtr makeSequenceShape(const PointVariables &at);   // a[] is ascending, a[] has no duplicates, a[] == indices(a[])
FamilyPtr makeElementSet(const PointVariables &at);      // a[] is subset of {1, 2}, a[] == {1, 2}
FamilyPtr makeSequenceScalar(const PointVariables &at);  // a[] <= max
FamilyPtr makeSequencePair(const PointVariables &at);    // lo[] <= hi[], a[] is subset of b[], neighbours
FamilyPtr makeSequenceLinear(const PointVariables &at);  // b[] == 2 * a[] + 1
FamilyPtr makeText(const PointVariables &at);            // s starts with "x", name contains key
FamilyPtr makeChange(const PointVariables &at);          // x == orig(x), x == orig(x) + 1
FamilyPtr makeSequenceChange(const PointVariables &at);  // a[] == append(orig(a[]), k)

std::vector<FamilyPtr> makeFamilies(const PointVariables &at);

// These apply an operator of the property language to values; a result lives until the next visit.
rt::Value valueOf(Op op, std::initializer_list<rt::Value> operands);
rt::Truth truthOf(Op op, std::initializer_list<rt::Value> operands);

// A family whose statements are simply true or false at a visit: it keeps a list, and visits falsify them one by one.
class Statements : public Family {
public:
  using Test = std::function<rt::Truth(const rt::Value *values)>;

  void visit(const Visit &visit) override;
  void conclude(std::vector<Candidate> &out) const override;

protected:
  explicit Statements(const PointVariables &at) : at_(at) {}
  // `chance` is the probability that one more different set of values satisfies the statement by accident.
  void add(Expr expr, std::vector<std::size_t> over, double chance, Test test);
  const PointVariable &variable(std::size_t i) const { return at_.all[i]; }

  const PointVariables &at_;

private:
  struct Statement {
    Expr expr;
    std::vector<std::size_t> over;
    double chance;
    Test test;
    DifferentValues values;
    std::uint64_t satisfied = 0;
    bool alive = true;
  };
  std::vector<Statement> statements_;
};

}  // namespace eclat

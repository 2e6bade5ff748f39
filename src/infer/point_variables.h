#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"
#include "flow/point.h"
#include "flow/schema.h"

#include <map>
#include <string>
#include <vector>

namespace eclat {

enum class Role { Receiver, Parameter, Result, Static };

// The ways to derive a variable from the base variables of a sample.
enum class Derivation {
  Plain,
  Size,   // size(a)
  At,     // a[i + offset]
  Slice,  // a[0..i-1]
  First,  // a[0]
  Last,   // a[size(a) - 1]
  Sum,
  Min,
  Max,
};

// The body of an operation can keep or write a field of its object; Unknown if it cannot be seen.
enum class Treatment { Unknown, Kept, Written };

// A variable that properties of a point are stated over: a base variable, one derived from base variables, or either as
// it was at entry.
struct PointVariable {
  Expr expr;
  Rep rep = Rep::Int;
  Rep elementRep = Rep::Int;
  std::string type;  // C++ type of the variable (of the elements, for sequences)
  Role role = Role::Receiver;
  Derivation derivation = Derivation::Plain;
  int variable = 0;         // index of the base variable in the schema
  int index = -1;           // of At and Slice: the integer's index in the schema
  int offset = 0;           // of At: added to the integer
  bool ofText = false;      // of Size: it is the length of a text, not of a sequence
  bool isOrig = false;      // taken from the sample at entry
  bool isIdentity = false;  // the pointer `this`: never null, of interest only next to other pointers
  bool isEnum = false;
  bool isKeys = false;  // keys of a map, or elements of a hash table: sorted and different whatever the class does
  Treatment treatment = Treatment::Unknown;
  bool isObserver = false;  // true: a method of the object returned it, or it is derived from such a result
  int current = -1;         // for an orig() variable: the index of the same variable after the call
  // The group of Component::comparable that it is in: variables of different groups never meet in the component's code.
  // -1: not known; below that: not known either, but it must not be related with everything.
  int group = -1;

  bool isSize() const { return derivation == Derivation::Size; }
  bool isDerived() const { return derivation != Derivation::Plain; }
  bool isBool() const { return type == "bool" && rep == Rep::Int && !isSize(); }
  bool isPlainInt() const { return rep == Rep::Int && !isBool() && !isEnum; }
  bool isNumber() const { return isPlainInt() || rep == Rep::Float; }
};

// True if the two may be related: variables of group -1 with all others, those of a group within it.
bool canMeet(const PointVariable &a, const PointVariable &b);

// One visit, as families see it: the value of every variable. A state that was seen often is not shown again, because
// it can neither contradict nor support anything further.
struct Visit {
  const rt::Value *values;
  bool isNewState;
};

// The variables of a point, and how to compute them from its samples.
struct PointVariables {
  Point point;
  std::vector<PointVariable> all;
  const std::vector<EnumInfo> *enums = nullptr;
  bool isConst = false;    // the operation promises to leave its receiver alone
  std::size_t splits = 1;  // the number of parts that the visits were split into: each multiplies the hypotheses
  std::size_t cut = 0;     // number of variables left out because there were too many
  const SourceLiterals *literals = nullptr;  // the constants in the code; null: they are not known

  // True if an author could have meant this number. A number that the code does not mention is an accident of the
  // tests.
  bool isMentioned(double number) const;

  void evaluate(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch, std::vector<rt::Value> &out) const;
};

// The quantities of Component::comparable, each with the number of its group.
using Groups = std::map<Quantity, int>;
Groups groupsOf(const Component &component);

PointVariables objectVariables(const ClassSchema &schema, const Component &component, const Groups &groups);
PointVariables classVariables(const ClassSchema &schema, const Component &component, const Groups &groups);
PointVariables operationVariables(PointKind kind, const Operation &operation, const OperationSchema &schema,
                                  const Component &component, const Groups &groups);

// Returns the constant that stands for a value in a property over this variable.
Expr constantFor(const PointVariable &variable, const rt::Value &value, const std::vector<EnumInfo> &enums);

}  // namespace eclat

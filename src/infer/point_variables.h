#pragma once

#include "flow/component.h"
#include "flow/expr.h"
#include "flow/point.h"
#include "flow/schema.h"

#include <string>
#include <vector>

namespace eclat {

enum class Role { Receiver, Parameter, Result };

// Something properties are stated over at a program point: a base variable, its size, or either at entry.
struct PointVariable {
  Expr expr;
  Rep rep = Rep::Int;
  Rep elementRep = Rep::Int;
  std::string type;        // C++ type of the variable (of the elements, for sequences)
  Role role = Role::Receiver;
  int variable = 0;        // index in the schema
  bool isSize = false;
  bool ofText = false;     // of a size: the length of a text, not of a sequence
  bool isOrig = false;     // taken from the sample at entry
  bool isIdentity = false; // the pointer `this`: never null, of interest only next to other pointers
  int current = -1;        // of an orig() term: the term that shows the same after the call

  bool isPlainInt() const { return rep == Rep::Int && type != "bool" && !isEnum; }
  bool isEnum = false;
};

// What a family sees of one visit: the value of every term, and whether this state was seen before.
struct Visit {
  const rt::Value *terms;
  bool isNewState;
};

// The terms of a point, and how to compute them from its samples.
struct PointVariables {
  Point point;
  std::vector<PointVariable> terms;
  const std::vector<EnumInfo> *enums = nullptr;
  bool isConst = false;  // the operation promises to leave its receiver alone

  void evaluate(const rt::Value *now, const rt::Value *entry, std::vector<rt::Value> &out) const;
};

PointVariables objectTerms(const ClassSchema &schema, const std::vector<EnumInfo> &enums);
PointVariables operationTerms(PointKind kind, const Operation &operation, const OperationSchema &schema,
                          const std::vector<EnumInfo> &enums);

// A value as the constant that stands for it in a property over this term.
Expr constantFor(const PointVariable &term, const rt::Value &value, const std::vector<EnumInfo> &enums);

}  // namespace eclat

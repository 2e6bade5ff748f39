#pragma once

#include "flow/language/variable_ref.h"
#include "flow/path.h"

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

enum class Rep { Int, Float, Text, Pointer, Sequence };

// A base variable of a program point, as the hooked binary declares it.
struct Variable {
  VariableRef name;  // its name in statements; the name of a sequence ends with brackets
  Rep rep = Rep::Int;
  Rep elementRep = Rep::Int;  // of Sequence
  std::string type;           // C++ spelling; "bool" and enums print their values by name
  Path path;                  // how to reach it in C++

  bool operator==(const Variable &) const = default;
};

// True if the path of the variable begins with this root.
bool startsAt(const Variable &variable, StepKind root);
// Returns the index of the parameter that the variable belongs to; -1 if it belongs to none.
int parameterOf(const Variable &variable);
// Returns the step for the field or observer of the receiver that leads to the variable: "field C::f" for `f`, `f[]`
// and `f.x`; null if none does.
const PathStep *memberOfReceiver(const Variable &variable, StepKind kind);
// Returns the index of the step in its path that goes from a whole to its elements; the size of the path if there is
// none.
std::size_t collectionStep(const Variable &variable);

struct ClassSchema {
  std::string name;
  std::vector<Variable> variables;  // variables of an object
  std::vector<Variable> statics;
  bool operator==(const ClassSchema &) const = default;
};

// An object of a component class inside an operation's sample: its variables start at `base`.
struct ObjectRange {
  std::string className;
  int base = 0;
  int parameter = -1;  // index of the parameter; -1: the receiver, -2: the result
  bool operator==(const ObjectRange &) const = default;
};

// The variables of an operation. The first `entryCount` (receiver, then parameters) exist at entry, exit and throw;
// those after them (the result) at exit only. `orig(v)` is v in the sample taken at entry. The static members of the
// operation's class stand behind the parameters, from `statics` on; -1 if it has none.
struct OperationSchema {
  int operation = 0;
  std::vector<Variable> variables;
  int entryCount = 0;
  std::vector<ObjectRange> objects;
  int statics = -1;
  bool operator==(const OperationSchema &) const = default;
};

struct Schema {
  std::vector<ClassSchema> classes;
  std::vector<OperationSchema> operations;
  std::vector<OperationSchema> helpers;
  std::vector<int> missing;  // ids of operations that are declared, but whose definitions were not linked

  const ClassSchema *findClass(const std::string &name) const;
  const OperationSchema *findOperation(int operation) const;
  bool operator==(const Schema &) const = default;
};

}  // namespace eclat

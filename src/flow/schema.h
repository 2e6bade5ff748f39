#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

enum class Rep { Int, Float, Text, Pointer, Sequence };

// A base variable of a program point, as the hooked binary declares it.
// Text form of names: `numElems`, `s->max`, `origin.x`, `elems[]` (a sequence), `size()` (an observer), `Stack::live`
// (a static member), `return`, `thrown`.
struct Variable {
  std::string name;
  Rep rep = Rep::Int;
  Rep elementRep = Rep::Int;  // of Sequence
  std::string type;           // C++ spelling; "bool" and enums print their values by name
  // How to reach it in C++, root first: "this", "param 0", "return" or "static C::s"; then "field C::f",
  // "observe C::m", "member first", "get 0", "call f", "truth", "value" of an optional, "alternative 0" of a variant,
  // "text" of a C string, "adapted", "deref", "deref part" where the object has no point of its own; once at most a
  // step that isCollectionStep knows.
  std::vector<std::string> path;

  bool operator==(const Variable &) const = default;
};

// A step from a whole to its elements; what follows it is a part of each. "array" and "owned array" on the heap,
// "elements" and "entries" of a container, also "sorted …" (by key, of a hash table) and "unordered …" (sorted by us
// alone), "bits", "list C::next", "tree C::left;C::right".
bool isCollectionStep(const std::string &step);
// Where in its path that step is; its size if there is none.
std::size_t collectionStep(const Variable &variable);

struct ClassSchema {
  std::string name;
  std::vector<Variable> variables;  // of an object
  std::vector<Variable> statics;
  bool operator==(const ClassSchema &) const = default;
};

// An object of a component class inside an operation's sample: its variables start at `base`.
struct ObjectRange {
  std::string className;
  int base = 0;
  int parameter = -1;  // -1: the receiver, -2: the result
  bool operator==(const ObjectRange &) const = default;
};

// Variables of an operation: the first `entryCount` (receiver, then parameters) exist at entry, exit and
// throw; those after it (the result) at exit only. `orig(v)` is v in the sample taken at entry. The static members of
// the operation's class stand behind the parameters, from `statics` on; -1 if it has none.
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
  std::vector<int> missing;  // operations that are declared but whose definition was not linked

  const ClassSchema *findClass(const std::string &name) const;
  const OperationSchema *findOperation(int operation) const;
  bool operator==(const Schema &) const = default;
};

}  // namespace eclat

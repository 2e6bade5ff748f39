#pragma once

#include "describe/bodies/quantities.h"
#include "describe/types/library_types.h"

#include <clang/AST/ASTContext.h>

#include <string>
#include <vector>

namespace eclat {

struct LibraryValue {
  Quantities::Id id = Quantities::none;
  clang::QualType type;
};

// A call into the standard library, its operands evaluated.
struct LibraryCall {
  std::string name;       // "push_back", "find"; of operators "[]", "*", "->"
  LibraryValue receiver;  // of methods and operators
  std::vector<LibraryValue> arguments;
  clang::QualType result;
};

// What meets in calls of the standard library: a table of names, with their meaning for containers, texts, iterators
// and pointers. Each returns the quantity of the result; that of an unknown function is fresh, and its arguments are
// lost if there are several.
// To add a function you must give its name to a set in library_flow.cpp, or a branch to the call it belongs to.
class LibraryFlow {
public:
  explicit LibraryFlow(Quantities &quantities) : quantities_(quantities) {}

  Quantities::Id method(const LibraryCall &call);
  Quantities::Id function(const LibraryCall &call);
  Quantities::Id construct(const LibraryCall &call);

  // What a range leads to. The entry of a map and an element that is a pair stand for the whole range, whose parts then
  // are the first and second halves.
  Quantities::Id element(Quantities::Id range, clang::QualType elementType);
  // An index or distance in a range.
  void index(Quantities::Id range, Quantities::Id index);

private:
  Quantities::Id textMethod(const LibraryCall &call);
  Quantities::Id containerMethod(const LibraryCall &call);
  Quantities::Id handleMethod(const LibraryCall &call);
  Quantities::Id arithmetic(const LibraryCall &call);
  Quantities::Id at(const LibraryCall &call);
  Quantities::Id unknown(const LibraryCall &call);
  void addToText(const LibraryCall &call, const LibraryValue &argument);
  void addElement(const LibraryCall &call, const LibraryValue &argument);
  void resize(const LibraryCall &call);
  Quantities::Id uniteAll(const LibraryCall &call);
  void uniteElements(const LibraryCall &call);

  Quantities &quantities_;
};

}  // namespace eclat

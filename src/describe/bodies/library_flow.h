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

// A call of the standard library, with its operands evaluated to quantities.
struct LibraryCall {
  std::string name;       // "push_back", "find"; of operators "[]", "*", "->"
  LibraryValue receiver;  // set for methods and operators
  std::vector<LibraryValue> arguments;
  clang::QualType result;
};

// Unites the quantities that meet in calls of the standard library. A table of names says what the functions do with
// containers, texts, iterators and pointers. Each method returns the quantity of the call's result. An unknown function
// makes a fresh quantity, and loses its arguments if there are several.
// To add a function you must give its name to a set in library_flow.cpp, or a branch to the call it belongs to.
class LibraryFlow {
public:
  explicit LibraryFlow(Quantities &quantities) : quantities_(quantities) {}

  Quantities::Id method(const LibraryCall &call);
  Quantities::Id function(const LibraryCall &call);
  Quantities::Id construct(const LibraryCall &call);

  // Returns the quantity of a range's elements. If these are pairs, such as the entries of a map, it returns the range
  // itself, whose first and second halves are then its parts.
  Quantities::Id element(Quantities::Id range, clang::QualType elementType);
  // Notes that `index` is an index or a distance in the range.
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

#pragma once

#include <string>
#include <vector>

namespace eclat {

// What the generator and the printers need to know of a C++ type.
// To add a kind you must: recognise it in describe/types.cpp, make values of it in generate/values.cpp,
// decode its literals in runtime/call.h, observe it in runtime/shape.h and print it in emit/code.cpp.
enum class TypeKind { Void, Bool, Char, Int, Float, Enum, String, Sequence, Class, Other };

// A value type, stripped of references, pointers to component classes and top-level const.
struct Type {
  TypeKind kind = TypeKind::Other;
  std::string spelling;        // fully qualified C++ that is valid anywhere: "std::vector<int>", "geo::Shape"
  int bits = 0;                // of Char, Int, Float and an Enum's underlying type
  bool isSigned = false;       // of Char, Int and Enum
  std::vector<Type> elements;  // of Sequence: its element type

  bool operator==(const Type &) const = default;
};

enum class Passing { Value, ConstRef, Ref, RvalueRef, ConstPtr, Ptr };

inline bool isPointer(Passing passing) { return passing == Passing::ConstPtr || passing == Passing::Ptr; }

}  // namespace eclat

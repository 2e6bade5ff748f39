#pragma once

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// The kinds of C++ types. The kind says how values are made, passed and printed: see kinds/.
enum class TypeKind {
#define ECLAT_KIND(name, id) name,
#include "type_kinds.def"
#undef ECLAT_KIND
};

// A value type, stripped of references, pointers to component classes and top-level const.
struct Type {
  TypeKind kind = TypeKind::Other;
  std::string spelling;   // fully qualified C++ that is valid anywhere: "std::vector<int>", "geo::Shape"
  int bits = 0;           // of Char, Int and Float, and of the type under an Enum
  bool isSigned = false;  // of Char, Int and Enum
  // Of Sequence and Range: the element type; of Tuple: all types; of Optional and Wrapped: the type of the value.
  std::vector<Type> elements;
  // For Choice: C++ expressions with a `$` for each value to fill in. `elements` has the types of these values, form
  // after form.
  std::vector<std::string> forms = {};

  bool operator==(const Type &) const = default;
};

// These ask for one kind by its name, for code that treats that kind in its own way.
inline bool isVoid(const Type &type) { return type.kind == TypeKind::Void; }
inline bool isBool(const Type &type) { return type.kind == TypeKind::Bool; }
inline bool isCharacter(const Type &type) { return type.kind == TypeKind::Char; }
inline bool isInteger(const Type &type) { return type.kind == TypeKind::Int; }
inline bool isNumber(const Type &type) { return type.kind == TypeKind::Int || type.kind == TypeKind::Float; }
inline bool isEnum(const Type &type) { return type.kind == TypeKind::Enum; }
inline bool isText(const Type &type) { return type.kind == TypeKind::String; }
inline bool isSequence(const Type &type) { return type.kind == TypeKind::Sequence; }
inline bool isChoice(const Type &type) { return type.kind == TypeKind::Choice; }
inline bool isBuffer(const Type &type) { return type.kind == TypeKind::Buffer; }
inline bool isObject(const Type &type) { return type.kind == TypeKind::Class; }
inline bool isSmartPointer(const Type &type) { return type.kind == TypeKind::Owned; }
inline bool isMade(const Type &type) { return type.kind == TypeKind::Made; }
inline bool isUnknown(const Type &type) { return type.kind == TypeKind::Other; }

// These make types that our own code needs and that no declaration was read for.
inline Type voidType() { return {.kind = TypeKind::Void}; }
inline Type madeType(std::string spelling) { return {.kind = TypeKind::Made, .spelling = std::move(spelling)}; }
inline Type objectType(std::string className) { return {.kind = TypeKind::Class, .spelling = std::move(className)}; }
inline Type integerType(std::string spelling, int bits, bool isSigned) {
  return {.kind = TypeKind::Int, .spelling = std::move(spelling), .bits = bits, .isSigned = isSigned};
}
inline Type stringType() { return {.kind = TypeKind::String, .spelling = "std::string"}; }

enum class Passing { Value, ConstRef, Ref, RvalueRef, ConstPtr, Ptr };

// True for a view of a text, of any character type.
inline bool isTextView(const Type &type) {
  return type.spelling.ends_with("string_view") || type.spelling.starts_with("std::basic_string_view<");
}

// True if its values refer to memory that somebody else must keep.
inline bool isView(const Type &type) {
  return type.spelling == "const char *" || isTextView(type) || type.spelling.starts_with("std::span<") ||
         type.spelling.starts_with("std::initializer_list<");
}

// True for an array that is passed by reference: its literal has a value for each element, or for the first of them.
inline bool isArray(const Type &type) { return type.kind == TypeKind::Tuple && type.spelling.ends_with("]"); }

inline bool isPointer(Passing passing) { return passing == Passing::ConstPtr || passing == Passing::Ptr; }

}  // namespace eclat

#pragma once

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// How values of a C++ type are made, passed and printed.
enum class TypeKind {
#define ECLAT_KIND(name, id) name,
#include "type_kinds.def"
#undef ECLAT_KIND
};

// A value type, stripped of references, pointers to component classes and top-level const.
struct Type {
  TypeKind kind = TypeKind::Other;
  std::string spelling;        // fully qualified C++ that is valid anywhere: "std::vector<int>", "geo::Shape"
  int bits = 0;                // of Char, Int, Float and an Enum's underlying type
  bool isSigned = false;       // of Char, Int and Enum
  std::vector<Type> elements;  // of Sequence and Range: its element type; of Tuple: all; of Optional, Wrapped: one
  // Of Choice: C++ with a `$` for each value to fill in; `elements` has the types of these, form after form.
  std::vector<std::string> forms = {};

  bool operator==(const Type &) const = default;
};

// The kind by its name, for those who treat one kind in its own way.
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

// The types that are written down without being read from a declaration.
inline Type voidType() { return {.kind = TypeKind::Void}; }
inline Type madeType(std::string spelling) { return {.kind = TypeKind::Made, .spelling = std::move(spelling)}; }
inline Type objectType(std::string className) { return {.kind = TypeKind::Class, .spelling = std::move(className)}; }
inline Type integerType(std::string spelling, int bits, bool isSigned) {
  return {.kind = TypeKind::Int, .spelling = std::move(spelling), .bits = bits, .isSigned = isSigned};
}
inline Type stringType() { return {.kind = TypeKind::String, .spelling = "std::string"}; }

enum class Passing { Value, ConstRef, Ref, RvalueRef, ConstPtr, Ptr };

// A view of a text, of whatever characters.
inline bool isTextView(const Type &type) {
  return type.spelling.ends_with("string_view") || type.spelling.starts_with("std::basic_string_view<");
}

// Refers to memory that somebody else must keep.
inline bool isView(const Type &type) {
  return type.spelling == "const char *" || isTextView(type) || type.spelling.starts_with("std::span<") ||
         type.spelling.starts_with("std::initializer_list<");
}

// An array that is passed by reference: one value for each of its elements, or for the first of them.
inline bool isArray(const Type &type) { return type.kind == TypeKind::Tuple && type.spelling.ends_with("]"); }

inline bool isPointer(Passing passing) { return passing == Passing::ConstPtr || passing == Passing::Ptr; }

}  // namespace eclat

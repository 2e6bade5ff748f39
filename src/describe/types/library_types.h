#pragma once

#include <clang/AST/DeclCXX.h>

namespace eclat {

// The kinds of types of the standard library, from the view of their users.
enum class LibraryKind { None, Text, Sequence, Map, Pair, Optional, SmartPointer, Other };

// Returns the kind of a library class or of a reference to one; None for any other type.
LibraryKind libraryKindOf(clang::QualType type);

// The role of a value in library calls.
enum class LibraryShape { Number, Character, Text, Range, Pair, Object };

// Number includes bool and enums; Range is every type that leads to elements: containers, iterators, pointers, arrays.
LibraryShape shapeOf(clang::QualType type);

// Returns the first template argument of a container, or null.
clang::QualType elementTypeOf(clang::QualType container);

}  // namespace eclat

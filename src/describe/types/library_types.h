#pragma once

#include <clang/AST/DeclCXX.h>

namespace eclat {

// What a type of the standard library is to its users.
enum class LibraryKind { None, Text, Sequence, Map, Pair, Optional, SmartPointer, Other };

// Of a class of the library, references to it included; None for anything else.
LibraryKind libraryKindOf(clang::QualType type);

// How a value takes part in library calls.
enum class LibraryShape { Number, Character, Text, Range, Pair, Object };

// Numbers include bool and enums; Range is whatever leads to elements: containers, iterators, pointers, arrays.
LibraryShape shapeOf(clang::QualType type);

// The first template argument of a container, or null.
clang::QualType elementTypeOf(clang::QualType container);

}  // namespace eclat

#pragma once

#include <clang/AST/Decl.h>

namespace eclat {

// True if the parameter is a pointer to the first of an array, and the one behind it says where that ends: a length, or
// a pointer of the same type. Told from the types and from what people call such parameters.
bool isArrayWithEnd(const clang::FunctionDecl &function, unsigned index);

}  // namespace eclat

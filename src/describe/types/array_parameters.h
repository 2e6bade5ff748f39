#pragma once

#include <clang/AST/Decl.h>

namespace eclat {

// True if the parameter is a pointer to the first element of an array, and the parameter behind it says where the array
// ends: a length, or a pointer of the same type. The types and the usual names of such parameters tell.
bool isArrayWithEnd(const clang::FunctionDecl &function, unsigned index);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <optional>

namespace eclat {

// in:  a type of which no literal can be written
// out: what must be known to keep values of it; nothing if they cannot be moved, destroyed or spelled
// why: operations return iterators, handles and objects of other classes that other operations take
// not here: whether any operation of the component makes one (flow/callable.h)
std::optional<MadeType> describeMade(clang::QualType declared, const clang::ASTContext &ast);

bool isCopyable(const clang::CXXRecordDecl &record);
bool isMovable(const clang::CXXRecordDecl &record);
// True for classes that hold pointers or references and have no destructor that could free what these lead to.
bool isLent(const clang::CXXRecordDecl &record);

}  // namespace eclat

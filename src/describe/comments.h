#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

namespace eclat {

// The comment that belongs to a declaration: the one above it, else the one behind it on its line, else that of the
// declaration right above it, as in a group under one comment. Without the marks of comments; lines are kept.
Comment commentOf(const clang::Decl &declaration);

// The whole numbers that have a name in the classes and their headers: comments speak of them.
std::vector<NamedConstant> namedConstants(const std::vector<const clang::CXXRecordDecl *> &records);

}  // namespace eclat

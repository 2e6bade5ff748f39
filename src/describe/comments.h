#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

namespace eclat {

// Returns the comment that belongs to a declaration: the one above it, else the one behind it on its line, else that of
// the declaration right above it, as in a group under one comment. The marks of comments are removed, lines are kept.
Comment commentOf(const clang::Decl &declaration);

// Returns the named integer constants of the classes and their headers, because comments mention them.
std::vector<NamedConstant> namedConstants(const std::vector<const clang::CXXRecordDecl *> &records);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/ASTContext.h>

#include <vector>

namespace eclat {

// Adds the literals in the bodies and initializers of these members (see componentMembers).
void collectLiterals(clang::ASTContext &ast, const std::vector<const clang::Decl *> &members, SourceLiterals &literals);

// Sorts the literals, removes duplicates, and keeps no more than the generator can use.
void tidyLiterals(SourceLiterals &literals);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/ASTContext.h>

#include <vector>

namespace eclat {

// Adds the literals in the bodies and initializers of these members (see componentMembers).
void collectLiterals(clang::ASTContext &ast, const std::vector<const clang::Decl *> &members, SourceLiterals &literals);

// Sorted, each once, and no more than the generator can make use of.
void tidyLiterals(SourceLiterals &literals);

}  // namespace eclat

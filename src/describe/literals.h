#pragma once

#include "flow/component.h"

#include <clang/AST/ASTContext.h>

#include <string>
#include <vector>

namespace eclat {

// Adds the literals in the bodies of these classes and functions, found by qualified name so that the AST of a source
// serves as well as that of the headers.
void collectLiterals(clang::ASTContext &ast, const std::vector<std::string> &classes,
                     const std::vector<std::string> &functions, SourceLiterals &literals);

// Sorted, each once, and no more than the generator can make use of.
void tidyLiterals(SourceLiterals &literals);

}  // namespace eclat

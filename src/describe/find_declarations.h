#pragma once

#include "describe/parse.h"
#include "support/failure.h"

#include <clang/AST/DeclCXX.h>

#include <string>
#include <vector>

namespace eclat {

// Returns the definitions of the classes with these names, in their order. A name may leave out leading namespaces as
// long as it stays unique. An instantiation of a template is found by the alias that the unit has for it
// (instantiate.h).
Result<std::vector<const clang::CXXRecordDecl *>> findClasses(const ParsedUnit &unit,
                                                              const std::vector<std::string> &names);

// Returns the names; those of class templates get fully qualified arguments.
Result<std::vector<std::string>> qualifyInstantiations(clang::ASTContext &ast, const std::vector<std::string> &names);

// Returns all overloads of the free functions with these names. A template is returned as the function that it is a
// pattern of.
Result<std::vector<const clang::FunctionDecl *>> findFunctions(clang::ASTContext &ast,
                                                               const std::vector<std::string> &names);

}  // namespace eclat

#pragma once

#include "describe/parse.h"
#include "support/failure.h"

#include <clang/AST/DeclCXX.h>

#include <string>
#include <vector>

namespace eclat {

// The definitions of the classes of these names, in their order. A name may leave out leading namespaces as long as it
// stays unique. An instantiation of a template is found by the alias that the unit has for it (instantiate.h).
Result<std::vector<const clang::CXXRecordDecl *>> findClasses(const ParsedUnit &unit,
                                                              const std::vector<std::string> &names);

// The same names, those of class templates with arguments fully qualified.
Result<std::vector<std::string>> qualifyInstantiations(clang::ASTContext &ast, const std::vector<std::string> &names);

// All overloads of the free functions of these names, templates among them as the function they are a pattern of.
Result<std::vector<const clang::FunctionDecl *>> findFunctions(clang::ASTContext &ast,
                                                               const std::vector<std::string> &names);

}  // namespace eclat

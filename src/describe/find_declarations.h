#pragma once

#include "flow/failure.h"

#include <clang/AST/DeclCXX.h>

#include <string>
#include <vector>

namespace eclat {

// The definitions of the classes of these names, in their order. A name may leave out leading namespaces as long as it
// stays unique.
Result<std::vector<const clang::CXXRecordDecl *>> findClasses(clang::ASTContext &ast,
                                                              const std::vector<std::string> &names);

// All overloads of the free functions of these names, templates among them as the function they are a pattern of.
Result<std::vector<const clang::FunctionDecl *>> findFunctions(clang::ASTContext &ast,
                                                               const std::vector<std::string> &names);

}  // namespace eclat

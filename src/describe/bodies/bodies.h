#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>

#include <string>
#include <vector>

namespace eclat {

// The fields, static members and functions of these classes (and of classes nested in them), and these free functions,
// every declaration of each. Found by qualified name, so that the AST of a source serves as well as that of the
// headers.
std::vector<const clang::Decl *> componentMembers(const clang::ASTContext &ast, const std::vector<std::string> &classes,
                                                  const std::vector<std::string> &functions);

// True if `name` is that of one of the classes or of something inside it.
bool isInOneOf(const std::string &name, const std::vector<std::string> &classes);

}  // namespace eclat

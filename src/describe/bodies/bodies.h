#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclCXX.h>

#include <string>
#include <vector>

namespace eclat {

// Returns every declaration of the fields, static members and functions of these classes (and of classes nested in
// them), and of these free functions. They are found by qualified name, so that the AST of a source serves as well as
// that of the headers.
std::vector<const clang::Decl *> componentMembers(const clang::ASTContext &ast, const std::vector<std::string> &classes,
                                                  const std::vector<std::string> &functions);

// True if `name` names one of the classes or something inside it.
bool isInOneOf(const std::string &name, const std::vector<std::string> &classes);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <string>

namespace eclat {

// Returns C++ that names the type wherever the headers are included. Aliases are resolved, because they may be private
// or local.
std::string spellType(clang::QualType type, const clang::ASTContext &ast);
// Returns the name to write in front of "::" or "(", without unnamed and inline namespaces.
std::string qualifiedName(const clang::NamedDecl &declaration);
SourcePlace placeOf(const clang::Decl &declaration);
bool isInSystemHeader(const clang::Decl &declaration);
// False for members of a class that code outside the class cannot name.
bool isPublicName(const clang::NamedDecl &declaration);
// False for lambdas, unnamed and local classes, classes that a member of the same name hides, and types made of any of
// these.
bool canBeSpelled(clang::QualType type);

}  // namespace eclat

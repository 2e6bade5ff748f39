#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <string>

namespace eclat {

// C++ that names the type wherever the headers are included. Aliases are resolved, as they may be private or local.
std::string spellType(clang::QualType type, const clang::ASTContext &ast);
// The name to write in front of "::" or "(", without unnamed and inline namespaces.
std::string qualifiedName(const clang::NamedDecl &declaration);
SourcePlace placeOf(const clang::Decl &declaration);
bool isInSystemHeader(const clang::Decl &declaration);
// False for members of a class that code outside cannot name.
bool isPublicName(const clang::NamedDecl &declaration);
// False for lambdas, unnamed and local classes, those a member of the same name hides, and what is made of them.
bool canBeSpelled(clang::QualType type);

}  // namespace eclat

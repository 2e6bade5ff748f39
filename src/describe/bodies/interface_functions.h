#pragma once

#include "describe/collect_classes.h"

namespace eclat {

// Returns the free functions that belong to the interface of a class, in source order: its friends, and operators and
// swap() of its namespace whose parameters name it. A template is returned as the function that it is a pattern of, if
// it names the class or the template that the class is an instantiation of.
std::vector<const clang::FunctionDecl *> interfaceFunctions(const clang::CXXRecordDecl &record);

// Returns the other free functions that the headers declare for objects of the class, in its namespace or inside that.
std::vector<const clang::FunctionDecl *> helperFunctions(const clang::CXXRecordDecl &record);

// True if a parameter is of the class, or refers or points to it.
bool takes(const clang::FunctionDecl &function, const clang::CXXRecordDecl &record);

// True for a friend that is declared only inside its class, so that calls find it by their arguments and by no
// qualified name.
bool isHiddenFriend(const clang::FunctionDecl &function);

// Returns the class that a hidden friend stands in; null for all other functions.
const clang::CXXRecordDecl *hidingClass(const clang::FunctionDecl &function);

}  // namespace eclat

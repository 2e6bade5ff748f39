#pragma once

#include "describe/collect_classes.h"

namespace eclat {

// The free functions that belong to the interface of a class, in source order: its friends, and operators and swap() of
// its namespace, as far as their parameters name it. Templates appear as the function they are a pattern of, if they
// name the class or the template that it is an instantiation of.
std::vector<const clang::FunctionDecl *> interfaceFunctions(const clang::CXXRecordDecl &record);

// The other free functions that the headers declare in its namespace, or inside that, for objects of the class.
std::vector<const clang::FunctionDecl *> helperFunctions(const clang::CXXRecordDecl &record);

// True if a parameter is of the class, or refers or points to it.
bool takes(const clang::FunctionDecl &function, const clang::CXXRecordDecl &record);

// A friend that is declared inside its class only, so that calls find it by their arguments and by no qualified name.
bool isHiddenFriend(const clang::FunctionDecl &function);

// The class that such a friend stands in; null for all other functions.
const clang::CXXRecordDecl *hidingClass(const clang::FunctionDecl &function);

}  // namespace eclat

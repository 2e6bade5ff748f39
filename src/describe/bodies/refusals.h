#pragma once

#include "flow/refusal.h"

#include <clang/AST/DeclCXX.h>

#include <string>

namespace eclat {

// What rules a function out before its parameters are looked at; empty if nothing does.
Refusal whyNotCalled(const clang::FunctionDecl &function);

// Why no object of the class can be made, or destroyed.
Refusal whyNoObject(const clang::CXXRecordDecl &record);

// Why nothing can stand in for it while it is observed.
std::string whyNotHooked(const clang::FunctionDecl &function);

// The object of a member function that names it among its parameters; null for all others.
const clang::ParmVarDecl *explicitObject(const clang::FunctionDecl &function);

}  // namespace eclat

#pragma once

#include "flow/refusal.h"

#include <clang/AST/DeclCXX.h>

#include <string>

namespace eclat {

// Returns why the function cannot be called, whatever its parameters are; empty if nothing speaks against it.
Refusal whyNotCalled(const clang::FunctionDecl &function);

// Returns why no object of the class can be made or destroyed; empty if it can.
Refusal whyNoObject(const clang::CXXRecordDecl &record);

// Returns why no hook can take the place of the function to observe it; empty if one can.
std::string whyNotHooked(const clang::FunctionDecl &function);

// Returns the explicit object parameter (`this Self &self`) of a member function; null for all other functions.
const clang::ParmVarDecl *explicitObject(const clang::FunctionDecl &function);

}  // namespace eclat

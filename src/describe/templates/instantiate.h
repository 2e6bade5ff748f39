#pragma once

#include "describe/parse.h"

#include <clang/AST/Decl.h>

#include <map>
#include <string>
#include <vector>

namespace eclat {

// Members that do not compile with the template arguments of their class, with the reason.
using Unfit = std::map<const clang::FunctionDecl *, std::string>;

// Returns C++ that makes Clang know the instantiations among `classes`: one alias for each, in this order.
std::string aliasesFor(const std::vector<std::string> &classes);

// Returns the name of the alias for the class at `index`.
std::string aliasOf(std::size_t index);

bool isAliasOfOurs(const std::string &className);

bool isInstantiation(const std::string &className);

// Makes Clang complete a specialization, which it otherwise does only when code uses it.
void completeClass(const ParsedUnit &parsed, const clang::CXXRecordDecl &record);

// Completes what the operations of a class take and return, and instantiates the bodies of its members. Each body is
// tried on its own, so that one that does not compile for these arguments leaves the others alone.
void instantiateMembers(const ParsedUnit &parsed, const clang::CXXRecordDecl &record, Unfit &unfit);

}  // namespace eclat

#pragma once

#include "describe/types/candidate_types.h"

#include <clang/AST/DeclTemplate.h>

#include <vector>

namespace eclat {

// Returns the instantiations of a function or member template that Clang accepts, body included: the first few of those
// that the candidates give. A template whose body is not in sight has none, because nobody could link a call of it.
std::vector<const clang::FunctionDecl *> tryTemplate(const ParsedUnit &parsed, clang::FunctionTemplateDecl &pattern,
                                                     const CandidateTypes &candidates);

// Returns the template arguments of an instantiation as a call writes them, without those that have defaults: "<const
// int *>". Empty if `function` is no instantiation, or if a call cannot write them.
std::string explicitArguments(const clang::FunctionDecl &function);

}  // namespace eclat

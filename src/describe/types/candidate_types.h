#pragma once

#include "describe/parse.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/TemplateName.h>

#include <vector>

namespace eclat {

// The arguments to try for templates, most likely first; no list has a type twice.
struct CandidateTypes {
  std::vector<clang::QualType> values;              // types the class is about: elements, keys, mapped values
  std::vector<clang::QualType> iterators;           // pointers to these
  std::vector<clang::QualType> ranges;              // containers of these, and the class itself
  std::vector<clang::QualType> callables;           // pointers to functions over these
  std::vector<std::vector<clang::QualType>> packs;  // lists of arguments for packs, each of which makes a value
  std::vector<clang::TemplateName> templates;       // containers
  // The instantiations that can stand for a parameter `Ring<T, N> &`: of the class itself, texts and streams.
  std::vector<const clang::ClassTemplateSpecializationDecl *> instances;
};

// `record` is null for free functions that belong to no class. `withCommon` adds common types (int, double,
// std::string), to be tried where those of the class do not fit; a class that takes anything would else get what it
// cannot convert.
CandidateTypes candidateTypes(const ParsedUnit &parsed, const clang::CXXRecordDecl *record, bool withCommon);

}  // namespace eclat

#pragma once

#include "describe/parse.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/TemplateName.h>

#include <vector>

namespace eclat {

// What to try as arguments of templates, most likely first: each list holds a type once.
struct CandidateTypes {
  std::vector<clang::QualType> values;              // what the class is about: its elements, keys, mapped values
  std::vector<clang::QualType> iterators;           // pointers to these
  std::vector<clang::QualType> ranges;              // containers of these, and the class itself
  std::vector<clang::QualType> callables;           // pointers to functions over these
  std::vector<std::vector<clang::QualType>> packs;  // argument lists that make a value
  std::vector<clang::TemplateName> templates;       // containers
  // Instantiations that a parameter `Ring<T, N> &` can only stand for: of the class itself, texts and streams.
  std::vector<const clang::ClassTemplateSpecializationDecl *> instances;
};

// `record` is null for free functions that belong to no class. With common types (int, double, std::string) where those
// of the class do not fit; a class that takes anything would else get what it cannot convert.
CandidateTypes candidateTypes(const ParsedUnit &parsed, const clang::CXXRecordDecl *record, bool withCommon);

}  // namespace eclat

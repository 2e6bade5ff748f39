#pragma once

#include "describe/types/types.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// A class of the component, as the other parts of describe pass it around.
struct ComponentClass {
  const clang::CXXRecordDecl *record = nullptr;
  bool isRequested = true;
};

// Returns the requested classes, then their public bases. Bases from system headers stay out: their operations are not
// under test.
std::vector<ComponentClass> withBases(const std::vector<const clang::CXXRecordDecl *> &requested);

ClassInfo describeClass(const ComponentClass &described, const std::vector<ComponentClass> &component,
                        TypeDescriber &types);

// Returns the mangled name that a hook takes over; for a constructor or destructor that of the variant that every
// object passes through. "" if other files cannot refer to the function.
std::string symbolOf(const clang::FunctionDecl &function);

// Returns symbolOf(function) and, for a constructor or destructor that is hooked in its base variant, also the name of
// its complete variant.
std::pair<std::string, std::string> symbolsOf(const clang::FunctionDecl &function);

// Returns the public bases, direct and indirect, to which a pointer to `record` converts.
std::vector<const clang::CXXRecordDecl *> publicBases(const clang::CXXRecordDecl &record);

}  // namespace eclat

#pragma once

#include "describe/types/types.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

// A class of the component with what the other parts of describe ask of it.
struct ComponentClass {
  const clang::CXXRecordDecl *record = nullptr;
  bool isRequested = true;
};

// The requested classes, then the public bases they pull in. Bases from system headers stay out: their operations are
// not under test.
std::vector<ComponentClass> withBases(const std::vector<const clang::CXXRecordDecl *> &requested);

ClassInfo describeClass(const ComponentClass &described, const std::vector<ComponentClass> &component,
                        TypeDescriber &types);

// The mangled name a hook takes over: of a constructor or destructor the variant that every object passes through.
// "" if other files cannot refer to the function.
std::string symbolOf(const clang::FunctionDecl &function);

// The same, and for a constructor or destructor that is hooked in its base variant also that of its complete one.
std::pair<std::string, std::string> symbolsOf(const clang::FunctionDecl &function);

// The public bases, direct and indirect, to which a pointer to `record` converts.
std::vector<const clang::CXXRecordDecl *> publicBases(const clang::CXXRecordDecl &record);

}  // namespace eclat

#pragma once

#include "describe/collect_classes.h"
#include "describe/templates/instantiate.h"

#include <functional>

namespace eclat {

struct CollectedOperations {
  std::vector<Operation> operations;
  std::vector<Skipped> skipped;
};

// Returns the instantiations of a template to call; `about` is the class that the template is a member of, or null.
using Instantiate = std::function<std::vector<const clang::FunctionDecl *>(clang::FunctionTemplateDecl &pattern,
                                                                           const clang::CXXRecordDecl *about)>;

// Collects the operations of the classes in their order, each class in source order, then the free functions.
CollectedOperations collectOperations(const std::vector<ComponentClass> &classes,
                                      const std::vector<const clang::FunctionDecl *> &functions, const Unfit &unfit,
                                      const Instantiate &instantiate, TypeDescriber &types);

// Collects the helpers: members that are not public, and free functions that the headers declare for objects of the
// classes. Helpers that cannot be observed are left out.
std::vector<Operation> collectHelpers(const std::vector<ComponentClass> &classes,
                                      const std::vector<const clang::FunctionDecl *> &functions, TypeDescriber &types);

// True if the name of `method` means something else in the class `derived`.
bool isHidden(const clang::CXXMethodDecl &method, const clang::CXXRecordDecl &derived);

// Returns the text that Operation::signature has; also for functions that are no operations.
std::string signatureOf(const clang::FunctionDecl &function);

}  // namespace eclat

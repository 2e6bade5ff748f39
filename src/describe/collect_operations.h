#pragma once

#include "describe/collect_classes.h"
#include "describe/templates/instantiate.h"

#include <functional>

namespace eclat {

struct CollectedOperations {
  std::vector<Operation> operations;
  std::vector<Skipped> skipped;
};

// The instantiations to call of a template; `about` is the class it is a member of, or null.
using Instantiate = std::function<std::vector<const clang::FunctionDecl *>(clang::FunctionTemplateDecl &pattern,
                                                                           const clang::CXXRecordDecl *about)>;

// The operations of the classes in their order, each class in source order, then the free functions.
CollectedOperations collectOperations(const std::vector<ComponentClass> &classes,
                                      const std::vector<const clang::FunctionDecl *> &functions, const Unfit &unfit,
                                      const Instantiate &instantiate, TypeDescriber &types);

// What the classes call themselves and no input can: members that are not public, and free functions that the headers
// declare for their objects. Those that cannot be observed are left out.
std::vector<Operation> collectHelpers(const std::vector<ComponentClass> &classes,
                                      const std::vector<const clang::FunctionDecl *> &functions, TypeDescriber &types);

// True if an object of class `derived` names something else than `method` when it names it.
bool isHidden(const clang::CXXMethodDecl &method, const clang::CXXRecordDecl &derived);

// As Operation::signature has it; also for functions that are no operations.
std::string signatureOf(const clang::FunctionDecl &function);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <vector>

namespace eclat {

struct FoundParts {
  std::vector<const clang::CXXRecordDecl *> opened;
  std::vector<Unopened> unopened;
};

// in:  the classes under test, and the plain structs that arguments of their operations are made of
// out: the further classes that their objects consist of or lead to. Opened are nested ones, plain structs and friends
// why: the nodes of a hand-written list, the elements of a vector of structs are the state of the class under test
// not here: what is observed of them (runtime/shape.h)
FoundParts collectParts(const std::vector<const clang::CXXRecordDecl *> &classes,
                        const std::vector<const clang::CXXRecordDecl *> &arguments = {});

}  // namespace eclat

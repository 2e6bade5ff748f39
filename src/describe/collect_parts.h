#pragma once

#include <clang/AST/DeclCXX.h>

#include <vector>

namespace eclat {

// in:  the classes under test
// out: the further classes that their objects consist of or lead to, whose fields can be read: nested ones, plain
//      structs, friends
// why: the nodes of a hand-written list, the elements of a vector of structs are the state of the class under test
// not here: what is observed of them (runtime/shape.h)
std::vector<const clang::CXXRecordDecl *> collectParts(const std::vector<const clang::CXXRecordDecl *> &classes);

}  // namespace eclat

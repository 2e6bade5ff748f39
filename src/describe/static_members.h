#pragma once

#include "flow/component.h"

#include <clang/AST/DeclBase.h>

#include <vector>

namespace eclat {

// Marks the static members that can be observed (Field::isVariable), as far as these members (see componentMembers)
// show it: not a constant, not destroyed before the program ends, and its definition was seen. One that is declared but
// defined nowhere would not link.
void noteStaticMembers(const std::vector<const clang::Decl *> &members, Component &component);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <clang/AST/DeclBase.h>

#include <vector>

namespace eclat {

// Adds the conditions that the bodies among these members (see componentMembers) branch on, as far as they can be said
// of the state at entry: of `if`, `?:` (and so assert), loops and switches.
void collectConditions(const std::vector<const clang::Decl *> &members, Component &component);

// In the order of the operations, each once, and no more per operation than are worth splitting its samples on.
void tidyConditions(Component &component);

}  // namespace eclat

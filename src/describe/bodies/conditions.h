#pragma once

#include "flow/component.h"

#include <clang/AST/DeclBase.h>

#include <vector>

namespace eclat {

// Adds the conditions that the bodies among these members (see componentMembers) branch on in `if`, `?:` (and so
// assert), loops and switches, if they can be stated over the variables at entry.
void collectConditions(const std::vector<const clang::Decl *> &members, Component &component);

// Sorts the conditions by operation, removes duplicates, and keeps as many for each operation as are worth splitting
// its samples on.
void tidyConditions(Component &component);

}  // namespace eclat

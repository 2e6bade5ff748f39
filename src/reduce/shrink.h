#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/input.h"

#include <functional>
#include <vector>

namespace eclat {

// Says of each input whether it ends in this pattern, with the same label as the input `than`.
using SameAs = std::function<std::vector<bool>(const Pattern &, const Input &than, const std::vector<Input> &)>;
using IsLegal = std::function<bool(const Input &)>;

// Compares by simplicity: fewer steps first, then fewer and smaller constants.
bool isSimpler(const Input &a, const Input &b);

// in:  a fault-revealing input and its pattern
// out: a simpler input with the same pattern: fewer calls first, then simpler values; the input itself if none was
//      found
// why: the reader has to understand every line that is left
Input shrink(Input input, const Pattern &pattern, const Component &component, const SameAs &sameAs,
             const IsLegal &isLegal);

}  // namespace eclat

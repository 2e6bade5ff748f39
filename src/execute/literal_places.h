#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/symbolic_run.h"

#include <vector>

namespace eclat {

// in:  an input
// out: where its literals stand in the form that encodeInput gives it, and what they may be
// why: a worker names what is symbolic by these places
// not here: floating-point numbers, which are never symbolic
std::vector<PlacedLiteral> placeLiterals(const Input &input, const Component &component);

// The literal at a place becomes this; of a text, one byte of it.
void setLiteral(Input &input, const PlacedLiteral &place, std::uint64_t value);

}  // namespace eclat

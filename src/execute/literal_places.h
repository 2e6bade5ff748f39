#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/symbolic_run.h"

#include <vector>

namespace eclat {

// in:  an input
// out: at which offsets its literals stand in the bytes that encodeInput writes, and which values each may take
// why: a worker names symbolic literals by these offsets
// not here: floating-point numbers, which are never symbolic
std::vector<PlacedLiteral> placeLiterals(const Input &input, const Component &component);

// Sets the literal at a place to this value; in a text only the byte at that place.
void setLiteral(Input &input, const PlacedLiteral &place, std::uint64_t value);

}  // namespace eclat

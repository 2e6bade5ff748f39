#pragma once

#include "flow/checks.h"
#include "flow/component.h"
#include "flow/input.h"
#include "flow/schema.h"

#include <string>

namespace eclat {

// Appends the input to `out` in the form that workers read (runtime/wire.h).
void encodeInput(const Input &input, std::string &out);

// The checks at each operation, in the form that a worker loads (runtime/check.cpp).
std::string encodeChecks(const Checks &checks, const Component &component, const Schema &schema);

}  // namespace eclat

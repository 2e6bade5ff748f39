#pragma once

#include "flow/checks.h"
#include "flow/component.h"
#include "flow/input.h"
#include "flow/schema.h"

#include <string>

namespace eclat {

// An input in the form of runtime/wire.h.
void encodeInput(const Input &input, std::string &out);

// What is checked at each operation as the worker loads it (format: runtime/check.cpp).
std::string encodeChecks(const Checks &checks, const Component &component, const Schema &schema);

}  // namespace eclat

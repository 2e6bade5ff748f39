#pragma once

#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// Writes the includes that generated code needs to hold calls to the user's specifications.
std::string includeSpecs(const Component &component);

// Writes the declaration of `spec`, the check around a call with these arguments; empty if nothing is specified. `self`
// is the receiver, or points to it; `watch` is the expression that tells if the call is watched.
std::string writeSpecCheck(const Component &component, const Operation &op, const std::vector<std::string> &arguments,
                           const std::string &watch, const std::string &self = "self");

// Writes the statement that stands behind a constructor, once its object exists.
std::string writeSpecMade(const Component &component, const Operation &op, const std::string &object);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// What generated code needs to hold calls to the user's specifications.
std::string includeSpecs(const Component &component);

// Declares `spec`, the check around a call with these arguments; empty if nothing is specified. The receiver is `self`,
// or what `self` points to. `watch`: the expression that tells whether the call is watched.
std::string writeSpecCheck(const Component &component, const Operation &op, const std::vector<std::string> &arguments,
                           const std::string &watch, const std::string &self = "self");

// The statement behind a constructor, once its object is there.
std::string writeSpecMade(const Component &component, const Operation &op, const std::string &object);

}  // namespace eclat

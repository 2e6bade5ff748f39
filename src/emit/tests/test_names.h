#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// in:  a finding
// out: a name that says what is called, in which state or with what, and what breaks:
//      Pop_OnEmptyStack_LeavesNumElemsNegative
// why: people read a list of failed tests before any of the tests
// not here: making the name unique in its file
std::string testName(const Finding &finding, const Component &component, const Model &model);

// Writes the name of a call without what breaks: Pop_OnEmptyStack.
std::string callName(const Input &input, const Outcome &outcome, const Component &component);

}  // namespace eclat

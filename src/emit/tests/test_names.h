#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// in:  a finding
// out: what is called, in which state or with what, and what breaks: Pop_OnEmptyStack_LeavesNumElemsNegative
// why: a list of failed tests is read before any of them
// not here: making it unique in its file
std::string testName(const Finding &finding, const Component &component, const Model &model);

// The first two of these: Pop_OnEmptyStack.
std::string callName(const Input &input, const Outcome &outcome, const Component &component);

}  // namespace eclat

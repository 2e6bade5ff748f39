#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/schema.h"
#include "flow/verdict.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// Returns the numbers in the model of those statements that can still be evaluated. A statement that the model does not
// hold is added at its end.
std::set<int> addStatements(Model &model, const std::vector<PlacedStatement> &statements, const Component &component,
                            const Schema &schema);

// Returns what the verdicts say about properties, as far as these can still be evaluated.
std::vector<Refined> refinedBy(const Verdicts &verdicts, const Component &component, const Schema &schema);

// Words an ending: "threw std::out_of_range", "crash in Stack::top (stack.cpp)".
std::string wordsOf(const WrittenEnding &ending);

// Says what a fine input does otherwise than when it was judged; empty if nothing.
std::string changesIn(const JudgedFinding &judged, const Outcome &outcome);

// True if a judged finding happens again: its input ends in the same way and breaks some of the same, if it broke
// anything. `learned`: the numbers of the properties that it broke.
bool happensAgain(const JudgedFinding &judged, const Outcome &outcome, const std::set<int> &learned,
                  const Operation &tested);

}  // namespace eclat

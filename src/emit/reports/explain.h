#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// A finding in words, one line each, no markup but `code`.
struct FindingText {
  std::string summary;      // one sentence: what broke
  std::string explanation;  // why this suggests a fault, as in the Eclat paper, Fig. 2
};

// in:  a finding of this component, judged by this model
// out: its story in two sizes
// why: every format tells the same story in the same words
// not here: the lines of code (code.h), layout
FindingText describeFinding(const Finding &finding, const Component &component, const Model &model);

// "found along the call graphs of the examples": where the first input that showed it came from; empty if nobody knows.
std::string foundWords(const Finding &finding);

// "3 more inputs did the same.": further inputs with the pattern of the finding; empty if there are none.
std::string othersWords(const Finding &finding);

// Lines of at most `width` characters, each behind `indent`.
std::string wrapped(const std::string &text, const std::string &indent, std::size_t width);

// "on exit", "on entry", "in the object after the call", …
std::string describeViolationPlace(const ViolatedProperty &violated);

// "held in 115 of 115 visits", "you trust this property; it held in 3 of 5 visits"
std::string describeSupport(const ViolatedProperty &violated, const Model &model);

// "numElems was 0, is -1", "k is 3": the values of a violated property, before and after.
std::string describeValues(const std::vector<NamedValue> &values);

}  // namespace eclat

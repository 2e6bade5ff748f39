#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// A finding in words; each text is one line, without markup other than `code`.
struct FindingText {
  std::string summary;      // what broke, in one sentence
  std::string explanation;  // why this suggests a fault, as in the Eclat paper, Fig. 2
};

// in:  a finding of this component, which this model found
// out: its story, short and long
// why: every format tells the same story in the same words
// not here: the lines of code (emit/cpp/code.h), layout
FindingText describeFinding(const Finding &finding, const Component &component, const Model &model);

// Says where the first input that showed the finding came from: "found along the call graphs of the examples"; empty if
// nobody knows.
std::string foundWords(const Finding &finding);

// Says how many further inputs had the pattern of the finding: "3 more inputs did the same."; empty if there are none.
std::string othersWords(const Finding &finding);

// Wraps the text into lines of at most `width` characters, each behind `indent`.
std::string wrapped(const std::string &text, const std::string &indent, std::size_t width);

// Says where the property was violated: "on exit", "on entry", "in the object after the call", …
std::string describeViolationPlace(const ViolatedProperty &violated);

// Says on what the property rests: "held in 115 of 115 visits", "you trust this property; it held in 3 of 5 visits"
std::string describeSupport(const ViolatedProperty &violated, const Model &model);

// Says which values a violated property had before and after: "numElems was 0, is -1", "k is 3".
std::string describeValues(const std::vector<NamedValue> &values);

}  // namespace eclat

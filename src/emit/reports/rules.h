#pragma once

#include "flow/finding.h"

#include <span>
#include <string>

namespace eclat {

// A kind of finding, described for services that show findings by kind. The id is that of Finding::kind.
// To add one you must: see rules.def.
struct Rule {
  const char *id;
  const char *name;      // in UpperCamel, for programs
  const char *title;     // one sentence that names nothing of the code
  const char *meaning;   // what such a finding says about the code
  const char *advice;    // what to do about it
  const char *severity;  // error, warning or recommendation
  const char *precision;
};

std::span<const Rule> rules();
// The rule of the finding's kind; kinds of crashes without a row of their own share one.
const Rule &ruleOf(const Finding &finding);

}  // namespace eclat

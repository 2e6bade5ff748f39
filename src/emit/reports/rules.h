#pragma once

#include "flow/finding.h"

#include <span>
#include <string>

namespace eclat {

// A kind of finding, for services that show findings by kind. The id is that of Finding::kind.
// To add one you must: see rules.def.
struct Rule {
  const char *id;
  const char *name;      // UpperCamel, for programs
  const char *title;     // one sentence without a name of the code
  const char *meaning;   // what it says about the code
  const char *advice;    // what to do about it
  const char *severity;  // error, warning or recommendation
  const char *precision;
};

std::span<const Rule> rules();
// That of the finding; one for crashes of every kind that has no row of its own.
const Rule &ruleOf(const Finding &finding);

}  // namespace eclat

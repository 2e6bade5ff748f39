#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "pipeline/verdicts/verdict_file.h"
#include "reduce/set_aside.h"

#include <optional>
#include <vector>

namespace eclat {

// Returns the verdict on a finding: one on the finding itself, or "fine" because verdicts on other findings have
// weakened all that it broke.
std::optional<JudgedBy> judgedBy(const Finding &finding, const VerdictFile &file, const Component &component);

// Returns the verdict that weakened the last of what the finding broke; nothing while something is left that no verdict
// has weakened.
std::optional<JudgedBy> weakenedBy(const Finding &finding, const VerdictFile &file, const Component &component);

}  // namespace eclat

#pragma once

#include "flow/component.h"
#include "flow/finding.h"
#include "pipeline/verdicts/verdict_file.h"
#include "reduce/set_aside.h"

#include <optional>
#include <vector>

namespace eclat {

// What the verdict file says of a finding: itself, or because all that it broke was weakened by another verdict.
std::optional<JudgedBy> judgedBy(const Finding &finding, const VerdictFile &file, const Component &component);

// Why it does not count any more, once all that it broke is weakened; nothing while something is left.
std::optional<JudgedBy> weakenedBy(const Finding &finding, const VerdictFile &file, const Component &component);

}  // namespace eclat

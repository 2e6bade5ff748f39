#pragma once

#include "emit/emitter.h"
#include "support/failure.h"
#include "support/work_dir.h"

#include <string>

namespace eclat {

// `eclat explain ID`: the story of a finding of the last run, one that is set aside and variants included.
Result<int> explainFinding(const std::string &id, const EmitContext &context, const WorkDir &dir);

}  // namespace eclat

#pragma once

#include "emit/emitter.h"
#include "support/failure.h"
#include "support/work_dir.h"

#include <string>

namespace eclat {

// `eclat explain ID` tells the story of a finding of the last run, which may be a variant or set aside.
Result<int> explainFinding(const std::string &id, const EmitContext &context, const WorkDir &dir);

}  // namespace eclat

#pragma once

#include "execute/execute_inputs.h"
#include "pipeline/stages.h"

namespace eclat {

// Starts workers that check inputs against a model (judge/checks.h). The executor refers to its arguments, so these
// have to outlive it.
Result<std::unique_ptr<Executor>> startExecutor(const Examined &examined, const Model &model,
                                                const ExploreOptions &options, const WorkDir &dir,
                                                const Deadline &deadline = runDeadline());
Result<std::unique_ptr<Executor>> startExecutor(const Examined &examined, Model &&gone, const ExploreOptions &options,
                                                const WorkDir &dir, const Deadline &deadline = runDeadline()) = delete;

}  // namespace eclat

#pragma once

#include "execute/execute_inputs.h"
#include "pipeline/stages.h"

namespace eclat {

// Workers that hold inputs to a model, as judge/checks.h says. What it is given has to outlive it.
Result<std::unique_ptr<Executor>> startExecutor(const Examined &examined, const Model &model,
                                                const ExploreOptions &options, const WorkDir &dir,
                                                const Deadline &deadline = runDeadline());
Result<std::unique_ptr<Executor>> startExecutor(const Examined &examined, Model &&gone, const ExploreOptions &options,
                                                const WorkDir &dir, const Deadline &deadline = runDeadline()) = delete;

}  // namespace eclat

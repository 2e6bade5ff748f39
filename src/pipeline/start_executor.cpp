#include "pipeline/start_executor.h"

#include "judge/checks.h"

namespace eclat {

Result<std::unique_ptr<Executor>> startExecutor(const Examined &examined, const Model &model,
                                                const ExploreOptions &options, const WorkDir &dir,
                                                const Deadline &deadline) {
  const auto &[component, build, trace] = examined;
  return Executor::start(build, component, trace.schema, model, checksOf(model, component, trace.schema), options, dir,
                         deadline);
}

}  // namespace eclat

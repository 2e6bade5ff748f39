#include "pipeline/run.h"

#include "pipeline/model_file.h"
#include "support/try.h"

namespace eclat {

Result<RunResult> run(const RunOptions &options, const WorkDir &dir, Progress &progress) {
  Stages stages(options, dir, progress);
  ECLAT_TRY(ready, dir.prepare());
  ECLAT_TRY(legible, ModelFile::checkSyntax(options.modelFile));
  ECLAT_TRY(opened, stages.openProject());
  ECLAT_TRY(component, stages.describe());
  ECLAT_TRY(build, stages.instrument(component));
  ECLAT_TRY(trace, stages.observe(component, build));
  ECLAT_TRY(model, stages.infer(component, trace));
  ECLAT_TRY(report, stages.explore(component, build, trace, model));
  ECLAT_TRY(emitted, stages.emit(component, trace, model, report));
  return RunResult{std::move(component), std::move(trace), std::move(model), std::move(report)};
}

}  // namespace eclat

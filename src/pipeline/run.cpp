#include "pipeline/run.h"

#include "pipeline/baseline_file.h"
#include "pipeline/model_file.h"
#include "support/try.h"

namespace eclat {

Result<RunResult> run(const RunOptions &options, const WorkDir &dir, Progress &progress) {
  Stages stages(options, dir, progress);
  ECLAT_TRY(ready, dir.prepare());
  ECLAT_TRY(legible, ModelFile::checkSyntax(options.modelFile));
  ECLAT_TRY(baseline, readBaseline(options.emit.baseline));  // an error in it is told before the work, not after
  ECLAT_TRY(verdicts, stages.readVerdicts());
  ECLAT_TRY(opened, stages.openProject());
  std::optional<Examined> examined = stages.resume();
  const bool isResumed = examined.has_value();
  if (!isResumed) {
    ECLAT_TRY(described, stages.describe());
    ECLAT_TRY(built, stages.instrument(described));
    ECLAT_TRY(observed, stages.observe(described, built));
    examined = {std::move(described), std::move(built), std::move(observed)};
  }
  auto &[component, build, trace] = *examined;
  ECLAT_TRY(joined, stages.joinFine(component, build, trace));
  ECLAT_TRY(model, stages.inferOrResume(*examined, isResumed));
  ECLAT_TRY(graphs, stages.graphs(component, trace));
  ECLAT_TRY(report, stages.search(*examined, model, graphs));
  ECLAT_TRY(held, stages.holdToVerdicts(*examined, report));
  ECLAT_TRY(emitted, stages.emit(*examined, model, report));
  return RunResult{std::move(component), std::move(trace), std::move(model), std::move(graphs), std::move(report)};
}

}  // namespace eclat

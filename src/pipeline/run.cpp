#include "pipeline/run.h"

#include "pipeline/model_file.h"
#include "pipeline/verdicts/baseline_file.h"
#include "support/try.h"

namespace eclat {

Result<RunResult> run(const RunOptions &options, const WorkDir &dir, Progress &progress) {
  ECLAT_TRY(ready, dir.prepare());
  ECLAT_TRY(legible, ModelFile::checkSyntax(options.modelFile));
  ECLAT_TRY(baseline, readBaseline(options.emit.baseline));  // an error in it is told before the work, not after
  ECLAT_TRY(verdicts, readVerdicts(options.verdicts));
  ECLAT_TRY(run, openRun(options, std::move(verdicts), dir, progress));
  std::optional<Examined> examined = resume(run);
  const bool isResumed = examined.has_value();
  if (!isResumed) {
    ECLAT_TRY(described, describe(run));
    ECLAT_TRY(built, instrument(run, described));
    ECLAT_TRY(observed, observe(run, described, built));
    examined = {std::move(described), std::move(built), std::move(observed)};
  }
  auto &[component, build, trace] = *examined;
  ECLAT_TRY(joined, joinFine(run, *examined));
  ECLAT_TRY(model, inferOrResume(run, *examined, isResumed));
  ECLAT_TRY(graphs, callGraphs(run, component, trace));
  ECLAT_TRY(report, search(run, *examined, model, graphs));
  ECLAT_TRY(held, holdToVerdicts(run, *examined, report));
  ECLAT_TRY(emitted, emit(run, *examined, model, report));
  return RunResult{std::move(component), std::move(trace), std::move(model), std::move(graphs), std::move(report)};
}

}  // namespace eclat

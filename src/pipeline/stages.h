#pragma once

#include "flow/build.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "pipeline/verdicts/verdict_file.h"
#include "support/failure.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// RunOptions hold what the user asked a run for.
struct RunOptions {
  Request request;
  ExploreOptions explore;
  EmitOptions emit;
  std::string modelFile;  // file that people edit; empty: none
  std::string verdicts;   // file of verdicts on findings; it need not be there
};

// All stages of a run share a Run. No stage changes it.
struct Run {
  RunOptions options;
  VerdictFile verdicts;  // as they were when the run began
  const WorkDir &dir;
  Progress &progress;
};

// Returns the verdicts as they are by now, as people may judge while a run goes on; those from its beginning if the
// file cannot be read.
VerdictFile verdictsNow(const Run &run);

// Holds what is known of the component after its tests were observed.
struct Examined {
  Component component;
  Build build;
  Trace trace;
};

// These are the stages as the command line runs them: each says what it does, does it, and keeps its value in the work
// directory.

// Begins a run; finds the project that the request names, if it names one.
Result<Run> openRun(RunOptions options, VerdictFile verdicts, const WorkDir &dir, Progress &progress);

// Returns what an earlier run left in the work directory, if nothing that it was made from has changed.
std::optional<Examined> resume(const Run &run);
Result<Component> describe(const Run &run);
Result<Build> instrument(const Run &run, Component &component);
Result<Trace> observe(const Run &run, Component &component, Build &build);
// Adds the runs of inputs that people called fine to the trace of the examples.
Result<void> joinFine(const Run &run, Examined &examined);

// Grown: the trace also holds inputs that nobody has judged, so the model that is inferred from it is not written to
// the model file.
enum class Examples { Judged, Grown };
Result<Model> infer(const Run &run, const Component &component, const Trace &trace, Examples examples);
// Infers the model, or loads that of an earlier run if it still holds.
Result<Model> inferOrResume(const Run &run, const Examined &examined, bool isResumed);
// True if the model in the work directory is what the verdicts of now lead to.
bool areVerdictsInForce(const Run &run);
// Returns how the examples used objects; loads that of an earlier run if it is still there.
Result<CallGraphs> callGraphs(const Run &run, const Component &component, const Trace &trace);

// Explores as the options ask: with entry properties, without them or both, and again with what was found among the
// examples. `model` becomes the model of all iterations, in which findings name properties by number.
Result<Report> search(const Run &run, Examined &examined, Model &model, const CallGraphs &graphs);
// Runs the inputs that people have judged once more, and adds to the report what became of them.
Result<void> holdToVerdicts(const Run &run, const Examined &examined, Report &report);
// Writes the tests that can be proved, and adds to the report those that cannot.
Result<void> emit(const Run &run, const Examined &examined, const Model &model, Report &report);
// Returns the text of those tests of findings, or of regressions, that can be proved; empty if there are none.
std::string provedTests(const Run &run, const Examined &examined, const Model &model, Report &report,
                        bool isRegression);

// Runs the input of a finding once more and returns what happens.
Result<Outcome> replay(const Run &run, const Examined &examined, const Model &model, const Finding &finding);
// Returns for each input which of these entry properties its tested call breaks, as indices in `rules`.
Result<std::vector<std::set<std::size_t>>> brokenRules(const Run &run, const Examined &examined,
                                                       const std::vector<Property> &rules,
                                                       const std::vector<Input> &inputs);
// Makes a report of the accepted inputs, as findings and regressions, from which tests can be written.
Result<Report> acceptedTests(const Run &run, const Examined &examined, Model &model);

// Reads a stage's value back from the work directory; `stage` is the command that makes it.
template <class T> Result<T> loadValue(const std::string &path, const std::string &stage);
template <class T> Result<void> saveValue(const std::string &path, const T &value);

}  // namespace eclat

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

// What a run was asked for.
struct RunOptions {
  Request request;
  ExploreOptions explore;
  EmitOptions emit;
  std::string modelFile;  // that people edit; empty: none
  std::string verdicts;   // file of what people said of findings; it need not be there
};

// What all stages of a run share. None of them changes it.
struct Run {
  RunOptions options;
  VerdictFile verdicts;  // as they were when the run began
  const WorkDir &dir;
  Progress &progress;
};

// The verdicts as they are by now, as people may judge while a run goes on; those of its beginning if they cannot be
// read.
VerdictFile verdictsNow(const Run &run);

// What is known of the component once its tests were watched.
struct Examined {
  Component component;
  Build build;
  Trace trace;
};

// The stages as the command line runs them: each says what it does, does it, and keeps its value in the work directory.

// Finds the project that the request names, if it names one.
Result<Run> openRun(RunOptions options, VerdictFile verdicts, const WorkDir &dir, Progress &progress);

// What an earlier run left in the work directory, if all that it was made from is as it was.
std::optional<Examined> resume(const Run &run);
Result<Component> describe(const Run &run);
Result<Build> instrument(const Run &run, Component &component);
Result<Trace> observe(const Run &run, Component &component, Build &build);
// The inputs that people said are fine join the trace of the examples.
Result<void> joinFine(const Run &run, Examined &examined);

// Whether the trace holds inputs that nobody has judged: then what is inferred from it is not written to the model
// file.
enum class Examples { Judged, Grown };
Result<Model> infer(const Run &run, const Component &component, const Trace &trace, Examples examples);
// The same, or the model of an earlier run, if that is all that is needed.
Result<Model> inferOrResume(const Run &run, const Examined &examined, bool isResumed);
// The model in the work directory is what the verdicts lead to.
bool areVerdictsInForce(const Run &run);
// How the examples used objects; of an earlier run, if they are still there.
Result<CallGraphs> callGraphs(const Run &run, const Component &component, const Trace &trace);

// Explores as the options want it: with entry properties, without them or both, again with what was found among the
// examples. The model is then that of all iterations, which the findings name properties of.
Result<Report> search(const Run &run, Examined &examined, Model &model, const CallGraphs &graphs);
// Runs what people have judged once more, and adds to the report what became of it.
Result<void> holdToVerdicts(const Run &run, const Examined &examined, Report &report);
// Writes the tests that can be proved, and adds to the report what cannot.
Result<void> emit(const Run &run, const Examined &examined, const Model &model, Report &report);
// The text of the tests of findings, or of regressions, that can be proved; empty if there are none.
std::string provedTests(const Run &run, const Examined &examined, const Model &model, Report &report,
                        bool isRegression);

// What happens when the input of a finding runs once more.
Result<Outcome> replay(const Run &run, const Examined &examined, const Model &model, const Finding &finding);
// Of each input, which of these entry properties its tested call breaks, by their numbers.
Result<std::vector<std::set<std::size_t>>> brokenRules(const Run &run, const Examined &examined,
                                                       const std::vector<Property> &rules,
                                                       const std::vector<Input> &inputs);
// The accepted inputs as findings and regressions of a report that tests can be made of.
Result<Report> acceptedTests(const Run &run, const Examined &examined, Model &model);

// Reads a stage's value back from the work directory; `stage` is the command that makes it.
template <class T> Result<T> loadValue(const std::string &path, const std::string &stage);
template <class T> Result<void> saveValue(const std::string &path, const T &value);

}  // namespace eclat

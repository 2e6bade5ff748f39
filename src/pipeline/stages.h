#pragma once

#include "flow/build.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/failure.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "pipeline/verdict_file.h"
#include "support/deadline.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace eclat {

class SymbolicSearch;

// What a run was asked for.
struct RunOptions {
  Request request;
  ExploreOptions explore;
  EmitOptions emit;
  std::string modelFile;  // that people edit; empty: none
  std::string verdicts;   // file of what people said of findings; it need not be there
};

// What is known of the component once its tests were watched.
struct Examined {
  Component component;
  Build build;
  Trace trace;
};

struct LabelledInput {
  Input input;
  Label label = Label::Normal;
  Pattern pattern;  // of a fault
};

// Each stage as the command line runs it: says what it does, calls it, keeps its value in the work directory.
class Stages {
public:
  Stages(RunOptions options, const WorkDir &dir, Progress &progress)
      : options_(std::move(options)), dir_(dir), progress_(progress) {
    endRunAfter(options_.explore.timeLimit);
  }

  Result<void> openProject();
  // What an earlier run left in the work directory, if all that it was made from is as it was.
  std::optional<Examined> resume();
  Result<Component> describe();
  Result<Build> instrument(Component &component);
  Result<Trace> observe(Component &component, Build &build);
  // The inputs that people said are fine join the trace of the examples.
  Result<void> joinFine(const Component &component, const Build &build, Trace &trace);
  Result<Model> infer(const Component &component, const Trace &trace);
  // The same, or the model of an earlier run, if that is all that is needed.
  Result<Model> inferOrResume(const Examined &examined, bool isResumed);
  // How the examples used objects; of an earlier run, if they are still there.
  Result<CallGraphs> graphs(const Component &component, const Trace &trace);
  Result<Report> explore(const Component &component, const Build &build, const Trace &trace, const Model &model,
                         const CallGraphs &graphs);
  // The same as the options want it: with entry properties, without them or both, again with what was found among the
  // examples. The model is then that of all iterations, which the findings name properties of.
  Result<Report> search(Examined &examined, Model &model, CallGraphs &graphs);
  // Writes the tests that can be proved, and adds to the report what cannot.
  Result<void> emit(const Examined &examined, const Model &model, Report &report);
  // The text of the tests of findings, or of regressions, that can be proved; empty if there are none.
  std::string provedTests(const Examined &examined, const Model &model, Report &report, bool isRegression);
  // What happens when the input of a finding runs once more.
  Result<Outcome> replay(const Examined &examined, const Model &model, const Finding &finding);
  // Runs what people have judged once more, and adds to the report what became of it.
  Result<void> holdToVerdicts(const Examined &examined, Report &report);
  // Of each input, which of these entry properties its tested call breaks, by their numbers.
  Result<std::vector<std::set<std::size_t>>> brokenRules(const Examined &examined, const std::vector<Property> &rules,
                                                         const std::vector<Input> &inputs);
  // The accepted inputs as findings and regressions of a report that tests can be made of.
  Result<Report> acceptedTests(const Examined &examined, Model &model);

  const VerdictFile &verdicts() const { return verdicts_; }
  Result<void> readVerdicts();      // once, before all that needs them
  bool areVerdictsInForce() const;  // the model in the work directory is what they lead to

private:
  // How right the labels and findings are, by the specification that the run did not use.
  Result<void> tellTruth(const Component &component, const Build &build, const Schema &schema,
                         const std::vector<LabelledInput> &inputs, const Report &report);

  // These count the explorations that they make.
  Result<Report> exploreBehind(const Examined &examined, const Model &model, const CallGraphs &graphs,
                               IterationFigures &figures);
  Result<Report> exploreDropped(const Examined &examined, const Model &model, const CallGraphs &graphs,
                                IterationFigures &figures);
  Result<Report> exploreOnce(const Examined &examined, const Model &model, const CallGraphs &graphs,
                             IterationFigures &figures);
  Result<void> joinSelected(Examined &examined, const std::vector<Finding> &selected, IterationFigures &figures);
  // The properties that this exploration is held to: those that are put aside are nowhere, but keep their numbers.
  Model withoutAside(Model judge) const;
  // Builds and starts what the symbolic strategy needs; null where it is not wanted, or not possible, which is told.
  std::unique_ptr<SymbolicSearch> startSymbolic(const Component &component, const Build &ordinary);

  RunOptions options_;
  const WorkDir &dir_;
  Progress &progress_;
  VerdictFile verdicts_;
  std::set<int> aside_;           // numbers of properties that were violated before
  std::set<int> covered_;         // blocks that inputs reach which were selected before
  bool isEntryDropped_ = false;   // --preconditions drop
  std::set<std::string> joined_;  // selected inputs that are among the examples, encoded
  bool isGrown_ = false;          // inputs that nobody has judged are among the examples
};

// Reads a stage's value back from the work directory; `stage` is the command that makes it.
template <class T> Result<T> loadValue(const std::string &path, const std::string &stage);
template <class T> Result<void> saveValue(const std::string &path, const T &value);

}  // namespace eclat

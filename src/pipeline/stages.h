#pragma once

#include "flow/build.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/failure.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "support/deadline.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <optional>

namespace eclat {

// What a run was asked for.
struct RunOptions {
  Request request;
  ExploreOptions explore;
  EmitOptions emit;
  std::string modelFile;  // that people edit; empty: none
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
  Result<Model> infer(const Component &component, const Trace &trace);
  // The same, or the model of an earlier run, if that is all that is needed.
  Result<Model> inferOrResume(const Examined &examined, bool isResumed);
  // How the examples used objects; of an earlier run, if they are still there.
  Result<CallGraphs> graphs(const Component &component, const Trace &trace);
  Result<Report> explore(const Component &component, const Build &build, const Trace &trace, const Model &model,
                         const CallGraphs &graphs);
  // Writes the tests that can be proved, and adds to the report what cannot.
  Result<void> emit(const Examined &examined, const Model &model, Report &report);
  // The text of the tests of findings, or of regressions, that can be proved; empty if there are none.
  std::string provedTests(const Examined &examined, const Model &model, Report &report, bool isRegression);
  // What happens when the input of a finding runs once more.
  Result<Outcome> replay(const Examined &examined, const Model &model, const Finding &finding);

private:
  // How right the labels and findings are, by the specification that the run did not use.
  Result<void> tellTruth(const Component &component, const Build &build, const Schema &schema,
                         const std::vector<LabelledInput> &inputs, const Report &report);

  RunOptions options_;
  const WorkDir &dir_;
  Progress &progress_;
};

// Reads a stage's value back from the work directory; `stage` is the command that makes it.
template <class T> Result<T> loadValue(const std::string &path, const std::string &stage);
template <class T> Result<void> saveValue(const std::string &path, const T &value);

}  // namespace eclat

#pragma once

#include "execute/worker.h"
#include "flow/build.h"
#include "flow/component.h"
#include "flow/symbolic_run.h"
#include "support/failure.h"
#include "support/work_dir.h"

#include <memory>
#include <optional>
#include <vector>

namespace eclat {

// in:  the symbolic flavour of the hooked binary, the encoded model, an input
// out: the conditions that held on the way of the input, as expressions over its literals
// why: a single process runs one input after another, so that what is found does not depend on the number of cores
// not here: solving the conditions; labels, which only the ordinary flavour gives
class SymbolicWorker {
public:
  static Result<std::unique_ptr<SymbolicWorker>> start(const Build &build, const Component &component,
                                                       const ExploreOptions &options, const WorkDir &dir);

  // Nothing if the worker died and cannot be restarted any more.
  std::optional<SymbolicRun> run(const Input &input);

private:
  SymbolicWorker(const Component &component, WorkerOptions options)
      : component_(component), options_(std::move(options)) {}

  const Component &component_;
  // False if the process was ended from outside, by which the others that ran in it are forgotten.
  bool runNext(const Input &input);
  bool runAgain();

  WorkerOptions options_;
  std::unique_ptr<Worker> worker_;
  // What has run in the process since it was new. Where things lie in memory, which depends on it, shows in conditions.
  std::vector<Input> history_;
};

}  // namespace eclat

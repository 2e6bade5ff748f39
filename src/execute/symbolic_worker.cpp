#include "execute/symbolic_worker.h"

#include "execute/literal_places.h"
#include "execute/sound_trail.h"
#include "flow/component_files.h"

#include <algorithm>
#include <utility>

namespace eclat {

Result<std::unique_ptr<SymbolicWorker>> SymbolicWorker::start(const Build &build, const Component &component,
                                                              const ExploreOptions &options, const WorkDir &dir) {
  WorkerOptions own;
  own.binary = build.binary;
  own.model = dir.wireModel();
  own.directory = dir.scratch() + "/symbolic";
  std::set<std::string> files = filesOf(component);
  own.visible = {files.begin(), files.end()};
  constexpr double kSlower = 8;  // than the ordinary flavour, where everything is symbolic
  own.inputSeconds = options.inputTimeLimit * kSlower;
  own.memoryMb = options.memoryLimitMb;
  own.sandbox = options.sandbox;
  own.specsAt = SpecsAt::None;
  own.leavesTrail = true;
  std::unique_ptr<SymbolicWorker> worker(new SymbolicWorker(component, own));
  auto started = Worker::start(own);
  if (!started)
    return fail(started.error());
  worker->worker_ = std::move(*started);
  return worker;
}

bool SymbolicWorker::runNext(const Input &input) {
  const Company company = history_.empty() ? Company::NoneBefore : Company::Same;
  if (worker_->run(&input, 1, 1, company) == 0)
    return false;
  history_.push_back(input);
  return true;
}

// Starts anew, and comes to where it was.
bool SymbolicWorker::runAgain() {
  auto started = Worker::start(options_);
  if (!started)
    return false;
  worker_ = std::move(*started);
  std::vector<Input> before = std::exchange(history_, {});
  return std::ranges::all_of(before, [&](const Input &input) { return runNext(input); });
}

std::optional<SymbolicRun> SymbolicWorker::run(const Input &input) {
  constexpr std::size_t kLongestHistory = 64;
  if (history_.size() >= kLongestHistory)
    history_.clear();
  constexpr int kMostRestarts = 5;
  int restarts = 0;
  for (bool isReady = true; !isReady || !runNext(input);) {
    if (restarts++ == kMostRestarts)
      return std::nullopt;
    const std::vector<Input> whole = history_;
    isReady = runAgain();
    if (!isReady)
      history_ = whole;
  }
  const sym::Trail &trail = *worker_->trail();
  SymbolicRun out;
  out.nodes.assign(trail.nodes, trail.nodes + std::min<std::size_t>(trail.nodeCount, sym::kMostNodes));
  out.marks.assign(trail.marks, trail.marks + std::min<std::size_t>(trail.markCount, sym::kMostMarks));
  if (!isSoundTrail(out)) {
    out.nodes.resize(std::min<std::size_t>(out.nodes.size(), 1));
    out.marks.clear();
  }
  std::ranges::copy(trail.losses, out.losses.begin());
  out.shapes.assign(trail.shapes, trail.shapes + std::min<std::size_t>(trail.objectCount, sym::kMostObjects));
  out.literals = placeLiterals(input, component_);
  return out;
}

}  // namespace eclat

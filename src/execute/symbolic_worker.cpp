#include "execute/symbolic_worker.h"

#include "execute/literal_places.h"
#include "execute/sound_trail.h"
#include "flow/component_files.h"

#include <algorithm>

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

std::optional<SymbolicRun> SymbolicWorker::run(const Input &input) {
  while (worker_->run(&input, 1, 1, Company::Any) == 0) {
    if (restartsLeft_-- == 0)
      return std::nullopt;
    auto started = Worker::start(options_);
    if (!started)
      return std::nullopt;
    worker_ = std::move(*started);
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

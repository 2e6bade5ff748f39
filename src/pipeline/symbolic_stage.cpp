// Around the symbolic strategy: its own build, its worker, the solver. Without one of them the run goes on without it.
#include "instrument/instrument_component.h"
#include "pipeline/stages.h"
#include "pipeline/symbolic_search.h"
#include "project/open_project.h"
#include "support/cores.h"
#include "support/timings.h"

#include <fmt/format.h>

namespace eclat {

std::unique_ptr<SymbolicSearch> Stages::startSymbolic(const Component &component, const Build &ordinary) {
  const bool isAll = options_.explore.symbolicShare == 100 || options_.explore.strategy == Strategy::Symbolic;
  if (options_.explore.symbolicShare == 0 && !isAll)
    return nullptr;
  auto skipped = [&](const Failure &failure) {
    progress_.warn(fmt::format("nothing is solved for: {}", failure.message));
    if (isAll)
      progress_.warn("inputs are made at random instead");
    return nullptr;
  };
  auto solver = loadSolver();
  if (!solver)
    return skipped(solver.error());
  progress_.update("building the symbolic flavour");
  Timed building("symbolic");
  const Request &request = options_.request;
  auto own = request.project.exists() ? openProjectAgain(request, ordinary.binary, dir_, dir_.symbolic())
                                      : Result<Request>(request);
  auto build =
      own ? instrumentSymbolic(component, *own, dir_.symbolic(), coresFor(options_.explore.jobs)) : fail(own.error());
  if (!build)
    return skipped(build.error());
  auto worker = SymbolicWorker::start(*build, component, options_.explore, dir_);
  if (!worker)
    return skipped(worker.error());
  return std::make_unique<SymbolicSearch>(component, std::move(*worker), std::move(*solver),
                                          isAll ? 100 : options_.explore.symbolicShare);
}

}  // namespace eclat

// Around the symbolic strategy: its own build, its worker, the solver. Without one of them the run goes on without it.
#include "pipeline/symbolic/symbolic_stage.h"
#include "instrument/instrument_component.h"
#include "pipeline/symbolic/symbolic_search.h"
#include "project/open_project.h"
#include "support/cores.h"
#include "support/deadline.h"
#include "support/timings.h"

#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::size_t kManyObjects = 40;  // of a project that is built once more
constexpr double kLittleTime = 20;        // seconds that are left

std::size_t objectsBelow(const std::string &folder) {
  std::size_t count = 0;
  std::error_code error;
  for (std::filesystem::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    count += it->path().extension() == ".o";
  return count;
}

// Why it is left out where nobody has asked for it; empty: it is not.
std::string whyNotUnasked(const ExploreOptions &explore) {
  if (explore.strategy == Strategy::Exhaustive)
    return "all inputs are to be made in order";
  if (secondsLeft() < kLittleTime)
    return "there is little time (--symbolic 10 solves for arguments all the same)";
  return "";
}

}  // namespace

std::unique_ptr<SymbolicSearch> startSymbolic(const Run &run, const ExploreOptions &explore, const Component &component,
                                              const Build &ordinary) {
  const bool isAll = explore.symbolicShare == 100 || explore.strategy == Strategy::Symbolic;
  if (explore.symbolicShare == 0 && !isAll)
    return nullptr;
  const bool isAsked = explore.isSymbolicAsked || isAll;
  auto skipped = [&](const Failure &failure) {
    run.progress.warn(fmt::format("nothing is solved for: {}", failure.message));
    if (isAll)
      run.progress.warn("inputs are made at random instead");
    return nullptr;
  };
  if (std::string why = isAsked ? "" : whyNotUnasked(explore); !why.empty()) {
    run.progress.detail("nothing is solved for: " + why);
    return nullptr;
  }
  // A project would be built once more for it. Who has such a one is told what is missing.
  const std::string &tree = run.options.request.project.buildDir;
  if (std::size_t objects = isAsked || tree.empty() ? 0 : objectsBelow(tree); objects > kManyObjects) {
    run.progress.warn(fmt::format("nothing is solved for: {} files of the project would be compiled once more "
                                  "(--symbolic 10 does so, --symbolic 0 says no)",
                                  objects));
    return nullptr;
  }
  auto solver = loadSolver();
  if (!solver)
    return skipped(solver.error());
  run.progress.update("building the symbolic flavour");
  Timed building("symbolic");
  const Request &request = run.options.request;
  auto own = request.project.exists() ? openProjectAgain(request, ordinary.binary, run.dir, run.dir.symbolic())
                                      : Result<Request>(request);
  if (!own && !isAsked) {
    run.progress.detail("nothing is solved for: " + own.error().message);
    return nullptr;
  }
  auto build =
      own ? instrumentSymbolic(component, *own, run.dir.symbolic(), coresFor(explore.jobs)) : fail(own.error());
  if (!build)
    return skipped(build.error());
  auto worker = SymbolicWorker::start(*build, component, explore, run.dir);
  if (!worker)
    return skipped(worker.error());
  return std::make_unique<SymbolicSearch>(component, std::move(*worker), std::move(*solver),
                                          isAll ? 100 : explore.symbolicShare);
}

}  // namespace eclat

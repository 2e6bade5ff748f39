#include "solve/solver.h"

#include "support/installation.h"

#include <dlfcn.h>

namespace eclat {

Result<std::unique_ptr<Solver>> loadSolver() {
  // Never closed: Z3 does not like to be unloaded.
  void *module = dlopen(installation().solver.c_str(), RTLD_NOW | RTLD_LOCAL);
  auto *make = module ? reinterpret_cast<MakeSolver *>(dlsym(module, kMakeSolver)) : nullptr;
  if (!make) {
    const char *why = dlerror();
    return fail({ExitCode::Usage,
                 "solve",
                 std::string("the solver cannot be loaded: ") + (why ? why : "it is broken"),
                 "install Z3 (libz3-4) and build eclat with libz3-dev",
                 {}});
  }
  return std::unique_ptr<Solver>(make());
}

}  // namespace eclat

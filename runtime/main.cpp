// Stands before the user's main: the same binary is the traced test suite and the worker.
#include "path.h"
#include "state.h"

#include <cstdio>
#include <cstdlib>

extern "C" int __real_main(int argc, char **argv, char **envp);

extern "C" __attribute__((visibility("default"))) int __wrap_main(int argc, char **argv, char **envp) {
  using namespace eclat::rt;
  const char *wanted = std::getenv(kEnvMode);
  std::string mode = wanted ? wanted : "";
  const char *output = std::getenv(kEnvOutput);
  if (mode == "schema")
    return output && writeSchema(output) ? 0 : 1;
  if (mode == "worker" || mode == "trace" || mode == "inputs")
    loadOwnBlocks();
  if (mode == "worker") {
    const char *orders = std::getenv(kEnvOrders), *segment = std::getenv(kEnvSegment),
               *control = std::getenv(kEnvControl);
    return orders && segment && control ? supervise(std::atoi(orders), std::atoi(segment), std::atoi(control)) : 1;
  }
  if ((mode == "trace" || mode == "inputs") && (!output || !startTrace(output))) {
    std::fprintf(stderr, "eclat: cannot write the trace\n");
    return 1;
  }
  if (mode == "inputs")
    return traceInputs(std::getenv(kEnvInputs));
  // Programs started by the tests are not ours to observe.
  unsetenv(kEnvMode);
  return __real_main(argc, argv, envp);
}

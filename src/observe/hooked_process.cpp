#include "observe/hooked_process.h"

#include "../../runtime/wire.h"
#include "support/installation.h"

namespace eclat {

ProcessOptions hookedProcess(const std::string &mode, const std::string &output) {
  ProcessOptions options;
  options.environment[rt::kEnvMode] = mode;
  options.environment[rt::kEnvOutput] = output;
  // Leaks are not what a failing test is; everything else AddressSanitizer sees is.
  options.environment["ASAN_OPTIONS"] = "detect_leaks=0:detect_stack_use_after_return=0";
  options.environment["UBSAN_OPTIONS"] = "print_stacktrace=0";
  options.environment["ASAN_SYMBOLIZER_PATH"] = symbolizerProgram();
  return options;
}

}  // namespace eclat

#pragma once

#include "cli/options/command_line.h"
#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <string>

namespace eclat {

// `eclat infer --from-dtrace` infers a model from what another tool observed, and writes a model file. It keeps the
// model below the work directory, apart from a component that may be there, so that `eclat model` can be asked about
// it.
Result<int> inferFromDtrace(CommandLine &line, const WorkDir &dir, Progress &progress);

// `eclat observe --dtrace-out` writes the trace in the format of Daikon.
Result<void> writeDtraceFile(const Component &component, const Trace &trace, const std::string &path,
                             Progress &progress);

// `eclat show trace` prints the trace of the work directory.
Result<int> showTrace(const WorkDir &dir);

}  // namespace eclat

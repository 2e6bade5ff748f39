#pragma once

#include "cli/options/command_line.h"
#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <string>

namespace eclat {

// `eclat infer --from-dtrace`: the model of what another tool observed, as a model file. It is kept below the work
// directory, apart from the component that may be there, so that `eclat model` can be asked about it.
Result<int> inferFromDtrace(CommandLine &line, const WorkDir &dir, Progress &progress);

// `eclat observe --dtrace-out`
Result<void> writeDtraceFile(const Component &component, const Trace &trace, const std::string &path,
                             Progress &progress);

// `eclat show trace`
Result<int> showTrace(const WorkDir &dir);

}  // namespace eclat

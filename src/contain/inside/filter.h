#pragma once

namespace eclat::inside {

// Whether the process may be a debugger, for a person at its terminal.
enum class Tracing { Refused, Allowed };

// Lets this process, and all it becomes or starts, make no other system calls than those of runtime/calls.def; others
// fail with EPERM. False if the kernel has no such filters.
bool filterCalls(Tracing tracing);

}  // namespace eclat::inside

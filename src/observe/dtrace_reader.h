#pragma once

#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// A trace of another tool, translated to our values. Nothing in the component can be called: it has names, but no
// symbols.
struct ForeignTrace {
  Component component;
  Trace trace;
  std::vector<std::string> notes;  // says what was left out, and why
};

// in: .decls and .dtrace files of version 2.0 in any order, or .dtrace files that hold their declarations.
// out: the component they speak of and their calls as a trace of ours, written to `traceFile`.
// why: users of the reference tool can bring what they have, and the two tools can be compared on the same trace.
// not here: writing that format (dtrace_writer). The files are read twice, as a stream: an entry counts only if its
//           exit comes, which the first reading finds out.
Result<ForeignTrace> readDtrace(const std::vector<std::string> &files, const std::string &traceFile);

}  // namespace eclat

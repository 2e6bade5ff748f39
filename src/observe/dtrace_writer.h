#pragma once

#include "flow/component.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <cstdint>
#include <cstdio>
#include <string>

namespace eclat {

struct DtraceInfo {
  std::uint64_t calls = 0;             // entries that were written
  std::uint64_t thrown = 0;            // calls that threw: their entry is written, but no exit
  std::uint64_t cutSequences = 0;      // values longer than a trace holds, written as nonsensical
  std::uint64_t leftOutVariables = 0;  // sequences of sequences, which the format does not have
};

// in: a trace of ours and the component it is about.
// out: the same as .decls and .dtrace files of version 2.0, or as one .dtrace file that begins with its declarations.
//      Object points are declared; the other tool fills them itself.
// why: our users can use the reference tool too, and anyone can compare the two on the same trace.
// not here: reading that format (dtrace_reader).
Result<DtraceInfo> writeDtrace(const Component &component, const Trace &trace, std::FILE *out);
Result<DtraceInfo> writeDtrace(const Component &component, const Trace &trace, const std::string &declsPath,
                               const std::string &dtracePath);

}  // namespace eclat

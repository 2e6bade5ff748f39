#pragma once

#include "flow/files/trace_reader.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace eclat {

// A call that has been entered and not yet left.
struct OpenCall {
  std::uint64_t call = 0;
  int operation = 0;
  std::vector<std::uint64_t> objects;
  std::vector<rt::Value> values;  // the sample taken at its entry
  std::unique_ptr<rt::Arena> arena = std::make_unique<rt::Arena>();
};

// Gets the calls of a trace as they begin and end, thread by thread: they nest properly.
class CallVisitor {
public:
  virtual ~CallVisitor() = default;
  virtual void entered(std::uint64_t thread, const OpenCall &call) = 0;
  virtual void left(std::uint64_t thread, const OpenCall &call, const TraceEvent &end) = 0;  // returned or threw
  virtual void lost(std::uint64_t thread) = 0;  // the innermost open call of the thread never came back
  virtual void objectEnded(std::uint64_t object) = 0;
};

Result<void> walkCalls(const Trace &trace, CallVisitor &visitor);

}  // namespace eclat

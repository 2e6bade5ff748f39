#pragma once

#include "../../runtime/value.h"
#include "flow/component.h"
#include "flow/point.h"
#include "flow/trace.h"
#include "support/failure.h"

#include <cstdint>
#include <string>

namespace eclat {

// One visit of a program point by the examples. The values live until the visitor returns.
struct PointVisit {
  PointKind kind = PointKind::Object;
  std::size_t subject = 0;  // index in Schema::classes at points of classes and objects, else in Component::operations
  std::uint64_t call = 0;   // number of its call, counted from 1 in the order of entries
  int operation = 0;        // id of the operation that was called
  const rt::Value *now = nullptr;
  const rt::Value *entry = nullptr;  // the sample at entry, where there is one
  std::uint64_t context = 1;         // two states with equal values here are different if their contexts are
};

class PointVisitor {
public:
  virtual ~PointVisitor() = default;
  virtual void visit(const PointVisit &visit) = 0;
  virtual void threw(int operation, const std::string &type) {}
};

// Replays a trace: tells the visitor which points are visited, with which values, and with which values at entry. Calls
// that an object makes to itself are left out, as is an object in the middle of its own operation.
Result<void> walkTrace(const Component &component, const Trace &trace, PointVisitor &visitor);

}  // namespace eclat

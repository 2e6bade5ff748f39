#pragma once

#include "emit/emitter.h"
#include "emit/tests/check_code.h"

#include <string>
#include <vector>

namespace eclat {

// The violated properties of a finding, as lines around the tested call.
struct ViolatedChecks {
  std::vector<std::string> before, after;
  std::vector<int> left;  // by index in the model: they need more than the receiver and the result to be seen
  bool usesResult = false;
  bool needsHeapArrays = false;  // all of them do, and only AddressSanitizer knows these
  bool usesHeapArrays = false;   // some do
};

// An object that a test looks at, and which of the ranges of the schema it is.
struct LookedAt {
  std::string object;  // C++; empty: it cannot be seen
  std::string className;
  bool isReceiver = false;  // of the tested call, or what that constructs
};

// in:  a finding and the lines of its input
// out: the properties it violated as assertions, private fields read through public observers where these are the same
// why: the default oracle: what broke and nothing else
// not here: the whole model (check_code.h)
class ViolatedCode {
public:
  ViolatedCode(const Finding &finding, const EmitContext &context, const Framework &framework, const CodeLines &code,
               Prelude &prelude)
      : finding_(finding), c_(context), framework_(framework), code_(code), prelude_(prelude), names_(code.names),
        operation_(context.component.operations.at(static_cast<std::size_t>(finding.operation))) {}

  // `objectOf`: the object of a range of the operation's schema after the call.
  template <class ObjectOf> ViolatedChecks write(ObjectOf objectOf) {
    const OperationSchema *schema = c_.schema.findOperation(operation_.id);
    if (schema)
      exit(*schema);
    for (std::size_t i = 0; schema && i < schema->objects.size(); ++i)
      object(schema->objects[i].className, objectsOf(static_cast<int>(i)), objectOf(schema->objects[i]));
    checks_.needsHeapArrays = count_ > 0 && onHeap_ == count_;
    checks_.usesHeapArrays = onHeap_ > 0;
    return std::move(checks_);
  }

private:
  std::vector<int> objectsOf(int range) const;
  void exit(const OperationSchema &schema);
  void object(const std::string &className, const std::vector<int> &properties, const LookedAt &seen);
  void add(PointCode &point, const std::vector<int> &properties);
  bool isSimpleResult() const;

  const Finding &finding_;
  const EmitContext &c_;
  const Framework &framework_;
  const CodeLines &code_;
  Prelude &prelude_;
  Identifiers names_;
  const Operation &operation_;
  ViolatedChecks checks_;
  std::size_t count_ = 0, onHeap_ = 0;
};

}  // namespace eclat

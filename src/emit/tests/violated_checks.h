#pragma once

#include "emit/emitter.h"
#include "emit/tests/check_code.h"

#include <string>
#include <vector>

namespace eclat {

// Checks of the violated properties of a finding, as lines around its tested call.
struct ViolatedChecks {
  std::vector<std::string> before, after;
  std::vector<int> left;  // by index in the model: properties that need more than receiver and result to be seen
  bool usesResult = false;
  bool needsHeapArrays = false;  // all checks need the size of heap arrays, which only AddressSanitizer knows
  bool usesHeapArrays = false;   // some checks need it
};

// An object that a test looks at after the tested call.
struct LookedAt {
  std::string object;  // as C++; empty: the test cannot reach it
  std::string className;
  bool isReceiver = false;  // it is the receiver of the tested call, or what a constructor made
};

// in:  a finding and the lines of its input
// out: assertions of the properties that it violated; private fields are read through public observers where these are
//      equal
// why: by default a test checks what broke and nothing else
// not here: checks of the whole model (check_code.h)
class ViolatedCode {
public:
  ViolatedCode(const Finding &finding, const EmitContext &context, const Framework &framework, const CodeLines &code,
               Prelude &prelude)
      : finding_(finding), c_(context), framework_(framework), code_(code), prelude_(prelude), names_(code.names),
        operation_(context.component.operations.at(static_cast<std::size_t>(finding.operation))) {}

  // `objectOf`: returns the object, after the call, for a range of the operation's schema.
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

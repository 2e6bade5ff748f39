#pragma once

#include "flow/component.h"
#include "observe/dtrace_decls.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Says how the records of a declared point become events of a trace.
struct RecordPlan {
  int operation = -1;      // -1: the records are left out
  std::vector<int> slots;  // for each declared variable, the index of its value in the sample; -1: it has none
  std::size_t values = 0;  // number of values in the sample
};

struct ForeignPoints {
  Component component;
  Schema schema;
  std::vector<RecordPlan> plans;             // one for each declared point
  std::vector<std::vector<int>> identities;  // by operation: slots of receiver, parameters, result; -1: none
  std::vector<std::string> notes;
};

// in: the points that a foreign trace declares.
// out: the classes and operations that they are about, as values of flow: fields of the receiver bare, `a[..]` as
// `a[]`,
//      all exits of an operation as one.
// why: inference needs to know which variables are the object's, the caller's and the result.
// not here: the records (dtrace_reader).
Result<ForeignPoints> describeForeign(const Declarations &declarations);

}  // namespace eclat

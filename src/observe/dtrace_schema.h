#pragma once

#include "flow/component.h"
#include "observe/dtrace_decls.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// How the records of a declared point become events of ours.
struct RecordPlan {
  int operation = -1;      // -1: they are left out
  std::vector<int> slots;  // of each declared variable: where its value stands in the sample; -1: nowhere
  std::size_t values = 0;  // size of the sample
};

struct ForeignPoints {
  Component component;
  Schema schema;
  std::vector<RecordPlan> plans;             // by point, as declared
  std::vector<std::vector<int>> identities;  // of each operation: the slots of receiver, parameters, result; -1: none
  std::vector<std::string> notes;
};

// in: the points a foreign trace declares.
// out: the classes and operations they are about, in our terms: fields of the receiver bare, `a[..]` as `a[]`, all
// exits
//      of an operation as one.
// why: inference needs to know which variables are the object's, the caller's and the result.
// not here: the records (dtrace_reader).
Result<ForeignPoints> describeForeign(const Declarations &declarations);

}  // namespace eclat

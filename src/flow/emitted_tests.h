#pragma once

#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

// One test of an emitted file.
struct EmittedTest {
  std::string id;    // of its finding or regression
  std::string name;  // in the file
  bool mustFail = true;
  std::string reason;            // its failure must say this; empty: any failure will do
  bool needsSanitizers = false;  // without them it may pass
};

struct TestFile {
  std::string text;
  std::vector<EmittedTest> tests;
  std::vector<Unproved> leftOut;  // what there is no test for, and why
};

}  // namespace eclat

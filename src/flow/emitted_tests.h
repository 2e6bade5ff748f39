#pragma once

#include "flow/finding.h"

#include <string>
#include <vector>

namespace eclat {

// One test of an emitted file.
struct EmittedTest {
  std::string id;    // id of the finding or regression that it shows
  std::string name;  // name of the test in its file
  bool mustFail = true;
  std::string reason;            // its failure must say this text; empty: any failure will do
  bool needsSanitizers = false;  // true: without the sanitizers it may pass although it should fail
};

struct TestFile {
  std::string text;
  std::vector<EmittedTest> tests;
  std::vector<Unproved> leftOut;  // findings and regressions without a test, and why
};

}  // namespace eclat

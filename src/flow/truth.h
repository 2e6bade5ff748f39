#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// Counts the inputs with one label by what they truly are.
struct LabelTruth {
  std::string label;
  std::uint64_t normal = 0, illegal = 0, fault = 0;

  bool operator==(const LabelTruth &) const = default;
};

struct FindingTruth {
  std::string id;
  std::string kind;
  std::string operation;
  std::string truth;      // id of its true label
  std::string violation;  // the violation of a fault; for an illegal input, that of its caller

  bool operator==(const FindingTruth &) const = default;
};

// A violation of the specification. Two inputs with the same violation reveal the same fault.
struct ViolationTruth {
  std::string violation;
  std::uint64_t inputs = 0;
  std::uint64_t asNormal = 0, asNew = 0, asIllegal = 0, asFault = 0;  // how the run labelled them

  bool operator==(const ViolationTruth &) const = default;
};

// The truth about a run: how right its labels were, judged by a full specification that the run did not use.
struct Truth {
  std::vector<LabelTruth> labels;  // one for each label; inputs that test laws are not counted
  std::vector<LabelTruth> laws;    // one for each label, of the inputs that test laws
  std::vector<FindingTruth> findings;
  std::vector<FindingTruth> variants;  // variants of the findings, which have the same cause
  std::vector<ViolationTruth> violations;

  bool operator==(const Truth &) const = default;
};

}  // namespace eclat

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// Inputs that the run gave one label, by what they are.
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
  std::string violation;  // of a fault; of an illegal one what the caller broke

  bool operator==(const FindingTruth &) const = default;
};

// A way in which inputs broke the specification; two inputs that share it reveal the same fault.
struct ViolationTruth {
  std::string violation;
  std::uint64_t inputs = 0;
  std::uint64_t asNormal = 0, asNew = 0, asIllegal = 0, asFault = 0;  // how the run labelled them

  bool operator==(const ViolationTruth &) const = default;
};

// How right a run was, by a full specification that it did not use.
struct Truth {
  std::vector<LabelTruth> labels;  // one for each label, without inputs that test laws
  std::vector<LabelTruth> laws;    // of these
  std::vector<FindingTruth> findings;
  std::vector<FindingTruth> variants;  // what findings show besides, as having the same cause
  std::vector<ViolationTruth> violations;

  bool operator==(const Truth &) const = default;
};

}  // namespace eclat

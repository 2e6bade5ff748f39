#pragma once

#include "cli/compare/model_diff.h"
#include "cli/options/command_line.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/model.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// The values of a run that are compared.
struct ComparedRun {
  Component component;
  Model model;
  Report report;
};

struct ToldFinding {
  std::string id, summary;
};

struct RunDiff {
  std::vector<ToldFinding> newFindings, goneFindings;
  std::vector<PointDiff> properties;
  std::vector<std::string> added, removed;  // operations
  std::vector<Skipped> skippedNow;          // operations that were called before
  std::vector<std::string> calledNow;       // operations that were skipped before
  Coverage before, after;                   // only their figures are set

  bool isEmpty() const;
};

// in:  the values of two runs
// out: the differences that a person who changes the code wants to know
// not here: labels and inputs, which another seed changes, too
RunDiff compareRuns(const ComparedRun &before, const ComparedRun &after);

std::string printDiff(const RunDiff &diff, const std::string &format);  // text, markdown or json

// `eclat diff OLD NEW` compares two runs; exit code 0 if they say the same, 1 if not.
Result<int> diffRuns(const CommandLine &line);

}  // namespace eclat

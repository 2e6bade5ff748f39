#pragma once

#include "pipeline/stages.h"

namespace eclat {

// The values that reports are made of.
struct RunResult {
  Component component;
  Trace trace;
  Model model;
  CallGraphs graphs;
  Report report;
};

// Runs the whole pipeline, from source to findings.
Result<RunResult> run(const RunOptions &options, const WorkDir &dir, Progress &progress);

}  // namespace eclat

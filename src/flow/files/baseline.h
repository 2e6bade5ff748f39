#pragma once

#include "flow/files/model_text.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// The baseline file (docs/reference/command-line.md): findings that are known, one per line, so that a run fails only
// for others. Print and parse are inverses up to white space and the line at the top.
struct KnownFinding {
  std::string id;
  std::string comment;             // behind it; what was found, until a person writes something else
  std::vector<std::string> above;  // lines of comment before it
  int line = 0;
};

struct Baseline {
  std::vector<std::string> head;  // lines of comment at the top, with a blank line behind them
  std::vector<KnownFinding> findings;
  std::vector<std::string> trailing;  // lines of comment at the end

  std::set<std::string> ids() const;
};

// Whether it looks like the id of a finding: "pop-d069fa".
bool isFindingId(const std::string &text);

// What can be read of it; what cannot is in `errors`.
Baseline parseBaseline(const std::string &text, std::vector<TextError> &errors);
std::string printBaseline(const Baseline &baseline);

struct BaselineUpdate {
  Baseline baseline;                // sorted by id, each id once
  std::vector<KnownFinding> added;  // those that were not known
  std::vector<KnownFinding> gone;   // known, but they do not occur any more
};

// `found`: what the last run found, with words for new lines; `occurring`: what it has seen at all. What is gone stays
// in the file, unless it is to be pruned.
BaselineUpdate updateBaseline(const Baseline &old, const std::vector<KnownFinding> &found,
                              const std::set<std::string> &occurring, bool prune);

}  // namespace eclat

#pragma once

#include "flow/files/model_text.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// The baseline file (docs/reference/command-line.md) lists known findings, one per line, so that a run fails only for
// others. Printing and parsing are inverses up to white space and the line at the top.
struct KnownFinding {
  std::string id;
  std::string comment;             // the words behind the id: what was found, until a person writes something else
  std::vector<std::string> above;  // lines of comment above the entry
  int line = 0;
};

struct Baseline {
  std::vector<std::string> head;  // lines of comment at the top, with a blank line behind them
  std::vector<KnownFinding> findings;
  std::vector<std::string> trailing;  // lines of comment at the end

  std::set<std::string> ids() const;
};

// True if the text looks like the id of a finding: "pop-d069fa".
bool isFindingId(const std::string &text);

// Returns what it can read, and adds an error for every line that it cannot.
Baseline parseBaseline(const std::string &text, std::vector<TextError> &errors);
std::string printBaseline(const Baseline &baseline);

struct BaselineUpdate {
  Baseline baseline;                // sorted by id, each id once
  std::vector<KnownFinding> added;  // findings that the old baseline did not list
  std::vector<KnownFinding> gone;   // listed findings that do not occur any more
};

// `found` is what the last run reported, with words for new lines; `occurring` is all that it saw. Entries that are
// gone stay in the file unless `prune` is true.
BaselineUpdate updateBaseline(const Baseline &old, const std::vector<KnownFinding> &found,
                              const std::set<std::string> &occurring, bool prune);

}  // namespace eclat

#pragma once

#include "flow/journal_entry.h"
#include "flow/outcome.h"
#include "support/failure.h"

#include <cstdio>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// in:  the outcomes of inputs, batch by batch, as they become known
// out: the same outcomes, for a later run that makes the same inputs
// why: which inputs a run makes depends on the seed and on earlier outcomes alone. A run that was killed is repeated
//      from its beginning; it takes outcomes from here, instead of running inputs, until it is where it was killed
// not here: the values of the stages before exploring, which stand in the work directory
class Journal {
public:
  // Opens the journal. It goes on with the entries that are there if `goOn` is set and they were written under the same
  // key; else it begins anew. A line that was cut off when its writer was killed is dropped, with all lines behind it.
  static Result<std::unique_ptr<Journal>> open(const std::string &path, const std::string &key, bool goOn);
  ~Journal();
  Journal(const Journal &) = delete;
  Journal &operator=(const Journal &) = delete;

  // Returns the outcomes of these inputs (`inputs` is their hash) if they come next in the journal. If other inputs
  // come next, this run has taken another way, and the rest of the journal is dropped.
  std::optional<std::vector<Outcome>> next(std::uint64_t inputs);

  Result<void> add(std::uint64_t inputs, const std::vector<Outcome> &outcomes);

private:
  Journal() = default;
  Result<void> write(const std::string &line);

  std::string path_;
  std::FILE *file_ = nullptr;
  std::deque<JournalEntry> known_;
  std::uint64_t written_ = 0;
};

}  // namespace eclat

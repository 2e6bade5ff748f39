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

// in:  the outcomes of inputs, batch by batch, as they are known
// out: the same, to a later run that makes the same inputs
// why: inputs depend on the seed and on the outcomes before them alone. A run that was killed is repeated from its
//      beginning, and asks here instead of running anything, until it is where it was
// not here: what the stages before exploring made, which stands in the work directory as a whole
class Journal {
public:
  // Begins anew, or goes on with what is there if it was written under the same key. A line that was cut off when the
  // writer was killed is dropped, with all behind it.
  static Result<std::unique_ptr<Journal>> open(const std::string &path, const std::string &key, bool goOn);
  ~Journal();
  Journal(const Journal &) = delete;
  Journal &operator=(const Journal &) = delete;

  // The outcomes of these inputs if they are the next ones in the journal. If others are, the rest of it is worthless.
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

#pragma once

#include "flow/verdict.h"
#include "support/failure.h"

#include <functional>
#include <string>

namespace eclat {

// The verdict file of a run.
struct VerdictFile {
  std::string shown;  // its name, as it is shown to people
  Verdicts verdicts;

  std::string placeOf(const JudgedFinding &judged) const;  // "eclat.verdicts:7"
};

// Reads the verdicts. A missing file counts as an empty one, as verdicts are looked for where they usually are.
Result<VerdictFile> readVerdicts(const std::string &path);

// Reads the file, lets `change` change the verdicts, and writes the file if they differ. Others who change it wait
// meanwhile. Nothing is written if the file cannot be read or `change` fails.
Result<void> changeVerdicts(const std::string &path, const std::function<Result<void>(VerdictFile &)> &change);

}  // namespace eclat

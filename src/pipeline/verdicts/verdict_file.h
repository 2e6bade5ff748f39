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

// A file that is not there is an empty one: verdicts are looked for where they usually are.
Result<VerdictFile> readVerdicts(const std::string &path);

// Reads it, lets it be changed, and writes it if it is different then. Others who change it wait meanwhile; nothing is
// written if it cannot be read or `change` fails.
Result<void> changeVerdicts(const std::string &path, const std::function<Result<void>(VerdictFile &)> &change);

}  // namespace eclat

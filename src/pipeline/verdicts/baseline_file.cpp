#include "pipeline/verdicts/baseline_file.h"

#include "support/files.h"
#include "support/short_path.h"

#include <filesystem>
#include <fmt/format.h>

namespace eclat {

Result<Baseline> readBaseline(const std::string &path) {
  if (path.empty())
    return Baseline{};
  std::string shown = shortPath(path);
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored))
    return fail({ExitCode::Usage,
                 "baseline",
                 fmt::format("there is no baseline file '{}'", shown),
                 fmt::format("run without --baseline, then `eclat baseline {}` writes it", shown),
                 {}});
  auto text = readFile(path);
  if (!text)
    return fail({ExitCode::Usage,
                 "baseline",
                 fmt::format("cannot read the baseline file '{}'", shown),
                 "name a file that `eclat baseline FILE` has written",
                 {}});
  std::vector<TextError> errors;
  Baseline baseline = parseBaseline(*text, errors);
  if (errors.empty())
    return baseline;
  Failure failure = modelTextFailure(shown, *text, std::move(errors));
  failure.stage = "baseline";
  failure.hint = "a line of a baseline file is the id of a finding, with a comment behind '#'";
  return fail(std::move(failure));
}

}  // namespace eclat

#include "pipeline/verdicts/verdict_file.h"

#include "support/files.h"
#include "support/short_path.h"
#include "support/try.h"

#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

namespace eclat {

namespace {

// Of the folder: the file itself is replaced by a new one whenever it is written, and nothing is left beside it.
class FolderLock {
public:
  explicit FolderLock(const std::string &file) {
    std::string folder = std::filesystem::path(file).parent_path().string();
    descriptor_ = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor_ >= 0)
      ::flock(descriptor_, LOCK_EX);  // where folders cannot be locked, nobody waits
  }
  ~FolderLock() {
    if (descriptor_ >= 0)
      ::close(descriptor_);
  }
  FolderLock(const FolderLock &) = delete;
  FolderLock &operator=(const FolderLock &) = delete;

private:
  int descriptor_ = -1;
};

Result<VerdictFile> parseFile(const std::string &text, const std::string &path) {
  VerdictFile file{shortPath(path), {}};
  std::vector<TextError> errors;
  file.verdicts = parseVerdicts(text, errors);
  if (errors.empty())
    return file;
  Failure failure = modelTextFailure(file.shown, text, std::move(errors));
  failure.stage = "verdicts";
  failure.hint = "mend it by hand; until then it is left as it is (docs/reference/verdict-file.md)";
  return fail(std::move(failure));
}

Result<std::string> textOf(const std::string &path) {
  std::error_code ignored;
  auto text = readFile(path);
  if (!text && std::filesystem::exists(path, ignored))
    return fail({ExitCode::Usage,
                 "verdicts",
                 fmt::format("cannot read the verdict file '{}'", shortPath(path)),
                 "name a file with --verdicts",
                 {}});
  return text.value_or("");
}

}  // namespace

std::string VerdictFile::placeOf(const JudgedFinding &judged) const {
  return judged.line ? fmt::format("{}:{}", shown, judged.line) : shown;
}

Result<VerdictFile> readVerdicts(const std::string &path) {
  if (path.empty())
    return VerdictFile{};
  ECLAT_TRY(text, textOf(path));
  return parseFile(text, path);
}

Result<void> changeVerdicts(const std::string &path, const std::function<Result<void>(VerdictFile &)> &change) {
  FolderLock lock(path);
  ECLAT_TRY(text, textOf(path));
  ECLAT_TRY(file, parseFile(text, path));
  ECLAT_TRY(changed, change(file));
  std::string now = printVerdicts(file.verdicts);
  if (now == text || (text.empty() && file.verdicts.findings.empty()))
    return {};
  return writeFile(path, now);
}

}  // namespace eclat

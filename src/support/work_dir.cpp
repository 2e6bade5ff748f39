#include "support/work_dir.h"

#include "support/files.h"

#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

namespace eclat {

Result<void> WorkDir::prepare() const {
  std::error_code error;
  for (const char *folder : {"", "/glue", "/objects", "/tests", "/scratch"}) {
    std::filesystem::create_directories(root_ + folder, error);
    if (error)
      break;
  }
  if (error || ::access(root_.c_str(), W_OK | X_OK) != 0)
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("cannot write to the work directory '{}'{}", root_,
                             error ? ": " + error.message() : std::string()),
                 "choose another with --work-dir DIR",
                 {}});
  return writeFile(root_ + "/.gitignore", "*\n");
}

void WorkDir::forgetAfter(const std::string &stage) const {
  const std::pair<const char *, std::string> results[] = {
      {"describe",   component()},
      {"instrument", build()    },
      {"observe",    trace()    },
      {"infer",      model()    },
      {"explore",    report()   },
      {"emit",       tests()    }
  };
  std::error_code ignored;
  bool isLater = false;
  for (const auto &[name, path] : results) {
    if (isLater)
      std::filesystem::remove_all(path, ignored);
    isLater = isLater || name == stage;
  }
}

}  // namespace eclat

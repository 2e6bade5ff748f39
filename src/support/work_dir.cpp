#include "support/work_dir.h"

#include "support/files.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <sys/file.h>
#include <unistd.h>

namespace eclat {

namespace {

// Until this process ends. Two runs in one directory would each delete what the other needs.
Result<void> lock(const std::string &root) {
  static std::set<std::string> ours;
  std::string path = root + "/.lock";
  if (ours.contains(path))
    return {};
  int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(file);
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("another run of eclat is using the work directory '{}'", root),
                 "wait for it, or choose another with --work-dir DIR",
                 {}});
  }
  ours.insert(path);  // where files cannot be locked, nothing is refused
  return {};
}

}  // namespace

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
  if (auto locked = lock(root_); !locked)
    return locked;
  return writeFile(root_ + "/.gitignore", "*\n");
}

void WorkDir::forgetAfter(const std::string &stage) const {
  const std::pair<const char *, std::string> results[] = {
      {"describe",   component()},
      {"instrument", build()    },
      {"observe",    trace()    },
      {"graphs",     graphs()   }, // made beside the model, when they are first needed
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

std::string WorkDir::linkCommand(const std::string &program) const {
  return root_ + "/glue/linked-" + hexDigits(hashText(program), 12) + ".json";
}

}  // namespace eclat

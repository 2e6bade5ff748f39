#include "support/work_dir.h"

#include "support/files.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <unistd.h>

namespace eclat {

namespace {

// Of this process, with the files that hold them.
std::set<std::string> &ours() {
  static std::set<std::string> paths;
  return paths;
}

struct flock wholeFile() {
  struct flock out = {};
  out.l_type = F_WRLCK;
  out.l_whence = SEEK_SET;
  return out;
}

// Until this process ends. False if another one holds it; where files cannot be locked, nothing is refused.
bool hold(const std::string &path) {
  if (ours().contains(path))
    return true;
  int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  struct flock whole = wholeFile();
  if (file >= 0 && ::fcntl(file, F_OFD_SETLK, &whole) != 0 && (errno == EAGAIN || errno == EACCES)) {
    ::close(file);
    return false;
  }
  ours().insert(path);
  return true;
}

bool isHeldByOthers(const std::string &path) {
  int file = ours().contains(path) ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return false;
  struct flock whole = wholeFile();
  bool isHeld = ::fcntl(file, F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
  ::close(file);
  return isHeld;
}

// Two runs in one directory would each delete what the other needs.
Result<void> lock(const std::string &root) {
  if (!hold(root + "/.lock"))
    return fail({ExitCode::Usage,
                 "work directory",
                 fmt::format("another run of eclat is using the work directory '{}'", root),
                 "wait for it, or choose another with --work-dir DIR",
                 {}});
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

bool WorkDir::isInUse() const { return isHeldByOthers(root_ + "/.lock"); }

void WorkDir::watch() const {
  std::error_code ignored;
  std::filesystem::create_directories(root_, ignored);
  hold(root_ + "/.watched");
}

bool WorkDir::isWatched() const { return isHeldByOthers(root_ + "/.watched"); }

void WorkDir::forgetAfter(const std::string &stage) const {
  const std::pair<const char *, std::string> results[] = {
      {"describe",   component()},
      {"instrument", build()    },
      {"observe",    trace()    },
      {"graphs",     graphs()   }, // made beside the model, when they are first needed
      {"infer",      model()    },
      {"explore",    report()   },
      {"explore",    interim()  },
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

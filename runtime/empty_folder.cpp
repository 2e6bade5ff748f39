#include "empty_folder.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace eclat::rt {

namespace {

std::vector<std::string> entriesOf(int folder) {
  std::vector<std::string> out;
  int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = copy >= 0 ? fdopendir(copy) : nullptr;
  if (!stream) {
    close(copy);
    return out;
  }
  while (const dirent *entry = readdir(stream))
    if (std::strcmp(entry->d_name, ".") != 0 && std::strcmp(entry->d_name, "..") != 0)
      out.emplace_back(entry->d_name);
  closedir(stream);
  return out;
}

// Folders within a folder are moved up to the top one by one, so that no path grows long and no descriptor stays open.
class Emptier {
public:
  explicit Emptier(const char *folder) : top_(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    struct stat info{};
    if (top_ >= 0 && fstat(top_, &info) == 0)
      device_ = info.st_dev;
  }
  ~Emptier() { close(top_); }
  Emptier(const Emptier &) = delete;
  Emptier &operator=(const Emptier &) = delete;

  bool run() {
    bool isEmpty = top_ >= 0;
    for (bool isMoved = isEmpty; isMoved;) {
      isMoved = false;
      isEmpty = true;
      for (const std::string &name : entriesOf(top_))
        isEmpty = removeAtTop(name, isMoved) && isEmpty;
    }
    return isEmpty;
  }

private:
  bool removeAtTop(const std::string &name, bool &isMoved) {
    struct stat info{};
    if (fstatat(top_, name.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0)
      return errno == ENOENT;
    if (info.st_dev != device_)
      return true;
    if (!S_ISDIR(info.st_mode))
      return unlinkat(top_, name.c_str(), 0) == 0;
    if (unlinkat(top_, name.c_str(), AT_REMOVEDIR) == 0)
      return true;
    makeMovable(top_, name);  // it may keep us out, too
    int folder = openat(top_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    for (const std::string &below : entriesOf(folder)) {
      if (unlinkat(folder, below.c_str(), 0) == 0)
        continue;
      makeMovable(folder, below);
      isMoved = renameat(folder, below.c_str(), top_, nextName().c_str()) == 0 || isMoved;
    }
    close(folder);
    return unlinkat(top_, name.c_str(), AT_REMOVEDIR) == 0;
  }

  // A folder can be moved if it can be written to. Of a link nothing is changed, not even what it leads to.
  static void makeMovable(int folder, const std::string &name) {
    struct stat info{};
    if (fstatat(folder, name.c_str(), &info, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(info.st_mode))
      fchmodat(folder, name.c_str(), 0700, 0);
  }

  std::string nextName() {
    std::string name;
    do
      name = "eclat-moved-" + std::to_string(moved_++);
    while (faccessat(top_, name.c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0);
    return name;
  }

  int top_;
  dev_t device_ = 0;
  unsigned long moved_ = 0;
};

}  // namespace

bool emptyFolder(const char *folder) { return Emptier(folder).run(); }

}  // namespace eclat::rt

#include "processes.h"

#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

// The text of a file in /proc, whose beginning suffices.
template <std::size_t N> bool readProc(pid_t pid, const char *name, char (&text)[N]) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/%s", static_cast<int>(pid), name);
  int file = ::open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return false;
  ssize_t n = ::read(file, text, N - 1);
  ::close(file);
  text[n > 0 ? n : 0] = '\0';
  return n > 0;
}

// What several processes share is divided among them.
std::uint64_t ownShare(pid_t pid) {
  char text[1024];
  const char *at = readProc(pid, "smaps_rollup", text) ? std::strstr(text, "\nPss:") : nullptr;
  return at ? std::strtoull(at + 5, nullptr, 10) << 10 : 0;
}

}  // namespace

std::uint64_t residentBytes(pid_t pid) {
  char text[128];
  unsigned long total = 0, resident = 0;
  bool isKnown = readProc(pid, "statm", text) && std::sscanf(text, "%lu %lu", &total, &resident) == 2;
  return isKnown ? static_cast<std::uint64_t>(resident) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) : 0;
}

std::uint64_t bytesOfOthers(pid_t known) {
  DIR *all = opendir("/proc");
  std::uint64_t bytes = 0;
  while (const dirent *entry = all ? readdir(all) : nullptr) {
    auto pid = static_cast<pid_t>(std::atoi(entry->d_name));
    if (pid > 1 && pid != known && pid != getpid())
      bytes += ownShare(pid);
  }
  if (all)
    closedir(all);
  return bytes;
}

void endOrphans() {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/self/task/%d/children", static_cast<int>(getpid()));
  for (int turn = 0; turn < 16; ++turn) {
    std::FILE *children = std::fopen(path, "r");
    int count = 0;
    for (int pid = 0; children && std::fscanf(children, "%d", &pid) == 1; ++count)
      kill(pid, SIGKILL);
    if (children)
      std::fclose(children);
    while (waitpid(-1, nullptr, count > 0 ? 0 : WNOHANG) > 0 && count > 0)
      --count;
    if (count == 0)
      return;
  }
}

}  // namespace eclat::rt

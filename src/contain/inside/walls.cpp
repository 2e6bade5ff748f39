#include "walls.h"

#include <array>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <linux/magic.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace eclat::inside {

namespace {

constexpr std::uint64_t kWriting = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                   LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                   LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                   LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
constexpr std::uint64_t kExecuting = LANDLOCK_ACCESS_FS_EXECUTE;
// Younger than the headers of some systems; the kernel is asked for its version before they are used.
constexpr std::uint64_t kRefer = 1ull << 13, kTruncate = 1ull << 14;

// The rules of Landlock under way.
class Ruleset {
public:
  Ruleset() {
    version_ = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version_ < 1)
      return;
    truncating_ = version_ >= 3 ? kTruncate : 0;
    landlock_ruleset_attr handled{};
    handled.handled_access_fs = kWriting | kExecuting | truncating_ | (version_ >= 2 ? kRefer : 0);
    writing_ = handled.handled_access_fs & ~kExecuting;
    rules_ = static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
  }
  ~Ruleset() { close(rules_); }
  Ruleset(const Ruleset &) = delete;
  Ruleset &operator=(const Ruleset &) = delete;

  bool letWriteBelow(const char *folder) const { return allow(folder, writing_); }
  bool letWriteFile(const char *file) const { return allow(file, LANDLOCK_ACCESS_FS_WRITE_FILE | truncating_); }
  bool letBecome(const char *program) const { return allow(program, kExecuting); }
  bool enter() const { return rules_ >= 0 && syscall(SYS_landlock_restrict_self, rules_, 0) == 0; }

private:
  bool allow(const char *path, std::uint64_t access) const {
    landlock_path_beneath_attr rule{};
    rule.allowed_access = access;
    rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
    if (rule.parent_fd < 0)
      return false;
    bool isAdded = syscall(SYS_landlock_add_rule, rules_, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    close(rule.parent_fd);
    return isAdded;
  }

  long version_ = 0;
  std::uint64_t truncating_ = 0, writing_ = 0;
  int rules_ = -1;
};

// The program that loads this one, which the kernel opens as it opens programs; empty if it needs none.
std::string loaderOf(const std::string &program) {
  int file = open(program.c_str(), O_RDONLY | O_CLOEXEC);
  Elf64_Ehdr head{};
  std::string loader;
  if (file >= 0 && pread(file, &head, sizeof head, 0) == sizeof head && std::memcmp(head.e_ident, ELFMAG, SELFMAG) == 0)
    for (int i = 0; i < head.e_phnum && loader.empty(); ++i) {
      Elf64_Phdr part{};
      auto at = static_cast<off_t>(head.e_phoff + static_cast<std::uint64_t>(i) * sizeof part);
      std::array<char, 256> name{};
      if (pread(file, &part, sizeof part, at) == sizeof part && part.p_type == PT_INTERP &&
          part.p_filesz < name.size() && pread(file, name.data(), part.p_filesz, static_cast<off_t>(part.p_offset)) > 0)
        loader = name.data();
    }
  close(file);
  return loader;
}

bool limit(__rlimit_resource what, rlim_t most) {
  rlimit now{};
  if (getrlimit(what, &now) != 0)
    return false;
  rlim_t value = now.rlim_max != RLIM_INFINITY && now.rlim_max < most ? now.rlim_max : most;
  rlimit both{value, value};
  return setrlimit(what, &both) == 0;
}

}  // namespace

bool isInMemory(const std::string &folder) {
  struct statfs info{};
  return statfs(folder.c_str(), &info) == 0 && info.f_type == TMPFS_MAGIC;
}

bool limitResources() {
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit fails instead
  return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, kFileBytes) && limit(RLIMIT_NOFILE, kOpenFiles) &&
         limit(RLIMIT_NPROC, kProcesses);
}

// Nothing that is started gets privileges.
bool dropPrivileges() {
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; ++capability)
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);  // fails where we may not, and then there is nothing to drop
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
  std::array<__user_cap_data_struct, 2> none{};
  return syscall(SYS_capset, &head, none.data()) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

bool restrictFiles(const Bounds &bounds) {
  Ruleset rules;
  bool isMade = rules.letWriteBelow(bounds.scratch.c_str());
  for (const std::string &file : bounds.results)
    isMade = rules.letWriteFile(file.c_str()) && isMade;
  for (const char *device : {"/dev/null", "/dev/zero", "/dev/full"})
    rules.letWriteFile(device);
  if (bounds.isApart)
    rules.letWriteBelow("/tmp");
  if (bounds.isApart && !bounds.debugged.empty())
    rules.letWriteBelow("/proc");  // of its own namespace: the memory of what it debugs
  for (const std::string &program : {bounds.program, bounds.debugged}) {
    if (program.empty())
      continue;
    isMade = rules.letBecome(program.c_str()) && isMade;
    if (std::string loader = loaderOf(program); !loader.empty())
      rules.letBecome(loader.c_str());
  }
  return isMade && rules.enter();
}

}  // namespace eclat::inside

#include "sandbox.h"

#include "state.h"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

// The sixth argument of calls that we make ourselves; no call that is filtered takes so many.
constexpr std::uint64_t kMark = 0x65636c6174;  // "eclat"
constexpr std::uint32_t kMostProcesses = 8;    // that one input may start

Segment *segmentOfCalls = nullptr;

// ---- files

constexpr std::uint64_t kWriting = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                                   LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                                   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                   LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                                   LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
// Younger than the headers of some systems; the kernel is asked for its version before they are used.
constexpr std::uint64_t kRefer = 1ull << 13, kTruncate = 1ull << 14;

bool allowBelow(int rules, const char *path, std::uint64_t access) {
  landlock_path_beneath_attr rule{};
  rule.allowed_access = access;
  rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
  if (rule.parent_fd < 0)
    return false;
  bool added = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  close(rule.parent_fd);
  return added;
}

bool restrictWriting(const char *scratch) {
  long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1)
    return false;
  landlock_ruleset_attr handled{};
  handled.handled_access_fs = kWriting | (version >= 2 ? kRefer : 0) | (version >= 3 ? kTruncate : 0);
  auto rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
  if (rules < 0)
    return false;
  bool isMade = allowBelow(rules, scratch, handled.handled_access_fs);
  constexpr std::uint64_t kFile = LANDLOCK_ACCESS_FS_WRITE_FILE;
  for (const char *device : {"/dev/null", "/dev/zero", "/dev/full", "/dev/tty"})
    allowBelow(rules, device, kFile | (version >= 3 ? kTruncate : 0));
  bool isOn =
      isMade && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return isOn;
}

bool limit(__rlimit_resource what, rlim_t most) {
  rlimit now{};
  if (getrlimit(what, &now) != 0)
    return false;
  now.rlim_cur = now.rlim_max != RLIM_INFINITY && now.rlim_max < most ? now.rlim_max : most;
  return setrlimit(what, &now) == 0;
}

// ---- system calls

void note(const char *call, const char *path) {
  Record *record = currentRecord();
  if (!record || record->blocked[0])
    return;  // the first tells the story
  if (path)
    std::snprintf(record->blocked, sizeof record->blocked, "%s '%.100s'", call, path);
  else
    copyText(record->blocked, sizeof record->blocked, call);
}

long again(long number, const std::uint64_t *a) {
  long result = syscall(number, a[0], a[1], a[2], a[3], a[4], kMark);
  return result == -1 ? -errno : result;
}

const char *pathOf(long number, const std::uint64_t *a) {
  bool isAt = false;
  switch (number) {
  case SYS_openat:
  case SYS_unlinkat:
  case SYS_mkdirat:
  case SYS_renameat:
  case SYS_renameat2:
  case SYS_mknodat:
  case SYS_linkat: isAt = true; break;
  default: break;
  }
  return reinterpret_cast<const char *>(isAt ? a[1] : a[0]);
}

long changeFile(const char *name, long number, const std::uint64_t *a) {
  long result = again(number, a);
  if (result == -EACCES || result == -EPERM || result == -EXDEV)
    note(name, pathOf(number, a));
  if (result >= 0)
    segmentOfCalls->filesChanged = 1;
  return result;
}

// Only to itself.
long signalOther(const char *name, long number, const std::uint64_t *a) {
  if (static_cast<pid_t>(a[0]) == getpid() || (number == SYS_tkill && static_cast<pid_t>(a[0]) == gettid()))
    return again(number, a);
  note(name, nullptr);
  return -EPERM;
}

// A copy of the process, as fork() makes it.
long startProcess(const std::uint64_t *a) {
  if (__atomic_add_fetch(&segmentOfCalls->processes, 1, __ATOMIC_RELAXED) > kMostProcesses) {
    note("fork", nullptr);
    return -EAGAIN;
  }
  return again(SYS_clone, a);
}

long decide(long number, const std::uint64_t *a) {
  switch (number) {
#define ECLAT_FILE(name)                                                                                               \
  case SYS_##name: return changeFile(#name, number, a);
#define ECLAT_REFUSED(name)                                                                                            \
  case SYS_##name: note(#name, nullptr); return -EPERM;
#include "sandbox.def"
#undef ECLAT_FILE
#undef ECLAT_REFUSED
  case SYS_open:
  case SYS_openat: return changeFile("open for writing", number, a);
  case SYS_kill:
  case SYS_tkill:
  case SYS_tgkill:
  case SYS_rt_sigqueueinfo: return signalOther("send a signal", number, a);
  case SYS_fork:
  case SYS_vfork: {
    const std::uint64_t plain[6] = {SIGCHLD};
    return startProcess(plain);
  }
  case SYS_clone: return startProcess(a);
  default: return -EPERM;
  }
}

void onStopped(int, siginfo_t *info, void *context) {
  int before = errno;
  auto *registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
  const std::uint64_t arguments[6] = {
      static_cast<std::uint64_t>(registers[REG_RDI]), static_cast<std::uint64_t>(registers[REG_RSI]),
      static_cast<std::uint64_t>(registers[REG_RDX]), static_cast<std::uint64_t>(registers[REG_R10]),
      static_cast<std::uint64_t>(registers[REG_R8]),  static_cast<std::uint64_t>(registers[REG_R9])};
  registers[REG_RAX] = decide(info->si_syscall, arguments);
  errno = before;
}

// ---- the filter

constexpr std::size_t kMostInstructions = 256;
sock_filter program[kMostInstructions];
unsigned short length = 0;

void emit(std::uint16_t code, std::uint32_t k, std::uint8_t yes = 0, std::uint8_t no = 0) {
  if (length < kMostInstructions)
    program[length++] = {code, yes, no, k};
}
void load(std::size_t offset) { emit(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }
constexpr std::size_t argument(int i) { return offsetof(seccomp_data, args) + 8 * static_cast<std::size_t>(i); }

// If the call is `number`: stop it, if bits of `flags` are among `argument` (all calls of that number without flags).
void stop(long number, std::uint32_t flags = 0, int flagArgument = 0) {
  std::uint8_t toNext = flags ? 4 : 1;
  emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, toNext);
  if (flags) {
    load(argument(flagArgument));
    emit(BPF_JMP | BPF_JSET | BPF_K, flags, 0, 1);
    emit(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
    emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  } else {
    emit(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  }
}

void writeFilter() {
  length = 0;
  load(offsetof(seccomp_data, arch));
  emit(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0);
  emit(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);  // calls in the manner of another architecture
  load(argument(5));
  emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(kMark), 0, 3);
  load(argument(5) + 4);
  emit(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(kMark >> 32), 0, 1);
  emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  load(offsetof(seccomp_data, nr));
  constexpr std::uint32_t kWrites = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
  stop(SYS_openat, kWrites, 2);
  stop(SYS_open, kWrites, 1);
  stop(SYS_prlimit64, ~0u, 0);      // of another process
  constexpr long kFchmodat2 = 452;  // younger than the headers of some systems
  stop(kFchmodat2);
  for (long number : {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_fork, SYS_vfork})
    stop(number);
  // The C library makes these calls with all signals blocked, so that a handler would not be reached. The flags of
  // clone3 lie in memory, which a filter cannot see; the library turns to clone.
  emit(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1);
  emit(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
#define ECLAT_FILE(name) stop(SYS_##name);
#define ECLAT_REFUSED(name) stop(SYS_##name);
#include "sandbox.def"
#undef ECLAT_FILE
#undef ECLAT_REFUSED
  // Threads share the memory and are as free as the process; so does what is about to become another program.
  emit(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 6);
  load(argument(0));
  emit(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 3, 0);
  emit(BPF_JMP | BPF_JSET | BPF_K, CLONE_VM, 0, 1);
  emit(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAGAIN);
  emit(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  emit(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
}

}  // namespace

std::uint32_t closeFiles(const char *scratch) {
  std::uint32_t gaps = restrictWriting(scratch) ? 0 : kNoLandlock;
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond the limit fails instead
  constexpr rlim_t kFile = 64u << 20, kFiles = 256;
  if (!limit(RLIMIT_CORE, 0) || !limit(RLIMIT_FSIZE, kFile) || !limit(RLIMIT_NOFILE, kFiles))
    gaps |= kNoLimits;
  return gaps;
}

std::uint32_t closeCalls(Segment *segment) {
  segmentOfCalls = segment;
  struct sigaction action{};
  action.sa_sigaction = onStopped;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigaction(SIGSYS, &action, nullptr);
  writeFilter();
  sock_fprog filter{length, program};
  bool isOn = length < kMostInstructions && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
              prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
  return isOn ? 0 : kNoSeccomp;
}

}  // namespace eclat::rt

// Starting a program fails by the filter; these only tell of it.
namespace {

template <class F> F *next(const char *name) { return reinterpret_cast<F *>(dlsym(RTLD_NEXT, name)); }

void noteProgram(const char *program) {
  if (eclat::rt::segmentOfCalls)
    eclat::rt::note("start a program", program);
}

}  // namespace

extern "C" {

__attribute__((visibility("default"))) int system(const char *command) {
  noteProgram(command);
  return next<int(const char *)>("system")(command);
}
__attribute__((visibility("default"))) FILE *popen(const char *command, const char *type) {
  noteProgram(command);
  return next<FILE *(const char *, const char *)>("popen")(command, type);
}
__attribute__((visibility("default"))) int posix_spawn(pid_t *pid, const char *path,
                                                       const posix_spawn_file_actions_t *actions,
                                                       const posix_spawnattr_t *attributes, char *const argv[],
                                                       char *const envp[]) {
  noteProgram(path);
  return next<decltype(posix_spawn)>("posix_spawn")(pid, path, actions, attributes, argv, envp);
}
__attribute__((visibility("default"))) int posix_spawnp(pid_t *pid, const char *file,
                                                        const posix_spawn_file_actions_t *actions,
                                                        const posix_spawnattr_t *attributes, char *const argv[],
                                                        char *const envp[]) {
  noteProgram(file);
  return next<decltype(posix_spawnp)>("posix_spawnp")(pid, file, actions, attributes, argv, envp);
}
}

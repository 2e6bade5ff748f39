#include "refusals.h"

#include "state.h"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <initializer_list>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <ucontext.h>
#include <unistd.h>

// The one place from which calls that were stopped are made again: the filter knows it by its address. Who jumps to it
// gets no further than the container, which has a filter of its own; only what it did is not told.
asm(R"(
  .text
  .globl eclat_call_again
  .type eclat_call_again, @function
eclat_call_again:
  mov %rdi, %rax
  mov %rsi, %r11
  mov 0(%r11), %rdi
  mov 8(%r11), %rsi
  mov 16(%r11), %rdx
  mov 24(%r11), %r10
  mov 32(%r11), %r8
  mov 40(%r11), %r9
  syscall
  .globl eclat_behind_call
eclat_behind_call:
  ret
  .size eclat_call_again, .-eclat_call_again
)");
extern "C" {
long eclat_call_again(long number, const std::uint64_t *arguments);  // returns -errno if it fails
extern const char eclat_behind_call[];                               // what the filter sees as the place of the call
}

namespace eclat::rt {

namespace {

constexpr std::uint32_t kMostCopies = 8;  // processes that one input may start
constexpr std::uint32_t kWrites = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;

Segment *segmentOfCalls = nullptr;

// ---- what is done about a call that was stopped

void note(const char *call, const char *what) {
  Record *record = currentRecord();
  if (!record || record->blocked[0])
    return;  // the first tells the story
  if (what)
    std::snprintf(record->blocked, sizeof record->blocked, "%s '%.100s'", call, what);
  else
    copyText(record->blocked, sizeof record->blocked, call);
}

// The path that an argument names; null if there is none to be read. The kernel looks first: it does not crash.
const char *pathAt(std::uint64_t argument) {
  auto *path = reinterpret_cast<const char *>(argument);
  bool isReadable = path && (syscall(SYS_access, path, F_OK) == 0 || errno != EFAULT);
  return isReadable ? path : nullptr;
}

long changeFile(const char *name, long number, const std::uint64_t *a, int path) {
  long result = eclat_call_again(number, a);
  if (result == -EACCES || result == -EPERM || result == -EXDEV || result == -EROFS)
    note(name, pathAt(a[path]));
  if (result >= 0)
    segmentOfCalls->filesChanged = 1;
  return result;
}

// Only to itself: in a copy the filter takes its own number for that of another.
long signalOther(long number, const std::uint64_t *a) {
  bool isSelf = static_cast<pid_t>(a[0]) == getpid() || (number == SYS_tkill && static_cast<pid_t>(a[0]) == gettid());
  if (isSelf)
    return eclat_call_again(number, a);
  note("send a signal", nullptr);
  return -EPERM;
}

// A copy of the process, as fork() makes it.
long startProcess(const std::uint64_t *a) {
  if (__atomic_add_fetch(&segmentOfCalls->processes, 1, __ATOMIC_RELAXED) > kMostCopies) {
    note("fork", nullptr);
    return -EAGAIN;
  }
  long result = eclat_call_again(SYS_clone, a);
  if (result == -EPERM)
    note("clone", nullptr);  // into other namespaces
  return result;
}

// The driver knows the names of calls.
long refuse(long number, const std::uint64_t *a) {
  char call[64];
  constexpr std::uint64_t kPlain = 1 << 16;  // what is larger may be an address, which tells nobody anything
  if (a[0] < kPlain)
    std::snprintf(call, sizeof call, "call %ld(%llu)", number, static_cast<unsigned long long>(a[0]));
  else
    std::snprintf(call, sizeof call, "call %ld", number);
  note(call, nullptr);
  return -EPERM;
}

long decide(long number, const std::uint64_t *a) {
  switch (number) {
#define ECLAT_CALL(name)
#define ECLAT_CALL_IF(name, argument, ...)
#define ECLAT_CHANGES(name, path)                                                                                      \
  case SYS_##name: return changeFile(#name, number, a, path);
#define ECLAT_TOLD_BY_PATH(name, path)                                                                                 \
  case SYS_##name: note(#name, pathAt(a[path])); return -EPERM;
#include "calls.def"
#undef ECLAT_CALL
#undef ECLAT_CALL_IF
#undef ECLAT_CHANGES
#undef ECLAT_TOLD_BY_PATH
  case SYS_open: return changeFile("open for writing", number, a, 0);
  case SYS_openat: return changeFile("open for writing", number, a, 1);
  case SYS_execve: note("start a program", pathAt(a[0])); return -EPERM;
  case SYS_execveat: note("start a program", pathAt(a[1])); return -EPERM;
  case SYS_kill:
  case SYS_tkill:
  case SYS_tgkill: return signalOther(number, a);
  case SYS_process_vm_readv:
    return static_cast<pid_t>(a[0]) == getpid() ? eclat_call_again(number, a) : refuse(number, a);
  case SYS_rt_sigqueueinfo:
  case SYS_rt_tgsigqueueinfo:
  case SYS_pidfd_send_signal: note("send a signal", nullptr); return -EPERM;
  case SYS_fork:
  case SYS_vfork: {
    const std::uint64_t plain[6] = {SIGCHLD};
    return startProcess(plain);
  }
  case SYS_clone: return startProcess(a);
  default: return refuse(number, a);
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

// Jumps of a filter are short: each rule is a piece of its own, which ends the program or goes on behind itself.
class Filter {
public:
  Filter() {
    load(offsetof(seccomp_data, arch));
    add(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0);
    add(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);  // calls in the manner of another architecture
    load(offsetof(seccomp_data, nr));
  }

  void answer(long number, std::uint32_t action) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, 1);
    add(BPF_RET | BPF_K, action);
  }
  void allow(long number) { answer(number, SECCOMP_RET_ALLOW); }

  // Allowed if the argument is one of the values, else stopped.
  void allowIf(long number, int argument, std::initializer_list<std::uint64_t> values) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0,
        static_cast<std::uint8_t>(2 + 2 * values.size()));
    load(argumentAt(argument));
    for (std::uint64_t value : values) {
      add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(value), 0, 1);
      add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    }
    add(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  }

  // Allowed without these flags; with them it is stopped, but for the one place where it is made again.
  void stopFlags(long number, int argument, std::uint32_t flags) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, 3 + kAgain);
    load(argumentAt(argument));
    add(BPF_JMP | BPF_JSET | BPF_K, flags, 1, 0);
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    allowAgain();
  }

  void stop(long number) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, kAgain);
    allowAgain();
  }

  // To itself; to others it is stopped.
  void stopOthers(long number, pid_t self) {
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, 3 + kAgain);
    load(argumentAt(0));
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(self), 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    allowAgain();
  }

  // Threads share the memory and are as free as the process; so does what is about to become another program. The C
  // library makes that call with all signals blocked, so that a handler would not be reached.
  void stopCopies() {
    add(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 5 + kAgain);
    load(argumentAt(0));
    add(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    add(BPF_JMP | BPF_JSET | BPF_K, CLONE_VM, 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAGAIN);
    allowAgain();
  }

  bool enter() {
    add(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
    sock_fprog filter{length_, program_};
    return length_ < kMostInstructions && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
  }

private:
  static constexpr std::size_t kMostInstructions = 1024;
  static constexpr std::uint8_t kAgain = 6;  // instructions of allowAgain()

  void add(std::uint16_t code, std::uint32_t k, std::uint8_t yes = 0, std::uint8_t no = 0) {
    if (length_ < kMostInstructions)
      program_[length_++] = {code, yes, no, k};
  }
  void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)); }
  static std::size_t argumentAt(int i) { return offsetof(seccomp_data, args) + 8 * static_cast<std::size_t>(i); }

  void allowAgain() {
    auto place = reinterpret_cast<std::uint64_t>(&eclat_behind_call);
    load(offsetof(seccomp_data, instruction_pointer));
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(place), 0, 3);
    load(offsetof(seccomp_data, instruction_pointer) + 4);
    add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(place >> 32), 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    add(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  }

  sock_filter program_[kMostInstructions];
  unsigned short length_ = 0;
};

}  // namespace

void startTelling(Segment *segment) {
  segmentOfCalls = segment;
  struct sigaction action{};
  action.sa_sigaction = onStopped;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigaction(SIGSYS, &action, nullptr);
  static Filter filter;
#define ECLAT_CALL(name) filter.allow(SYS_##name);
#define ECLAT_CALL_IF(name, argument, ...) filter.allowIf(SYS_##name, argument, {__VA_ARGS__});
#define ECLAT_CHANGES(name, path) filter.stop(SYS_##name);
#define ECLAT_TOLD_BY_PATH(name, path)
#include "calls.def"
#undef ECLAT_CALL
#undef ECLAT_CALL_IF
#undef ECLAT_CHANGES
#undef ECLAT_TOLD_BY_PATH
  filter.stopFlags(SYS_open, 1, kWrites);
  filter.stopFlags(SYS_openat, 2, kWrites);
  for (long number : {SYS_kill, SYS_tkill, SYS_tgkill, SYS_process_vm_readv})
    filter.stopOthers(number, getpid());
  filter.stopCopies();
  // The flags of clone3 lie in memory, which a filter cannot see; the C library turns to clone.
  filter.answer(SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
  filter.enter();
}

}  // namespace eclat::rt

// The C library starts a program with calls that fail at once; these only tell of it.
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

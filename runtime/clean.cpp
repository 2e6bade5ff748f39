#include "clean.h"

#include "globals.h"

#include <cfenv>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>
#include <iterator>
#include <locale>
#include <new>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __SSE__
#include <xmmintrin.h>
#endif

extern "C" char __libc_single_threaded;

namespace eclat::rt {

namespace {

constexpr int kDescriptors = 64;
constexpr int kSignals = 64;

struct Descriptor {
  bool isOpen = false;
  dev_t device = 0;
  ino_t inode = 0;
  bool operator!=(const Descriptor &o) const { return isOpen != o.isOpen || device != o.device || inode != o.inode; }
};

// As the kernel keeps it, without what the sanitizers show instead.
struct KernelAction {
  void *handler;
  unsigned long flags;
  void *restorer;
  std::uint64_t mask;
  bool operator!=(const KernelAction &o) const { return handler != o.handler || mask != o.mask; }
};

// How numbers are computed: the rounding mode, which exceptions trap, what becomes of very small ones.
struct Numerics {
  int rounding = 0, traps = 0;
  unsigned control = 0;
  bool operator!=(const Numerics &o) const {
    return rounding != o.rounding || traps != o.traps || control != o.control;
  }
};

struct Stream {
  std::ios_base::iostate state{}, exceptions{};
  std::ios_base::fmtflags format{};
  std::streamsize precision = 0;
  bool operator!=(const Stream &o) const {
    return state != o.state || exceptions != o.exceptions || format != o.format || precision != o.precision;
  }
};
constexpr int kStreams = 4;
constexpr __rlimit_resource kLimits[] = {RLIMIT_AS,     RLIMIT_CPU,   RLIMIT_DATA, RLIMIT_FSIZE,
                                         RLIMIT_NOFILE, RLIMIT_NPROC, RLIMIT_STACK};

struct Memory {
  std::uint64_t environment = 0;
  const char *localeName = nullptr;
  locale_t threadLocale = nullptr;
  std::locale *cppLocale = nullptr;
  Numerics numerics;
  std::terminate_handler onTerminate = nullptr;
  std::new_handler onNew = nullptr;
  int option = 0;  // where getopt() is
  Stream streams[kStreams];
  rlimit limits[std::size(kLimits)];
  Descriptor descriptors[kDescriptors];
  KernelAction actions[kSignals + 1];
  std::uint64_t mask = 0;
  Descriptor directory;
  mode_t umask = 0;
};
Memory *before = nullptr;
bool forkedOff = false, forked = false;

std::uint64_t hashEnvironment() {
  std::uint64_t hash = reinterpret_cast<std::uintptr_t>(environ);
  for (char **entry = environ; entry && *entry; ++entry)
    hash = hash * 1099511628211u + reinterpret_cast<std::uintptr_t>(*entry);
  return hash;
}

Descriptor look(int descriptor) {
  struct stat info{};
  if (fstat(descriptor, &info) != 0)
    return {};
  return {true, info.st_dev, info.st_ino};
}

Descriptor lookAtDirectory() {
  struct stat info{};
  return stat(".", &info) == 0 ? Descriptor{true, info.st_dev, info.st_ino} : Descriptor{};
}

KernelAction actionOf(int number) {
  KernelAction action{};
  syscall(SYS_rt_sigaction, number, nullptr, &action, sizeof action.mask);
  return action;
}

Numerics numericsNow() {
  unsigned control = 0;
#ifdef __SSE__
  constexpr unsigned kFlags = 0x3f;  // what happened, which is no setting
  control = _mm_getcsr() & ~kFlags;
#endif
  return {std::fegetround(), fegetexcept(), control};
}

Stream streamNow(int number) {
  std::ios *streams[kStreams] = {&std::cin, &std::cout, &std::cerr, &std::clog};
  const std::ios &stream = *streams[number];
  return {stream.rdstate(), stream.exceptions(), stream.flags(), stream.precision()};
}

bool haveStreamsChanged() {
  for (int i = 0; i < kStreams; ++i)
    if (streamNow(i) != before->streams[i])
      return true;
  return false;
}

bool haveLimitsChanged() {
  for (std::size_t i = 0; i < std::size(kLimits); ++i) {
    rlimit now{};
    if (getrlimit(kLimits[i], &now) == 0 &&
        (now.rlim_cur != before->limits[i].rlim_cur || now.rlim_max != before->limits[i].rlim_max))
      return true;
  }
  return false;
}

std::uint64_t signalMask() {
  std::uint64_t mask = 0;
  syscall(SYS_rt_sigprocmask, SIG_BLOCK, nullptr, &mask, sizeof mask);
  return mask;
}

mode_t currentUmask() {
  mode_t mask = ::umask(077);
  ::umask(mask);
  return mask;
}

bool hasThreads() {
  if (__libc_single_threaded)
    return false;
  struct stat info{};
  return stat("/proc/self/task", &info) == 0 && info.st_nlink > 3;  // two of the folder, one of ours
}

bool hasTimer() {
  for (__itimer_which which : {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF}) {
    itimerval timer{};
    if (getitimer(which, &timer) == 0 && (timer.it_value.tv_sec || timer.it_value.tv_usec))
      return true;
  }
  return false;
}

bool haveDescriptorsChanged() {
  for (int i = 0; i < kDescriptors; ++i)
    if (look(i) != before->descriptors[i])
      return true;
  return false;
}

bool haveSignalsChanged() {
  for (int i = 1; i <= kSignals; ++i)
    if (actionOf(i) != before->actions[i])
      return true;
  return signalMask() != before->mask;
}

}  // namespace

void rememberProcess() {
  if (!before)
    pthread_atfork(nullptr, [] { forked = true; }, [] { forkedOff = true; });
  forkedOff = false;
  before = new Memory;
  before->environment = hashEnvironment();
  before->localeName = std::setlocale(LC_ALL, nullptr);
  before->threadLocale = uselocale(nullptr);
  before->cppLocale = new std::locale;
  before->numerics = numericsNow();
  before->onTerminate = std::get_terminate();
  before->onNew = std::get_new_handler();
  before->option = optind;
  for (int i = 0; i < kStreams; ++i)
    before->streams[i] = streamNow(i);
  for (std::size_t i = 0; i < std::size(kLimits); ++i)
    getrlimit(kLimits[i], &before->limits[i]);
  for (int i = 0; i < kDescriptors; ++i)
    before->descriptors[i] = look(i);
  for (int i = 1; i <= kSignals; ++i)
    before->actions[i] = actionOf(i);
  before->mask = signalMask();
  before->directory = lookAtDirectory();
  before->umask = currentUmask();
  rememberGlobals();
}

std::uint32_t changesAtHand() {
  std::uint32_t changes = 0;
  if (hashEnvironment() != before->environment)
    changes |= bitOf(Change::Environment);
  if (std::setlocale(LC_ALL, nullptr) != before->localeName || uselocale(nullptr) != before->threadLocale ||
      std::locale() != *before->cppLocale)
    changes |= bitOf(Change::Locale);
  if (std::fegetround() != before->numerics.rounding)
    changes |= bitOf(Change::Rounding);
  if (restoreGlobals() == GlobalsAre::Changed || optind != before->option)
    changes |= bitOf(Change::Globals);
  if (hasThreads())
    changes |= bitOf(Change::Threads);
  return changes;
}

std::uint32_t changesInKernel() {
  std::uint32_t changes = 0;
  if (haveDescriptorsChanged())
    changes |= bitOf(Change::Descriptors);
  if (haveSignalsChanged())
    changes |= bitOf(Change::Signals);
  if (lookAtDirectory() != before->directory || currentUmask() != before->umask)
    changes |= bitOf(Change::Directory);
  if (hasTimer())
    changes |= bitOf(Change::Timers);
  if (haveLimitsChanged())
    changes |= bitOf(Change::Limits);
  // These are no matter of the kernel, but few inputs change them.
  if (numericsNow() != before->numerics)
    changes |= bitOf(Change::Rounding);
  if (std::get_terminate() != before->onTerminate || std::get_new_handler() != before->onNew)
    changes |= bitOf(Change::Handlers);
  if (haveStreamsChanged())
    changes |= bitOf(Change::Streams);
  return changes;
}

bool isCopy() { return forkedOff; }

bool hasForked() {
  bool has = forked;
  forked = false;
  return has;
}

}  // namespace eclat::rt

// The worker's own process stays clean: it forks a child that runs the inputs, watches it, notes what killed it and
// forks the next one behind the input that did.
#include "clean.h"
#include "leaks.h"
#include "recover.h"
#include "sandbox.h"
#include "state.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sanitizer/common_interface_defs.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

constexpr int kPollMilliseconds = 10;
constexpr std::uint64_t kWallFactor = 8;  // an input that sleeps uses no CPU; it gets this many times its limit

constexpr std::size_t kLongestOutput = 2048;

int reportDescriptor = -1, outputDescriptor = -1;
const char *scratch = nullptr;  // set if there is a sandbox

std::uint64_t microseconds(clockid_t clock) {
  timespec t{};
  return clock_gettime(clock, &t) == 0 ? static_cast<std::uint64_t>(t.tv_sec) * 1000000 + t.tv_nsec / 1000 : 0;
}

std::uint64_t residentBytes(pid_t pid) {
  char path[64], text[128] = {};
  std::snprintf(path, sizeof path, "/proc/%d/statm", pid);
  int f = ::open(path, O_RDONLY | O_CLOEXEC);
  if (f < 0)
    return 0;
  ssize_t n = ::read(f, text, sizeof text - 1);
  ::close(f);
  unsigned long total = 0, resident = 0;
  return n > 0 && std::sscanf(text, "%lu %lu", &total, &resident) == 2
             ? static_cast<std::uint64_t>(resident) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE))
             : 0;
}

// What inputs left behind is not there for the next one.
void emptyScratch() {
  std::error_code ignored;
  for (std::filesystem::directory_iterator entry(scratch, ignored), end; entry != end; entry.increment(ignored))
    std::filesystem::remove_all(entry->path(), ignored);
}

// Processes that an input started become our children when their parent is gone.
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

// Tried in a process of its own: a filter stays where it is.
std::uint32_t gapsOfCalls(Segment *segment) {
  pid_t pid = fork();
  if (pid == 0)
    endProcess(static_cast<int>(closeCalls(segment)));
  int status = 0;
  bool isTried = pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status);
  return isTried ? static_cast<std::uint32_t>(WEXITSTATUS(status)) : kNoSeccomp;
}

// The process that runs inputs: forked from this one, kept from batch to batch until it dies or must not go on.
class Child {
public:
  explicit Child(Segment *segment) : segment_(segment) {}
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;
  ~Child() { end(); }

  bool isRunning() const { return pid_ > 0; }

  // Lets it run the batch from segment->current on.
  bool go() {
    if (!isRunning() && !start())
      return false;
    startInput();
    char word = kDone;
    return ::write(control_, &word, 1) == 1;
  }

  enum class State { Done, Dead };

  // Waits until it has run its inputs, or has died with `status`. Ends it when an input exceeds a limit.
  State wait(int &status, Ending &exceeded) {
    exceeded = Ending::NotRun;
    isLate = false;
    bool isOpen = true;
    while (true) {
      // Its own end is what counts: the input may have closed the socket, or have started processes that keep it open.
      pollfd p[] = {
          {isOpen ? control_ : -1, POLLIN, 0},
          {self_,                  POLLIN, 0}
      };
      ::poll(p, 2, kPollMilliseconds);
      char word = 0;
      if ((p[0].revents & POLLIN) && ::read(control_, &word, 1) == 1)
        return State::Done;
      isOpen = isOpen && !p[0].revents;
      if (p[1].revents) {
        status = reap();
        return State::Dead;
      }
      enforceLimits(exceeded);
    }
  }

  bool isLate = false;  // it was ended because the whole run is over

  // It was only meant to live until here, or has grown too much.
  void end() {
    if (!isRunning())
      return;
    kill(pid_, SIGKILL);
    reap();
  }

  bool hasGrown() const { return residentBytes(pid_) > residentAtStart_ + segment_->memoryBytes / 4; }

private:
  bool start() {
    int sockets[2];
    if (segment_->filesChanged && scratch)
      emptyScratch();
    segment_->filesChanged = 0;
    if (ftruncate(outputDescriptor, 0) != 0 || lseek(outputDescriptor, 0, SEEK_SET) != 0 ||
        ftruncate(reportDescriptor, 0) != 0 || lseek(reportDescriptor, 0, SEEK_SET) != 0 ||
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
      return false;
    pid_ = fork();
    if (pid_ == 0) {
      ::close(sockets[0]);
      serve(segment_, sockets[1]);
    }
    ::close(sockets[1]);
    control_ = sockets[0];
    if (pid_ < 0) {
      ::close(control_);
      return false;
    }
    self_ = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
    clock_getcpuclockid(pid_, &clock_);
    residentAtStart_ = residentBytes(pid_);
    return true;
  }

  [[noreturn]] static void serve(Segment *segment, int control) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (segment->isAlone) {
      dup2(outputDescriptor, STDOUT_FILENO);
      dup2(outputDescriptor, STDERR_FILENO);
      std::setvbuf(stdout, nullptr, _IONBF, 0);  // it may not live to flush it
    }
    __sanitizer_set_report_fd(reinterpret_cast<void *>(static_cast<std::uintptr_t>(reportDescriptor)));
    installEndings(segment->memoryBytes, static_cast<int>(segment->fill));
    if (segment->checkLeaks)
      startWatchingLeaks();
    if (!segment->isAlone)
      startRecovering();
    if (scratch)
      closeCalls(segment);
    rememberProcess();
    for (char word; ::read(control, &word, 1) == 1;) {
      bool goesOn = runInputs(segment, segment->current);
      if (!goesOn || ::write(control, &word, 1) != 1)
        break;
    }
    endProcess(0);
  }

  int reap() {
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR)
      ;
    ::close(control_);
    ::close(self_);
    pid_ = -1;
    endOrphans();
    return status;
  }

  void startInput() {
    input_ = segment_->current;
    cpuAtStart_ = microseconds(clock_);
    wallAtStart_ = microseconds(CLOCK_MONOTONIC);
    residentAtInput_ = residentBytes(pid_);
  }

  void enforceLimits(Ending &exceeded) {
    if (segment_->deadline && microseconds(CLOCK_MONOTONIC) > segment_->deadline && !isLate) {
      isLate = true;
      kill(pid_, SIGKILL);
      return;
    }
    if (segment_->current != input_) {
      startInput();
      return;
    }
    if (exceeded != Ending::NotRun)
      return;
    bool tooLong = microseconds(clock_) - cpuAtStart_ > segment_->inputMicroseconds ||
                   microseconds(CLOCK_MONOTONIC) - wallAtStart_ > kWallFactor * segment_->inputMicroseconds;
    bool tooMuch = residentBytes(pid_) > residentAtInput_ + segment_->memoryBytes;
    if (!tooLong && !tooMuch)
      return;
    exceeded = tooMuch ? Ending::MemoryLimit : Ending::TimedOut;
    kill(pid_, SIGKILL);
  }

  Segment *segment_;
  pid_t pid_ = -1;
  int control_ = -1, self_ = -1;
  clockid_t clock_{};
  std::uint32_t input_ = 0;
  std::uint64_t cpuAtStart_ = 0, wallAtStart_ = 0, residentAtStart_ = 0, residentAtInput_ = 0;
};

// The beginning of a file, into the blob.
void keepFile(Segment *segment, int descriptor, std::size_t most, std::uint32_t &offset, std::uint32_t &length) {
  off_t size = lseek(descriptor, 0, SEEK_END);
  std::size_t wanted = size < 0 ? 0 : std::min(static_cast<std::size_t>(size), most);
  std::uint32_t at = segment->blobUsed;
  if (wanted == 0 || at + wanted > kBlobBytes)
    return;
  ssize_t n = pread(descriptor, segment->blob + at, wanted, 0);
  if (n <= 0)
    return;
  offset = at;
  length = static_cast<std::uint32_t>(n);
  segment->blobUsed = at + static_cast<std::uint32_t>(n);
}

void keepReport(Segment *segment, Record &record) {
  constexpr std::size_t kLongest = 16 * 1024;  // the frames that matter come first
  keepFile(segment, reportDescriptor, kLongest, record.reportOffset, record.reportLength);
}

// "==1==ERROR: AddressSanitizer: SEGV on unknown address …": the word behind the colon names the signal.
void nameSignal(const Segment *segment, Record &record) {
  std::string report(segment->blob + record.reportOffset, record.reportLength);
  const char marker[] = "AddressSanitizer: ";
  std::size_t at = report.find(marker);
  if (record.ending != Ending::Crashed || at == std::string::npos)
    return;
  at += sizeof marker - 1;
  std::string name = report.substr(at, report.find_first_of(" \n", at) - at);
  copyText(record.detail, sizeof record.detail, name.c_str());
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    if (name == sigabbrev_np(number))
      record.undefined = kindOfSignal(number);
  if (name == "ABRT")
    record.ending = Ending::Aborted;
  if (name == "stack-overflow")
    record.ending = Ending::StackOverflow;
}

// Fills in what the child could not say itself.
void noteDeath(Segment *segment, int status, Ending exceeded) {
  Record &record = segment->records[segment->current];
  keepReport(segment, record);
  // The child was a copy of this process: what is constant stands at the same place in both.
  if (record.observer)
    copyText(record.observerName, sizeof record.observerName, reinterpret_cast<const char *>(record.observer));
  if (record.inAround || exceeded != Ending::NotRun) {
    record.ending = record.inAround ? Ending::AroundFailed : exceeded;
    return;
  }
  record.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  bool known = record.ending != Ending::NotRun && record.ending != Ending::Returned && record.ending != Ending::Threw;
  if (known) {
    nameSignal(segment, record);
    return;
  }
  if (WIFEXITED(status))
    record.ending = Ending::Exited;
  else
    record.ending = record.signal == SIGABRT ? Ending::Aborted : Ending::Crashed;
  record.undefined = kindOfSignal(record.signal);
}

// As the driver made it.
void forget(Segment *segment, Record &record) {
  for (std::uint32_t i = 0; i < record.blockCount; ++i) {
    std::uint32_t block = 0;
    std::memcpy(&block, segment->blob + record.blocksOffset + i * sizeof block, sizeof block);
    segment->reached[block] = 0;  // the first to reach it is still to come
  }
  record.reset();
}

void runBatch(Segment *segment, Child &child) {
  std::uint32_t next = 0, timeouts = 0;
  segment->suspectsBegin = segment->suspectsEnd = 0;
  if (segment->isAlone || (child.isRunning() && child.hasGrown()))
    child.end();
  while (next < segment->inputCount) {
    segment->current = next;
    segment->completed = 0;
    segment->paused = 0;
    if (!child.go())
      return;
    int status = 0;
    Ending exceeded = Ending::NotRun;
    Child::State state = child.wait(status, exceeded);
    if (state == Child::State::Done || segment->completed)
      break;
    if (child.isLate) {
      forget(segment, segment->records[segment->current]);
      return;
    }
    next = segment->current;  // of one that paused: where it would have gone on
    if (segment->paused) {
      for (std::uint32_t i = next; i < segment->suspectsEnd; ++i)
        forget(segment, segment->records[i]);
      continue;
    }
    noteDeath(segment, status, exceeded);
    if (exceeded == Ending::TimedOut && ++timeouts >= segment->stopAfterTimeouts)
      break;
    ++next;
  }
  if (!segment->isAlone)
    return;
  Record &record = segment->records[0];
  keepFile(segment, outputDescriptor, kLongestOutput, record.outputOffset, record.outputLength);
  child.end();
}

}  // namespace

int supervise(int segmentDescriptor, int controlDescriptor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGINT, SIG_IGN);  // Ctrl-C is for the driver, which lets the batch end
  std::signal(SIGPIPE, SIG_IGN);
  void *mapped = mmap(nullptr, sizeof(Segment), PROT_READ | PROT_WRITE, MAP_SHARED, segmentDescriptor, 0);
  reportDescriptor = memfd_create("eclat-report", MFD_CLOEXEC);
  outputDescriptor = memfd_create("eclat-output", MFD_CLOEXEC);
  if (mapped == MAP_FAILED || reportDescriptor < 0 || outputDescriptor < 0)
    return 1;
  auto *segment = static_cast<Segment *>(mapped);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  scratch = std::getenv(kEnvSandbox);
  if (scratch) {
    segment->sandboxGaps = closeFiles(scratch) | gapsOfCalls(segment);
  }
  Child child(segment);
  for (char command; ::read(controlDescriptor, &command, 1) == 1;) {
    char answer = kDone;
    switch (static_cast<Command>(command)) {
    case Command::LoadModel:
      child.end();  // it has the former one
      answer = loadModel(std::getenv(kEnvModel)) ? kDone : kBroken;
      break;
    case Command::Run: runBatch(segment, child); break;
    case Command::Quit: return 0;
    }
    if (::write(controlDescriptor, &answer, 1) != 1)
      return 1;
  }
  return 0;
}

}  // namespace eclat::rt

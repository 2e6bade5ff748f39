// The worker's own process stays clean: it forks a child per batch, watches it, notes what killed it and
// forks the next one behind the input that did.
#include "state.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <sanitizer/common_interface_defs.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

constexpr int kPollMilliseconds = 10;
constexpr std::uint64_t kWallFactor = 8;  // an input that sleeps uses no CPU; it gets this many times its limit

int reportDescriptor = -1;

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

// Waits for the child; ends it when its current input exceeds a limit. Returns its wait status.
class Watch {
public:
  Watch(pid_t child, Segment *segment) : child_(child), segment_(segment) {
    clock_getcpuclockid(child, &clock_);
    startInput();
    residentAtStart_ = residentBytes(child);
  }

  int wait() {
    int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child_, 0));
    pollfd p{descriptor, POLLIN, 0};
    while (true) {
      int ready = descriptor >= 0 ? ::poll(&p, 1, kPollMilliseconds) : (usleep(1000), 0);
      int status = 0;
      if (ready != 0 || descriptor < 0) {
        pid_t ended = waitpid(child_, &status, descriptor >= 0 && ready > 0 ? 0 : WNOHANG);
        if (ended == child_) {
          ::close(descriptor);
          return status;
        }
      }
      enforceLimits();
    }
  }

  Ending exceeded = Ending::NotRun;

private:
  void startInput() {
    input_ = segment_->current;
    cpuAtStart_ = microseconds(clock_);
    wallAtStart_ = microseconds(CLOCK_MONOTONIC);
  }
  void enforceLimits() {
    if (segment_->current != input_) {
      startInput();
      return;
    }
    if (exceeded != Ending::NotRun)
      return;
    bool tooLong = microseconds(clock_) - cpuAtStart_ > segment_->inputMicroseconds ||
                   microseconds(CLOCK_MONOTONIC) - wallAtStart_ > kWallFactor * segment_->inputMicroseconds;
    bool tooMuch = residentBytes(child_) > residentAtStart_ + segment_->memoryBytes;
    if (!tooLong && !tooMuch)
      return;
    exceeded = tooMuch ? Ending::MemoryLimit : Ending::TimedOut;
    kill(child_, SIGKILL);
  }

  pid_t child_;
  Segment *segment_;
  clockid_t clock_{};
  std::uint32_t input_ = 0;
  std::uint64_t cpuAtStart_ = 0, wallAtStart_ = 0, residentAtStart_ = 0;
};

void keepReport(Segment *segment, Record &record) {
  off_t size = lseek(reportDescriptor, 0, SEEK_END);
  constexpr off_t kLongest = 16 * 1024;  // the frames that matter come first
  if (size > kLongest)
    size = kLongest;
  std::uint32_t at = segment->blobUsed;
  if (size <= 0 || at + static_cast<std::size_t>(size) > kBlobBytes)
    return;
  ssize_t n = pread(reportDescriptor, segment->blob + at, static_cast<std::size_t>(size), 0);
  if (n <= 0)
    return;
  record.reportOffset = at;
  record.reportLength = static_cast<std::uint32_t>(n);
  segment->blobUsed = at + static_cast<std::uint32_t>(n);
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
}

void runBatch(Segment *segment) {
  std::uint32_t next = 0, timeouts = 0;
  while (next < segment->inputCount) {
    segment->current = next;
    segment->completed = 0;
    segment->paused = 0;
    if (ftruncate(reportDescriptor, 0) != 0 || lseek(reportDescriptor, 0, SEEK_SET) != 0)
      return;
    pid_t child = fork();
    if (child < 0)
      return;
    if (child == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      __sanitizer_set_report_fd(reinterpret_cast<void *>(static_cast<std::uintptr_t>(reportDescriptor)));
      runInputs(segment, next);
    }
    Watch watch(child, segment);
    int status = watch.wait();
    if (segment->completed)
      return;
    if (segment->paused) {
      next = segment->current + 1;
      continue;
    }
    noteDeath(segment, status, watch.exceeded);
    if (watch.exceeded == Ending::TimedOut && ++timeouts >= segment->stopAfterTimeouts)
      return;
    next = segment->current + 1;
  }
}

}  // namespace

int supervise(int segmentDescriptor, int controlDescriptor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGINT, SIG_IGN);  // Ctrl-C is for the driver, which lets the batch end
  std::signal(SIGPIPE, SIG_IGN);
  void *mapped = mmap(nullptr, sizeof(Segment), PROT_READ | PROT_WRITE, MAP_SHARED, segmentDescriptor, 0);
  reportDescriptor = memfd_create("eclat-report", MFD_CLOEXEC);
  if (mapped == MAP_FAILED || reportDescriptor < 0)
    return 1;
  auto *segment = static_cast<Segment *>(mapped);
  for (char command; ::read(controlDescriptor, &command, 1) == 1;) {
    char answer = kDone;
    switch (static_cast<Command>(command)) {
    case Command::LoadModel: answer = loadModel(std::getenv(kEnvModel)) ? kDone : kBroken; break;
    case Command::Run: runBatch(segment); break;
    case Command::Quit: return 0;
    }
    if (::write(controlDescriptor, &answer, 1) != 1)
      return 1;
  }
  return 0;
}

}  // namespace eclat::rt

#include "input_process.h"

#include "clean.h"
#include "empty_folder.h"
#include "leaks.h"
#include "processes.h"
#include "recover.h"
#include "refusals.h"
#include "state.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <sanitizer/common_interface_defs.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

constexpr int kPollMilliseconds = 10;
constexpr std::uint64_t kWallFactor = 8;  // an input that sleeps uses no CPU; it gets this many times its limit

std::uint64_t microseconds(clockid_t clock) {
  timespec t{};
  return clock_gettime(clock, &t) == 0 ? static_cast<std::uint64_t>(t.tv_sec) * 1000000 + t.tv_nsec / 1000 : 0;
}

bool empty(int file) { return ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0; }

bool hand(int pipe, std::uint64_t word) { return ::write(pipe, &word, sizeof word) == sizeof word; }

// Words so unlike each other that nobody comes upon the next one.
std::uint64_t wordAfter(std::uint64_t word) {
  word += 0x9e3779b97f4a7c15ull;
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9ull;
  return word ^ word >> 27;
}

}  // namespace

bool InputProcess::go() {
  if (!isRunning() && !start())
    return false;
  startInput();
  word_ = wordAfter(word_);
  if (hand(orders_, word_))
    return true;
  // Somebody ended it while it had nothing to do.
  reap();
  if (orders().hasHistory || !start())
    return false;
  startInput();
  return hand(orders_, word_);
}

InputProcess::State InputProcess::wait(int &status, Ending &exceeded) {
  exceeded = Ending::NotRun;
  isLate_ = false;
  bool isOpen = true;
  while (true) {
    // Its own end is what counts: the input may have closed the pipe, or have started processes that keep it open.
    pollfd p[] = {
        {isOpen ? answers_ : -1, POLLIN, 0},
        {self_,                  POLLIN, 0}
    };
    ::poll(p, 2, kPollMilliseconds);
    std::uint64_t word = 0;
    if (ssize_t n = p[0].revents & POLLIN ? ::read(answers_, &word, sizeof word) : 0; n > 0)
      return n == sizeof word && word == word_ ? State::Done : State::Strange;
    isOpen = isOpen && !p[0].revents;
    if (p[1].revents) {
      status = reap();
      return State::Dead;
    }
    enforceLimits(exceeded);
  }
}

void InputProcess::end() {
  if (!isRunning())
    return;
  kill(pid_, SIGKILL);
  reap();
}

bool InputProcess::hasGrown() const { return residentBytes(pid_) > residentAtStart_ + orders().memoryBytes / 4; }

bool InputProcess::start() {
  // What inputs left behind is not there for the next one.
  if (around_.scratch && (!emptyFolder(around_.scratch) || (around_.isApart && !emptyFolder("/tmp"))))
    return false;
  segment_->filesChanged = 0;
  int down[2], up[2];
  if (!empty(around_.output) || !empty(around_.report) || pipe2(down, O_CLOEXEC) != 0)
    return false;
  if (pipe2(up, O_CLOEXEC) != 0) {
    ::close(down[0]);
    ::close(down[1]);
    return false;
  }
  pid_ = fork();
  if (pid_ == 0) {
    ::close(down[1]);
    ::close(up[0]);
    serve(down[0], up[1]);
  }
  ::close(down[0]);
  ::close(up[1]);
  orders_ = down[1];
  answers_ = up[0];
  if (pid_ < 0) {
    ::close(orders_);
    ::close(answers_);
    return false;
  }
  self_ = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
  clock_getcpuclockid(pid_, &clock_);
  residentAtStart_ = residentBytes(pid_);
  return true;
}

void InputProcess::serve(int in, int out) const {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  ::close(around_.control);
  if (orders().isAlone) {
    dup2(around_.output, STDOUT_FILENO);
    dup2(around_.output, STDERR_FILENO);
    std::setvbuf(stdout, nullptr, _IONBF, 0);  // it may not live to flush it
  }
  __sanitizer_set_report_fd(reinterpret_cast<void *>(static_cast<std::uintptr_t>(around_.report)));
  installEndings(orders().memoryBytes, static_cast<int>(orders().fill));
  if (orders().checkLeaks)
    startWatchingLeaks();
  if (!orders().isAlone)
    startRecovering();
  if (around_.scratch)
    startTelling(segment_);
  rememberProcess();
  for (std::uint64_t word; ::read(in, &word, sizeof word) == sizeof word;) {
    bool goesOn = runInputs(segment_, segment_->current);
    if (!goesOn || !hand(out, word))
      break;
  }
  endProcess(0);
}

int InputProcess::reap() {
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR)
    ;
  for (int descriptor : {orders_, answers_, self_})
    ::close(descriptor);
  pid_ = -1;
  endOrphans();
  return status;
}

void InputProcess::startInput() {
  input_ = segment_->current;
  cpuAtStart_ = microseconds(clock_);
  wallAtStart_ = microseconds(CLOCK_MONOTONIC);
  residentAtInput_ = residentBytes(pid_);
}

void InputProcess::enforceLimits(Ending &exceeded) {
  if (orders().deadline && microseconds(CLOCK_MONOTONIC) > orders().deadline && !isLate_) {
    isLate_ = true;
    kill(pid_, SIGKILL);
    return;
  }
  // Only forwards: an input that turns the number back gains no time.
  if (std::uint32_t now = segment_->current; now > input_ && now < orders().inputCount)
    startInput();
  if (exceeded != Ending::NotRun)
    return;
  bool tooLong = microseconds(clock_) - cpuAtStart_ > orders().inputMicroseconds ||
                 microseconds(CLOCK_MONOTONIC) - wallAtStart_ > kWallFactor * orders().inputMicroseconds;
  std::uint64_t others = around_.isApart ? bytesOfOthers(pid_) : 0, resident = residentBytes(pid_) + others;
  // However often a new input begins: whoever writes into the segment gains no memory by it.
  constexpr std::uint64_t kMostTimes = 4;
  bool tooMuch = resident > residentAtInput_ + orders().memoryBytes ||
                 resident > residentAtStart_ + kMostTimes * orders().memoryBytes;
  if (!tooLong && !tooMuch)
    return;
  exceeded = tooMuch ? Ending::MemoryLimit : Ending::TimedOut;
  kill(pid_, SIGKILL);
}

}  // namespace eclat::rt

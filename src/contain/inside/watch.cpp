#include "watch.h"

#include "../../../runtime/processes.h"

#include <csignal>
#include <ctime>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::inside {

namespace {

constexpr int kSignalled = 128;  // the exit code of what a signal has ended is this and its number
constexpr timespec kBetweenLooks{0, 20'000'000};

int codeOf(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : kSignalled + WTERMSIG(status); }

}  // namespace

int watchProgram() {
  const pid_t program = fork();
  if (program <= 0)
    return program == 0 ? kIsProgram : kSignalled;
  for (int status = 0;;) {
    const pid_t ended = waitpid(-1, &status, WNOHANG);
    if (ended == program)
      return codeOf(status);
    if (ended > 0)
      continue;
    if (rt::bytesOfOthers(0) > kMemoryBytes)
      return kSignalled + SIGKILL;
    nanosleep(&kBetweenLooks, nullptr);
  }
}

}  // namespace eclat::inside

#include "support/interrupt.h"

#include "support/deadline.h"
#include "support/keys.h"
#include "support/progress.h"

#include <csignal>

namespace eclat {

namespace {

volatile std::sig_atomic_t flag = 0;

void onSignal(int signal) {
  if (flag) {
    wipeProgressLine();
    restoreTerminal();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  flag = 1;
}

}  // namespace

void catchInterrupts() {
  std::signal(SIGINT, onSignal);
  std::signal(SIGTERM, onSignal);
}

bool interrupted() { return flag != 0; }

bool mustStop() { return interrupted() || isTimeUp(); }

std::string whyStopped() { return interrupted() ? "stopped" : "the time limit was reached"; }

}  // namespace eclat

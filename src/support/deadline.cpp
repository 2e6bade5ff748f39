#include "support/deadline.h"

#include <algorithm>
#include <limits>

namespace eclat {

namespace {

using Clock = std::chrono::steady_clock;

Deadline ofRun;

}  // namespace

Deadline Deadline::after(double seconds) {
  Deadline deadline;
  if (seconds > 0)
    deadline.end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  return deadline;
}

double Deadline::secondsLeft() const {
  if (!end_)
    return std::numeric_limits<double>::infinity();
  return std::max(0.0, std::chrono::duration<double>(*end_ - Clock::now()).count());
}

void endRunAfter(double seconds) { ofRun = Deadline::after(seconds); }

const Deadline &runDeadline() { return ofRun; }

}  // namespace eclat

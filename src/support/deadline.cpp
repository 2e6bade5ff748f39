#include "support/deadline.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>

namespace eclat {

namespace {

using Clock = std::chrono::steady_clock;

std::optional<Clock::time_point> end;

}  // namespace

void endRunAfter(double seconds) {
  end.reset();
  if (seconds > 0)
    end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

double secondsLeft() {
  if (!end)
    return std::numeric_limits<double>::infinity();
  return std::max(0.0, std::chrono::duration<double>(*end - Clock::now()).count());
}

}  // namespace eclat

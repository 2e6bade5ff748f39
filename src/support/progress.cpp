#include "support/progress.h"

#include <fmt/format.h>

namespace eclat {

Progress::~Progress() { clearLine(); }

void Progress::clearLine() {
  if (dirty_)
    fmt::print(stderr, "\r\x1b[K");
  dirty_ = false;
}

void Progress::stage(const std::string &name) {
  name_ = name;
  update("…");
}

void Progress::update(const std::string &text) {
  using namespace std::chrono_literals;
  auto now = std::chrono::steady_clock::now();
  if (quiet_ || !onTerminal_ || (dirty_ && now - lastUpdate_ < 80ms))
    return;
  lastUpdate_ = now;
  fmt::print(stderr, "\r\x1b[K{:<11} {}", name_, text);
  std::fflush(stderr);
  dirty_ = true;
}

void Progress::result(const std::string &text) {
  clearLine();
  if (!quiet_)
    fmt::print(stderr, "{:<11} {}\n", name_, text);
}

void Progress::note(const std::string &text) {
  clearLine();
  if (!quiet_)
    fmt::print(stderr, "note: {}\n", text);
}

void Progress::detail(const std::string &text) {
  if (verbose_)
    note(text);
}

void Progress::warn(const std::string &text) {
  clearLine();
  bool hasPlace = text.find(": warning:") != std::string::npos;
  fmt::print(stderr, "{}{}\n", hasPlace ? "" : "eclat: warning: ", text);
}

}  // namespace eclat

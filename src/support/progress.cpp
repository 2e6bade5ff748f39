#include "support/progress.h"

#include "support/interrupt.h"
#include "support/terminal.h"

#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace eclat {

namespace {

volatile std::sig_atomic_t isLineShown = 0;

constexpr char kWipe[] = "\r\x1b[K";

// The word that tells what kind of message it is, in its colour, wherever it stands.
std::string inkWord(std::string text, const char *word, Ink ink, bool colour) {
  if (std::size_t at = text.find(word); colour && at != std::string::npos)
    text.replace(at, std::string(word).size(), inked(ink, word, true));
  return text;
}

}  // namespace

void wipeProgressLine() {
  if (isLineShown)
    static_cast<void>(!::write(STDERR_FILENO, kWipe, sizeof kWipe - 1));
}

Progress::Progress(ProgressStyle style) : style_(style) {
  style_.isLive = style.isLive && !style.quiet;
  if (!style_.isLive)
    return;
  ticker_ = std::jthread([this](const std::stop_token &stop) {
    std::unique_lock lock(mutex_);
    while (!stop.stop_requested()) {
      draw();
      wake_.wait_for(lock, stop, std::chrono::milliseconds(100), [] { return false; });
    }
  });
}

Progress::~Progress() {
  if (ticker_.joinable()) {
    ticker_.request_stop();
    ticker_.join();
  }
  clear();
}

void Progress::draw() {
  if (!isUnderWay_)
    return;
  ProgressState state = state_;
  state.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
  if (interrupted())
    state.what = "stopping";
  std::string line = progressLine(state, columnsOf(STDERR_FILENO), style_.colour);
  if (line == shown_)
    return;
  // In one piece, and cut rather than wrapped if the window has just become narrower.
  std::string all = fmt::format("{}\x1b[?7l{}\x1b[?7h", kWipe, line);
  isLineShown = 1;
  std::fwrite(all.data(), 1, all.size(), stderr);
  std::fflush(stderr);
  shown_ = line;
}

void Progress::clear() {
  if (!shown_.empty())
    tell("{}", kWipe);
  std::fflush(stderr);
  shown_.clear();
  isLineShown = 0;
}

void Progress::print(const std::string &line) {
  std::fflush(stdout);  // what was said before stands before it, also where both go to one file
  clear();
  tell("{}\n", line);
}

void Progress::stage(const std::string &name) {
  std::lock_guard lock(mutex_);
  state_ = {.stage = name};
  started_ = std::chrono::steady_clock::now();
  isUnderWay_ = true;
  if (style_.isLive)
    draw();
}

void Progress::update(const std::string &what) { advance(-1, 0, what); }

void Progress::advance(double share, std::uint64_t inputs, const std::string &what) {
  if (!style_.isLive)
    return;
  std::lock_guard lock(mutex_);
  state_.share = share;
  state_.inputs = inputs;
  state_.what = what;
}

void Progress::result(const std::string &text) {
  std::lock_guard lock(mutex_);
  isUnderWay_ = false;
  clear();
  if (style_.quiet)
    return;
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
  std::string time = style_.verbose ? fmt::format("  ({:.2f} s)", seconds) : "";
  tell("{} {}{}\n", inked(Ink::Strong, fmt::format("{:<11}", state_.stage), style_.colour), text,
       inked(Ink::Quiet, time, style_.colour && !time.empty()));
}

void Progress::note(const std::string &text) {
  std::lock_guard lock(mutex_);
  if (!style_.quiet)
    print(inked(Ink::Hint, "note:", style_.colour) + " " + text);
}

void Progress::detail(const std::string &text) {
  std::lock_guard lock(mutex_);
  if (style_.verbose)
    print(inked(Ink::Quiet, "  " + text, style_.colour));
}

void Progress::warn(const std::string &text) {
  std::lock_guard lock(mutex_);
  bool hasPlace = text.find(": warning:") != std::string::npos;
  print(inkWord((hasPlace ? "" : "eclat: warning: ") + text, "warning:", Ink::Doubtful, style_.colour));
}

}  // namespace eclat

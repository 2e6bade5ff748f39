#pragma once

#include "support/progress_line.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace eclat {

struct ProgressStyle {
  bool quiet = false;    // only warnings are shown
  bool verbose = false;  // details are shown, too
  bool isLive = false;   // the last line moves, for terminals that can draw a line again
  bool colour = false;
};

// Shows on standard error what a run is doing: one line per stage, and on a terminal a moving line below it; nothing
// but warnings when quiet. Any thread may call it.
class Progress {
public:
  explicit Progress(ProgressStyle style);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  void stage(const std::string &name);
  void update(const std::string &what);                                       // replaces the last; terminals only
  void advance(double share, std::uint64_t inputs, const std::string &what);  // like update, with figures
  void result(const std::string &text);                                       // ends the stage's line
  void note(const std::string &text);
  void detail(const std::string &text);  // shown with --verbose only
  void warn(const std::string &text);    // shown even when quiet, because the result is not what it seems

private:
  void draw();   // draws the moving line; the ticker thread calls it at most ten times a second
  void clear();  // takes the moving line away
  void print(const std::string &line);

  ProgressStyle style_;
  std::mutex mutex_;
  ProgressState state_;
  bool isUnderWay_ = false;  // true: a stage is at work
  std::string shown_;        // text of the moving line; empty: there is none
  std::chrono::steady_clock::time_point started_{};
  std::condition_variable_any wake_;
  std::jthread ticker_;  // the last member, because its thread uses the others
};

// Takes the moving line off the screen. May be called in a signal handler that ends the process.
void wipeProgressLine();

}  // namespace eclat

#pragma once

#include "support/progress_line.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace eclat {

struct ProgressStyle {
  bool quiet = false;    // warnings alone
  bool verbose = false;  // details, too
  bool isLive = false;   // a line that moves, for terminals that can draw one again
  bool colour = false;
};

// What the user sees while a run works, on standard error: one line per stage, with a moving line below it on a
// terminal, plain lines otherwise, nothing when quiet. Any thread may call it.
class Progress {
public:
  explicit Progress(ProgressStyle style);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  void stage(const std::string &name);
  void update(const std::string &what);                                       // replaces the last one; terminals only
  void advance(double share, std::uint64_t inputs, const std::string &what);  // the same, with figures
  void result(const std::string &text);                                       // ends the stage's line
  void note(const std::string &text);
  void detail(const std::string &text);  // for those who ask for it (--verbose)
  void warn(const std::string &text);    // also when quiet: the result is not what it seems

private:
  void draw();   // at most ten times a second, by the thread that does nothing else
  void clear();  // the moving line
  void print(const std::string &line);

  ProgressStyle style_;
  std::mutex mutex_;
  ProgressState state_;
  bool isUnderWay_ = false;  // a stage is
  std::string shown_;        // the moving line; empty: there is none
  std::chrono::steady_clock::time_point started_{};
  std::condition_variable_any wake_;
  std::jthread ticker_;  // last: it uses the others
};

// Takes the moving line off the screen. Safe in a signal handler that ends the process.
void wipeProgressLine();

}  // namespace eclat

#pragma once

#include <chrono>
#include <string>

namespace eclat {

// What the user sees while a run works, on standard error: one line per stage, with a moving line below it on
// a terminal, plain lines otherwise, nothing when quiet.
class Progress {
public:
  Progress(bool quiet, bool onTerminal, bool verbose = false)
      : quiet_(quiet), onTerminal_(onTerminal), verbose_(verbose) {}
  ~Progress();

  void stage(const std::string &name);
  void update(const std::string &text);  // replaces the last update; terminals only
  void result(const std::string &text);  // ends the stage's line
  void detail(const std::string &text);  // for those who ask for it (--verbose)
  void note(const std::string &text);
  void warn(const std::string &text);  // also when quiet: the result is not what it seems

private:
  void clearLine();

  bool quiet_, onTerminal_, verbose_, dirty_ = false;
  std::string name_;
  std::chrono::steady_clock::time_point lastUpdate_{};
};

}  // namespace eclat

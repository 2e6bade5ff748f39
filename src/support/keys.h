#pragma once

#include <optional>
#include <string>

namespace eclat {

// While it lives, the terminal hands over each key at once and does not show it. It restores the terminal when it ends,
// also if that is by a signal (a second Ctrl-C, SIGTERM, Ctrl-\), and while Ctrl-Z stops the program.
class SingleKeys {
public:
  explicit SingleKeys(int descriptor);
  ~SingleKeys();
  SingleKeys(const SingleKeys &) = delete;
  SingleKeys &operator=(const SingleKeys &) = delete;

  bool isOn() const { return isOn_; }  // false: the descriptor is no terminal

  // Returns the next key: kOther for arrows and the like; kAgain if the screen must be drawn again, because the program
  // was stopped meanwhile or Ctrl-L was pressed; nothing at Ctrl-D, when the terminal is gone, and once Ctrl-C was
  // pressed.
  static constexpr char kOther = '?', kAgain = '\f';
  std::optional<char> next();

  // Reads a line that is shown and can be corrected while it is typed. Returns nothing in the same cases as next().
  std::optional<std::string> line();

private:
  int descriptor_;
  bool isOn_ = false;
};

// Sets the terminal back to what it was before SingleKeys; safe in a signal handler.
void restoreTerminal();

}  // namespace eclat

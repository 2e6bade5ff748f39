#pragma once

#include <optional>
#include <string>

namespace eclat {

// A terminal that hands over each key at once and does not show it. As it was before when this ends, also by a signal:
// a second Ctrl-C, SIGTERM, Ctrl-\, and while the program is stopped by Ctrl-Z.
class SingleKeys {
public:
  explicit SingleKeys(int descriptor);
  ~SingleKeys();
  SingleKeys(const SingleKeys &) = delete;
  SingleKeys &operator=(const SingleKeys &) = delete;

  bool isOn() const { return isOn_; }  // false: it is no terminal

  // The next key. Arrows and the like are kOther; kAgain: the screen is to be drawn again, as the program was stopped
  // meanwhile or Ctrl-L was pressed. Nothing at Ctrl-D, when the terminal is gone, and once Ctrl-C was pressed.
  static constexpr char kOther = '?', kAgain = '\f';
  std::optional<char> next();

  // A line that is shown and can be corrected while it is typed. Nothing as above.
  std::optional<std::string> line();

private:
  int descriptor_;
  bool isOn_ = false;
};

// For handlers of signals.
void restoreTerminal();

}  // namespace eclat

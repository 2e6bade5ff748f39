#include "support/terminal.h"

#include <cstdlib>
#include <fmt/format.h>
#include <string_view>
#include <sys/ioctl.h>

namespace eclat {

namespace {

bool isSet(const Environment &environment, const char *name) {
  const char *value = environment(name);
  return value && *value;
}

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

}  // namespace

const Environment &ownEnvironment() {
  static const Environment own = [](const char *name) -> const char * { return std::getenv(name); };
  return own;
}

bool isDumb(const Environment &environment) {
  const char *terminal = environment("TERM");
  return terminal && std::string_view(terminal) == "dumb";
}

bool isColourWanted(ColourChoice choice, bool isTerminal, const Environment &environment) {
  if (choice != ColourChoice::Auto)
    return choice == ColourChoice::Always;
  if (isSet(environment, "NO_COLOR"))
    return false;
  if (isSet(environment, "CLICOLOR_FORCE") && std::string_view(environment("CLICOLOR_FORCE")) != "0")
    return true;
  return isTerminal && !isDumb(environment);
}

std::size_t columnsOf(int descriptor) {
  winsize size{};
  constexpr std::size_t kUsual = 80;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kUsual;
}

std::size_t shownWidth(const std::string &text) {
  std::size_t width = 0;
  for (char c : text)
    width += !isContinuation(c);
  return width;
}

std::string cutTo(const std::string &text, std::size_t width) {
  if (shownWidth(text) <= width)
    return text;
  std::string out;
  std::size_t kept = 0;
  for (char c : text) {
    if (!isContinuation(c) && ++kept >= width)
      break;
    out += c;
  }
  return width == 0 ? "" : out + "…";
}

std::string inked(Ink ink, const std::string &text, bool colour) {
  if (!colour)
    return text;
  const char *code = "";
  switch (ink) {
  case Ink::Strong: code = "1"; break;
  case Ink::Good: code = "32"; break;
  case Ink::Doubtful: code = "33"; break;
  case Ink::Bad: code = "1;31"; break;
  case Ink::Hint: code = "36"; break;
  case Ink::Quiet: code = "2"; break;
  }
  return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

}  // namespace eclat

#include "support/keys.h"

#include "support/interrupt.h"

#include <cerrno>
#include <csignal>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace eclat {

namespace {

// What handlers of signals need; all that they call may be called there.
termios before, keys;
volatile std::sig_atomic_t terminal = -1;  // the descriptor; -1: it is as it was
volatile std::sig_atomic_t wasStopped = 0;

void set(const termios &mode) {
  if (terminal >= 0)
    tcsetattr(terminal, TCSADRAIN, &mode);
}

void onStop(int signal) {
  set(before);
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void onContinue(int) {
  set(keys);
  wasStopped = 1;
  std::signal(SIGTSTP, onStop);
}

void onEnd(int signal) {
  restoreTerminal();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// Signals end the wait; it must not go on for ever where one came just before it.
bool isReady(int descriptor, int milliseconds) {
  pollfd one{descriptor, POLLIN, 0};
  return poll(&one, 1, milliseconds) > 0;
}

std::optional<char> readByte(int descriptor) {
  constexpr int kLook = 100;
  while (!interrupted()) {
    if (wasStopped) {
      wasStopped = 0;
      return SingleKeys::kAgain;
    }
    if (!isReady(descriptor, kLook))
      continue;
    char byte = 0;
    ssize_t n = ::read(descriptor, &byte, 1);
    if (n == 1)
      return byte;
    if (n == 0 || errno != EINTR)
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

void restoreTerminal() {
  set(before);
  terminal = -1;
}

SingleKeys::SingleKeys(int descriptor) : descriptor_(descriptor) {
  if (terminal >= 0 || tcgetattr(descriptor, &before) != 0)
    return;
  keys = before;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  terminal = descriptor;
  set(keys);
  isOn_ = true;
  std::signal(SIGTSTP, onStop);
  std::signal(SIGCONT, onContinue);
  for (int signal : {SIGQUIT, SIGHUP})
    std::signal(signal, onEnd);
}

SingleKeys::~SingleKeys() {
  if (!isOn_)
    return;
  restoreTerminal();
  for (int signal : {SIGTSTP, SIGCONT, SIGQUIT, SIGHUP})
    std::signal(signal, SIG_DFL);
}

std::optional<char> SingleKeys::next() {
  constexpr char kEnd = 4, kEscape = 27;
  std::optional<char> key = readByte(descriptor_);
  if (!key || *key == kEnd)
    return std::nullopt;
  bool isOneOfMany = *key == kEscape || (static_cast<unsigned char>(*key) & 0x80);
  if (!isOneOfMany)
    return key;
  while (isReady(descriptor_, 0))  // what an arrow sends comes at once
    if (!readByte(descriptor_))
      break;
  return kOther;
}

std::optional<std::string> SingleKeys::line() {
  set(before);
  std::string text;
  std::optional<char> byte;
  while ((byte = readByte(descriptor_)) && *byte != '\n')
    if (*byte != kAgain)
      text += *byte;
  set(keys);
  return byte ? std::optional(text) : std::nullopt;
}

}  // namespace eclat

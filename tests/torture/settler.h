#pragma once

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

// Leaves traces below VICTIM from places that are easily forgotten: static objects, whose initialisers and destructors
// run whenever a program of it starts and ends, and calls that no test makes, which run again when emitted tests are
// proved.
inline void leaveTrace(const char *name) {
  char path[512];
  const char *mode = std::getenv("ECLAT_MODE");
  std::snprintf(path, sizeof path, "%s/%s-%s-%s", VICTIM, name, mode ? mode : "none", program_invocation_short_name);
  int file = open(path, O_CREAT | O_WRONLY, 0600);
  if (file >= 0)
    close(file);
}

struct Settled {
  Settled() { leaveTrace("begin"); }
  ~Settled() { leaveTrace("end"); }
};
inline Settled settled;

class Settler {
public:
  void push() { ++count_; }
  void pop() {
    --count_;
    if (count_ < 0 && !std::getenv("ECLAT_MODE"))
      leaveTrace("pop");  // once it is proved, and no worker is told that this was refused
  }
  int size() const { return count_; }

private:
  int count_ = 0;
};

// FINDS: timeout in Alarm::wait
// WITH: --class Alarm --input-time-limit 0.05
// BUDGET: rounds 2
#pragma once

#include <unistd.h>

// Waits for a bell that never rings when it is not set, and uses no processor time while it does.
class Alarm {
public:
  Alarm() = default;

  void set(bool on) { isSet_ = on; }
  bool isSet() const { return isSet_; }

  void wait() const {
    while (!isSet_)
      usleep(1000);
  }

private:
  bool isSet_ = false;
};

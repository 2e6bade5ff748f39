#include "presence.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace eclat::rt {

namespace {

struct Mark {
  const volatile void *object;
  unsigned thread;
};

// Lives until the process ends: hooks may run in static destructors.
struct Presence {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<Mark> calls;  // one for each object of each call under way
  std::vector<Mark> looks;
  unsigned threads = 0;
};

Presence &presence() {
  static auto *all = new Presence;
  return *all;
}

// To be asked with the lock held.
unsigned thisThread() {
  thread_local unsigned number = 0;
  if (number == 0)
    number = ++presence().threads;
  return number;
}

bool isOthers(const std::vector<Mark> &marks, const volatile void *object, unsigned thread) {
  return std::any_of(marks.begin(), marks.end(),
                     [&](const Mark &mark) { return mark.object == object && mark.thread != thread; });
}

}  // namespace

void enterObject(const volatile void *object) {
  if (!object)
    return;
  constexpr std::chrono::milliseconds kLongest(20);
  Presence &p = presence();
  std::unique_lock lock(p.mutex);
  const unsigned self = thisThread();
  p.changed.wait_for(lock, kLongest, [&] { return !isOthers(p.looks, object, self); });
  p.calls.push_back({object, self});
}

void leaveObject(const volatile void *object) {
  if (!object)
    return;
  Presence &p = presence();
  std::lock_guard lock(p.mutex);
  const unsigned self = thisThread();
  auto last = std::find_if(p.calls.rbegin(), p.calls.rend(),
                           [&](const Mark &mark) { return mark.object == object && mark.thread == self; });
  if (last != p.calls.rend())
    p.calls.erase(std::next(last).base());
}

bool mayLookAt(const volatile void *object) {
  Presence &p = presence();
  std::lock_guard lock(p.mutex);
  const unsigned self = thisThread();
  if (isOthers(p.calls, object, self))
    return false;
  p.looks.push_back({object, self});
  return true;
}

void looksNoMore() {
  Presence &p = presence();
  {
    std::lock_guard lock(p.mutex);
    const unsigned self = thisThread();
    auto gone = std::remove_if(p.looks.begin(), p.looks.end(), [&](const Mark &mark) { return mark.thread == self; });
    if (gone == p.looks.end())
      return;
    p.looks.erase(gone, p.looks.end());
  }
  p.changed.notify_all();
}

}  // namespace eclat::rt

#include "bytes.h"
#include "coverage.h"
#include "state.h"
#include "trace_format.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <fcntl.h>
#include <mutex>
#include <unistd.h>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace eclat::rt {

namespace {

// Lives until the process ends: hooks may run in static destructors.
struct TraceState {
  std::mutex mutex;
  std::string file;
  int descriptor = -1;
  pid_t owner = 0;  // a forked child (a death test, say) must not write into its parent's trace
  std::uint64_t calls = 0;
  std::uint64_t most = 0;  // calls to observe; 0: all
  bool isOver = false;     // they were, and what else they did is written down
  std::uint64_t objects = 0;
  std::uint64_t threads = 0;
  std::unordered_map<std::uint64_t, std::uint64_t> identities;  // by keyOf
  ByteWriter buffer;
  std::unordered_set<std::uint64_t> paths;

  void flush() {
    std::string &bytes = buffer.bytes();
    std::size_t at = 0;
    while (at < bytes.size()) {
      ssize_t n = ::write(descriptor, bytes.data() + at, bytes.size() - at);
      if (n <= 0)
        break;
      at += static_cast<std::size_t>(n);
    }
    bytes.clear();
  }
};

TraceState &state() {
  static auto *s = new TraceState;
  return *s;
}

// Addresses have 48 bits at most.
std::uint64_t keyOf(ObjectKey object) {
  return (static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(object.address)) << 16) |
         static_cast<std::uint16_t>(object.kin);
}

// An object whose constructor is under way, and the number of that call.
struct Nascent {
  std::uint64_t key, call;
};

// Of a thread. Hooks also run when its other variables have been destroyed, so there must be nothing to destroy.
template <class T, std::size_t Most> struct Few {
  T all[Most];
  std::size_t count = 0;  // may exceed the table: what does not fit is forgotten

  std::size_t held() const { return count < Most ? count : Most; }
  void push(const T &x) {
    if (count < Most)
      all[count] = x;
    ++count;
  }
  template <class Is> bool has(Is is) const { return std::any_of(all, all + held(), is); }
};

thread_local Few<std::uint64_t, 128> objects;  // of the event that is being written
thread_local Few<Nascent, 64> nascent;
thread_local Few<std::uint64_t, 64> ending;  // keys of objects whose destructors are under way
thread_local std::uint64_t threadId = 0;

bool isOurs() { return state().descriptor >= 0 && getpid() == state().owner; }

// What the calls did beside their samples.
void writeOthers() {
  writeReached((state().file + kReachedSuffix).c_str());
  if (std::FILE *out = std::fopen((state().file + kPathsSuffix).c_str(), "w")) {
    for (std::uint64_t path : state().paths)
      std::fprintf(out, "%llu\n", static_cast<unsigned long long>(path));
    std::fclose(out);
  }
}

void flushAtExit() {
  if (!isOurs())
    return;
  std::lock_guard lock(state().mutex);
  state().flush();
  if (!state().isOver)
    writeOthers();
}

}  // namespace

bool startTrace(const char *file) {
  TraceState &s = state();
  s.descriptor = ::open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (s.descriptor < 0)
    return false;
  s.owner = getpid();
  s.file = file;
  if (const char *most = std::getenv(kEnvCalls))
    s.most = std::strtoull(most, nullptr, 10);
  s.buffer.bytes().append(kTraceMagic);
  std::atexit(flushAtExit);
  mode = Mode::Trace;
  return true;
}

std::uint64_t traceEnter(int) {
  if (!isOurs())
    return 0;
  TraceState &s = state();
  std::lock_guard lock(s.mutex);
  if (s.most != 0 && s.calls >= s.most) {
    if (!std::exchange(s.isOver, true))
      writeOthers();
    return 0;
  }
  return ++s.calls;
}

void traceClause(int operation, bool isAsked, const char *text, const char *file, int line) {
  if (!isOurs())
    return;
  std::lock_guard lock(state().mutex);
  if (std::FILE *out = std::fopen((state().file + kClausesSuffix).c_str(), "a")) {
    const char *name = std::strrchr(file, '/');
    std::fprintf(out, "%d %d %s:%d %s\n", operation, isAsked, name ? name + 1 : file, line, text);
    std::fclose(out);
  }
}

void traceObject(ObjectKey object) {
  bool isEnding = ending.has([&](std::uint64_t key) { return key == keyOf(object); });
  if (!object.address || isEnding) {
    objects.push(0);
    return;
  }
  std::lock_guard lock(state().mutex);
  std::uint64_t &identity = state().identities[keyOf(object)];
  if (identity == 0)
    identity = ++state().objects;
  objects.push(identity);
}

void traceNewObject(ObjectKey object, std::uint64_t call) {
  std::uint64_t key = keyOf(object);
  bool isKnown = nascent.has([&](const Nascent &n) { return n.key == key; });
  nascent.push({key, call});
  if (!isKnown) {
    std::lock_guard lock(state().mutex);
    state().identities[key] = ++state().objects;
  }
  traceObject(object);
}

void traceEvent(When when, int operation, std::uint64_t call, const Value *values, int count) {
  // Also those whose constructors never came back.
  while (when != When::Entry && nascent.count > 0 &&
         (nascent.count > nascent.held() || nascent.all[nascent.count - 1].call >= call))
    --nascent.count;
  TraceState &s = state();
  std::lock_guard lock(s.mutex);
  if (threadId == 0)
    threadId = ++s.threads;
  Event event = when == When::Entry ? Event::Entry : when == When::Exit ? Event::Exit : Event::Throw;
  ByteWriter &out = s.buffer;
  out.u8(static_cast<std::uint8_t>(event));
  out.varint(static_cast<std::uint64_t>(operation));
  out.varint(threadId);
  out.varint(call);
  out.varint(objects.held());
  for (std::size_t i = 0; i < objects.held(); ++i)
    out.varint(objects.all[i]);
  objects.count = 0;
  out.varint(static_cast<std::uint64_t>(count));
  for (int i = 0; i < count; ++i)
    out.value(values[i]);
  if (when == When::Throw) {
    const std::type_info *type = abi::__cxa_current_exception_type();
    std::string name = type ? demangle(type->name()) : "unknown";
    out.text(name.data(), name.size());
  }
  if (out.bytes().size() > 1u << 20)
    s.flush();
}

void tracePath(std::uint64_t path) {
  if (path == 0 || !isOurs())
    return;
  std::lock_guard lock(state().mutex);
  state().paths.insert(path);
}

void traceObjectEnd(ObjectKey object) {
  if (!isOurs())
    return;
  ending.push(keyOf(object));
  TraceState &s = state();
  std::lock_guard lock(s.mutex);
  auto it = s.identities.find(keyOf(object));
  if (it == s.identities.end())
    return;
  ByteWriter &out = s.buffer;
  out.u8(static_cast<std::uint8_t>(Event::ObjectEnd));
  out.varint(0);
  out.varint(threadId);
  out.varint(0);
  out.varint(1);
  out.varint(it->second);
  out.varint(0);
  s.identities.erase(it);
}

void traceObjectGone(ObjectKey) {
  if (ending.count > 0)
    --ending.count;  // destructors end in the order in which they nest
}

}  // namespace eclat::rt

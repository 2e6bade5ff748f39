// One visit of a hooked operation, handed on to the trace or to the checks.
#include "path.h"
#include "presence.h"
#include "state.h"
#include "symbolic.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <dlfcn.h>
#include <new>

namespace eclat::rt {

Mode mode = Mode::Off;
thread_local bool observing = false;

namespace {

thread_local Arena traceArena;
// Receivers and arguments of the calls that are under way; nothing that would be destroyed before the last hook runs.
// While checking there is only one call, the tested one.
constexpr std::size_t kMostBusy = 512;
thread_local const volatile void *busy[kMostBusy];
thread_local std::size_t busyCount = 0;   // may exceed the table: then nothing is known, and everything counts as busy
thread_local std::size_t busyOthers = 0;  // so many of them, the first, belong to other calls than the observed one

thread_local Visit *underWay = nullptr;  // of the tested call
thread_local bool lookingAgain = false;

void addBusy(const volatile void *object) {
  if (busyCount < kMostBusy)
    busy[busyCount] = object;
  ++busyCount;
}

// The calls of this thread from that number on are over.
void leaveCalls(std::size_t first) {
  if (mode == Mode::Trace)
    for (std::size_t i = first; i < std::min(busyCount, kMostBusy); ++i)
      leaveObject(busy[i]);
  busyCount = first;
}

}  // namespace

bool isBusy(const volatile void *object) {
  return busyOthers > kMostBusy || std::find(busy, busy + busyOthers, object) != busy + busyOthers;
}

void observerBegins(const char *name) {
  if (Record *record = currentRecord())
    record->observer = reinterpret_cast<std::uintptr_t>(name);
}

void observerEnds() {
  if (Record *record = currentRecord())
    record->observer = 0;
}

void forgetVisits() {
  observing = false;
  busyCount = 0;
  busyOthers = 0;
  underWay = nullptr;
  lookingAgain = false;
  forgetPaths();
}

bool isLookingAgain() { return lookingAgain; }

bool isTestedCallUnchanged() { return underWay && underWay->isUnchanged(); }

const OperationEntry *findOperation(int id) {
  return id >= 0 && id < kOperationCount && kOperations[id].declare ? &kOperations[id] : nullptr;
}

void *nextDefinition(const char *symbol) { return dlsym(RTLD_NEXT, symbol); }

void Visit::begin() {
  if (mode == Mode::Off || observing)
    return;
  const OperationEntry *operation = findOperation(operation_);
  isHelper_ = operation && operation->isHelper;
  if (mode == Mode::Check && isHelper_)
    return;
  if (mode == Mode::Check) {
    wanted_ = takeArmed(operation_);
    isNested_ = !wanted_ && takeNested();
    wanted_ = wanted_ || isNested_;
    return;
  }
  call_ = traceEnter(operation_);
  wanted_ = call_ != 0;
}

Recorder &Visit::recorder(When when) {
  if (when != When::Entry && isOnWay_ && !lookingAgain)
    endWay();
  pausePath();
  if (when == When::Entry)
    busyBefore_ = busyCount;
  else
    leaveCalls(busyBefore_);  // also those that never came back
  busyOthers = busyBefore_;
  isEntering_ = when == When::Entry;
  const OperationEntry *operation = findOperation(operation_);
  // In a trace samples are written at once; while checking the one taken at entry is needed until the exit.
  if (mode == Mode::Trace)
    traceArena.reset();
  Arena &arena = mode == Mode::Trace ? traceArena : inputArena();
  now_ = arena.values(static_cast<std::size_t>(operation->valueCount));
  observing = true;
  if (symbolic)
    symbolic->observing(true);
  return *new (recorder_) Recorder(now_, arena);
}

void Visit::object(const volatile void *address, int kin) {
  if (mode != Mode::Trace)
    return;
  traceObject({address, kin});
  if (!address)
    return;
  addBusy(address);
  if (isEntering_)
    enterObject(address);
}

void Visit::newObject(const volatile void *address, int kin) {
  if (mode != Mode::Trace)
    return;
  traceNewObject({address, kin}, call_);
  addBusy(address);
  enterObject(address);
}

bool Visit::mayLook(const volatile void *address) const { return mode != Mode::Trace || mayLookAt(address); }

void Visit::done(When when) {
  observing = false;
  if (mode == Mode::Trace)
    looksNoMore();
  if (symbolic)
    symbolic->observing(false);
  resumePath();
  auto *r = reinterpret_cast<Recorder *>(recorder_);
  auto count = static_cast<int>(r->position() - now_);
  if (mode == Mode::Trace)
    traceEvent(when, operation_, call_, now_, count);
  else if (isNested_)
    checkNested(when, operation_, now_, entry_);
  else
    checkSample(when, operation_, now_, entry_, count);
  if (when == When::Entry) {
    entry_ = now_;
    entryCount_ = static_cast<std::size_t>(count);
  } else {
    busyCount = busyBefore_;
    if (!isNested_)
      underWay = nullptr;
  }
}

void Visit::endWay() {
  isOnWay_ = false;
  std::uint64_t path = endPath(way_, operation_);
  if (mode == Mode::Trace)
    tracePath(path);
  else if (Record *record = currentRecord())
    record->path = path;
}

void Visit::begun() {
  // What a helper does belongs to the way of the call that it helps.
  if (!isNested_ && !isHelper_) {
    isOnWay_ = true;
    way_ = beginPath();
  }
  if (mode == Mode::Check && !isNested_)
    underWay = this;
}

bool Visit::isUnchanged() {
  lookingAgain = true;
  observe_(context_);
  lookingAgain = observing = false;
  return std::equal(entry_, entry_ + entryCount_, now_, same);
}

void objectEnds(const volatile void *address, int kin) {
  if (mode == Mode::Trace && !observing)
    traceObjectEnd({address, kin});
}

void objectIsGone(const volatile void *address, int kin) {
  if (mode == Mode::Trace && !observing)
    traceObjectGone({address, kin});
}

}  // namespace eclat::rt

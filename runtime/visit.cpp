// One visit of a hooked operation, handed on to the trace or to the checks.
#include "state.h"

#include <dlfcn.h>
#include <new>

namespace eclat::rt {

Mode mode = Mode::Off;
thread_local bool observing = false;

namespace {

thread_local Arena traceArena;

}  // namespace

const OperationEntry *findOperation(int id) {
  return id >= 0 && id < kOperationCount && kOperations[id].declare ? &kOperations[id] : nullptr;
}

void *nextDefinition(const char *symbol) { return dlsym(RTLD_NEXT, symbol); }

void Visit::begin() {
  if (mode == Mode::Off || observing)
    return;
  if (mode == Mode::Check) {
    wanted_ = takeArmed(operation_);
    return;
  }
  call_ = traceEnter(operation_);
  wanted_ = call_ != 0;
}

Recorder &Visit::recorder(When) {
  const OperationEntry *operation = findOperation(operation_);
  // In a trace samples are written at once; while checking the one taken at entry is needed until the exit.
  if (mode == Mode::Trace)
    traceArena.reset();
  Arena &arena = mode == Mode::Trace ? traceArena : inputArena();
  now_ = arena.values(static_cast<std::size_t>(operation->valueCount));
  observing = true;
  return *new (recorder_) Recorder(now_, arena);
}

void Visit::object(const volatile void *address) {
  if (mode == Mode::Trace)
    traceObject(address, false);
}

void Visit::newObject(const volatile void *address) {
  if (mode == Mode::Trace)
    traceObject(address, true);
}

void Visit::done(When when) {
  observing = false;
  auto *r = reinterpret_cast<Recorder *>(recorder_);
  int count = static_cast<int>(r->position() - now_);
  if (mode == Mode::Trace)
    traceEvent(when, operation_, call_, now_, count);
  else
    checkSample(when, operation_, now_, entry_, count);
  if (when == When::Entry)
    entry_ = now_;
}

void objectEnds(const volatile void *address) {
  if (mode == Mode::Trace && !observing)
    traceObjectEnd(address);
}

}  // namespace eclat::rt

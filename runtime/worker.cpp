// The child that runs a batch of inputs, one after another, until it is done or dies.
#include "call.h"
#include "clean.h"
#include "coverage.h"
#include "globals.h"
#include "leaks.h"
#include "recover.h"
#include "state.h"
#include "symbolic.h"

#include <cerrno>
#include <cstdio>

namespace eclat::rt {

__attribute__((weak)) const Symbolic *symbolic = nullptr;

namespace {

Slot slots[kMaxSteps];

struct Held {
  void *object;
  void (*destroy)(void *);
};
std::vector<Held> &heldThings() {
  static std::vector<Held> things;
  return things;
}
Record *running = nullptr;

template <class T> T take(const unsigned char *&at) {
  T x;
  std::memcpy(&x, at, sizeof x);
  at += sizeof x;
  return x;
}

enum class StepEnd { Returned, Threw, Missing };

StepEnd runStep(Call &call, int operation, Record &record) {
  try {
    kCalls[operation].call(call);
    return StepEnd::Returned;
  } catch (const MissingValue &) {
    copyText(record.detail, sizeof record.detail, "a value it needs was null");
    return StepEnd::Missing;
  } catch (...) {
    describeException(record);
    return StepEnd::Threw;
  }
}

bool runQuietly(void (*statements)(), Record &record) {
  try {
    statements();
    return true;
  } catch (...) {
    describeException(record);
    return false;
  }
}

const unsigned char *parseArgument(const unsigned char *at, ArgumentRef &out, Slot *slotTable);

const unsigned char *skipArgument(const unsigned char *at) {
  ArgumentRef ignored;
  return parseArgument(at, ignored, slots);
}

// Returns the number of slots that may hold something.
std::size_t runSteps(const unsigned char *at, Record &record, Segment *segment) {
  auto steps = take<std::uint16_t>(at);
  static Call call;
  for (std::uint16_t s = 0; s < steps; ++s) {
    auto operation = take<std::uint16_t>(at);
    call.count = take<std::uint8_t>(at);
    for (int k = 0; k < call.count; ++k)
      at = readArgument(at, call.arguments[k], slots);
    call.slot = &slots[s];
    record.step = s;
    bool isTested = s + 1 == steps;
    call.isTested = isTested;
    if (symbolic)
      symbolic->step(s, isTested);
    // What calls before the tested one do is assumed of other arguments, too.
    arm(isTested || symbolic ? operation : -1, &record, segment);
    StepEnd end = runStep(call, operation, record);
    arm(-1, &record, segment);
    if (end != StepEnd::Returned) {
      record.ending = end == StepEnd::Threw && isTested ? Ending::Threw : Ending::SetupThrew;
      return s + 1u;
    }
  }
  record.ending = Ending::Returned;
  return steps;
}

void destroyValues(std::size_t count) {
  for (std::size_t s = count; s-- > 0;) {
    Slot &slot = slots[s];
    if (slot.destroy)
      slot.destroy(slot.holder ? slot.holder : slot.object);
    slot.object = slot.holder = slot.referred = nullptr;
    slot.destroy = nullptr;
  }
  for (std::vector<Held> &things = heldThings(); !things.empty(); things.pop_back())
    things.back().destroy(things.back().object);
}

// False if the user's statements threw. If they end the process, `inAround` tells who did.
bool runAround(void (*statements)(), Record &record) {
  record.inAround = 1;
  bool isDone = runQuietly(statements, record);
  record.inAround = 0;
  if (!isDone)
    record.ending = Ending::AroundFailed;
  return isDone;
}

const unsigned char *parseArgument(const unsigned char *at, ArgumentRef &out, Slot *slotTable) {
  out.tag = static_cast<Tag>(*at++);
  out.text = nullptr;
  out.length = 0;
  switch (out.tag) {
  case Tag::Step:
  case Tag::Alias: out.slot = slotTable + take<std::uint16_t>(at); break;
  case Tag::Int: out.i = take<std::int64_t>(at); break;
  case Tag::Float: out.d = take<double>(at); break;
  case Tag::Text:
    out.length = take<std::uint32_t>(at);
    out.text = reinterpret_cast<const char *>(at);
    at += out.length;
    break;
  case Tag::List:
    out.length = take<std::uint32_t>(at);
    out.list = at;
    for (std::uint32_t k = 0; k < out.length; ++k)
      at = skipArgument(at);
    break;
  case Tag::Null: break;
  }
  return at;
}

}  // namespace

const unsigned char *readArgument(const unsigned char *at, ArgumentRef &out, Slot *slotTable) {
  at = parseArgument(at, out, slotTable);
  if (symbolic)
    symbolic->literal(out, at);
  return at;
}

void hold(void *object, void (*destroy)(void *)) { heldThings().push_back({object, destroy}); }

Record *currentRecord() { return running; }

void hasNoSuchLaw() { running->claim = kNoSuchLaw; }

void breakClaim(int claim) { running->claim = static_cast<std::int16_t>(claim + 1); }

bool runUnwatched(const unsigned char *input, Record &record) {
  running = &record;
  inputArena().reset();
  bool isDone = runAround(kSetup, record);
  if (isDone) {
    destroyValues(runSteps(input, record, nullptr));
    Ending ending = record.ending;
    isDone = runAround(kTeardown, record) && (ending == Ending::Returned || ending == Ending::Threw);
  }
  running = nullptr;
  return isDone;
}

namespace {

// One input, as a call that can be left in the middle.
struct Execution {
  Segment *segment;
  std::uint32_t input;
};

void execute(void *context) {
  auto &execution = *static_cast<Execution *>(context);
  Segment *segment = execution.segment;
  Record &record = segment->records[execution.input];
  if (!runAround(kSetup, record))
    return;
  const unsigned char *input = orders().inputs + orders().inputOffsets[execution.input];
  if (symbolic)
    symbolic->begin(input);
  std::size_t used = runSteps(input, record, segment);
  if (symbolic)
    symbolic->end();
  record.inTeardown = 1;
  destroyValues(used);
  // What fails here stays marked as of the teardown.
  if (runAround(kTeardown, record))
    record.inTeardown = 0;
}

// What an input that was left in the middle had made stays where it is.
void forgetValues() {
  for (Slot &slot : slots) {
    slot.object = slot.holder = slot.referred = nullptr;
    slot.destroy = nullptr;
  }
  heldThings().clear();
}

constexpr int kMostLeft = 500;            // inputs left in the middle, each of which leaves memory behind
constexpr std::uint32_t kLookEvery = 64;  // inputs between two looks at what only the kernel knows

// What the sandbox saw the input do outside its process.
std::uint32_t changesOutside(const Segment *segment) {
  return (segment->filesChanged ? bitOf(Change::Files) : 0) |
         (segment->processes || hasForked() ? bitOf(Change::Processes) : 0);
}

bool runOnce(Segment *segment, std::uint32_t i) {
  Record &record = segment->records[i];
  record.reset();  // an input before it may have written here
  record.started = 1;
  running = &record;
  inputArena().reset();
  errno = 0;
  segment->processes = 0;
  Execution execution{segment, i};
  bool isDone = runRecoverably(execute, &execution);
  running = nullptr;
  return isDone;
}

// What is allocated once and kept, by the subject or by us, is there when the input runs again; what leaks, leaks
// again.
bool runWatched(Segment *segment, std::uint32_t i) {
  Record &record = segment->records[i];
  leaksBegin(false);
  bool isDone = runOnce(segment, i);
  bool isOver = record.ending == Ending::Returned || record.ending == Ending::Threw;
  if (leaksEnd(nullptr).blocks == 0 || !isDone || !isOver || record.exitCount || isCopy())
    return isDone;
  record.reset();
  leaksBegin(true);
  isDone = runOnce(segment, i);
  Left left = leaksEnd(isDone ? &record : nullptr);
  if (isDone && left.blocks) {
    record.ending = Ending::Leaked;
    std::snprintf(record.detail, sizeof record.detail, "%zu byte%s in %zu block%s", left.bytes,
                  left.bytes == 1 ? "" : "s", left.blocks, left.blocks == 1 ? "" : "s");
  } else if (isDone) {
    record.frameCount = 0;
  }
  return isDone;
}

// Runs one input. Returns false if it was left in the middle.
bool runInput(Segment *segment, std::uint32_t i) {
  Record &record = segment->records[i];
  segment->current = i;
  bool isDone = orders().checkLeaks ? runWatched(segment, i) : runOnce(segment, i);
  if (isCopy())
    endProcess(0);
  noteReached(record, *segment);
  if (!isDone) {
    arm(-1, nullptr, segment);
    if (symbolic)
      symbolic->end();
    forgetValues();
  }
  return isDone;
}

}  // namespace

// Most inputs change nothing, and to ask the kernel is dear: it is asked now and then, and if something has changed the
// inputs since the last time are run again in a fresh process, one look each.
bool runInputs(Segment *segment, std::uint32_t first) {
  static int left = 0;
  mode = Mode::Check;
  holdToSpecs(orders().specsAt);
  forgetReached(*segment, first == 0);
  bool mustEnd = false;
  std::uint32_t clean = first;  // all before it are known to have changed nothing
  for (std::uint32_t i = first; i < orders().inputCount; ++i) {
    left += !runInput(segment, i);
    bool isSuspect = i >= segment->suspectsBegin && i < segment->suspectsEnd;
    bool isLast = i + 1 == orders().inputCount;
    std::uint32_t changes = changesAtHand() | changesOutside(segment);
    if (changes || isSuspect || isLast || i + 1 - clean >= kLookEvery) {
      std::uint32_t inKernel = changesInKernel();
      if (inKernel && i > clean && !isSuspect) {
        segment->suspectsBegin = clean;
        segment->suspectsEnd = i + 1;
        segment->current = clean;
        segment->paused = 1;
        return false;
      }
      clean = i + 1;
      changes |= inKernel;
    }
    segment->records[i].changes = changes;
    segment->records[i].close();
    mustEnd = changes != 0 || left >= kMostLeft || (kHasStatics && !knowsGlobals());
    if (mustEnd && !isLast) {
      segment->current = i + 1;
      segment->paused = 1;
      return false;
    }
  }
  segment->completed = 1;
  return !mustEnd;
}

}  // namespace eclat::rt

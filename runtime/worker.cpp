// The child that runs a batch of inputs, one after another, until it is done or dies.
#include "call.h"
#include "state.h"

#include <unistd.h>

namespace eclat::rt {

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

const unsigned char *skipArgument(const unsigned char *at) {
  ArgumentRef ignored;
  return readArgument(at, ignored, slots);
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
    arm(isTested ? operation : -1, &record, segment);
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
      slot.destroy(slot.object);
    slot.object = nullptr;
    slot.destroy = nullptr;
  }
  for (std::vector<Held> &things = heldThings(); !things.empty(); things.pop_back())
    things.back().destroy(things.back().object);
}

}  // namespace

const unsigned char *readArgument(const unsigned char *at, ArgumentRef &out, Slot *slotTable) {
  out.tag = static_cast<Tag>(*at++);
  out.text = nullptr;
  out.length = 0;
  switch (out.tag) {
  case Tag::Step: out.slot = slotTable + take<std::uint16_t>(at); break;
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

void hold(void *object, void (*destroy)(void *)) { heldThings().push_back({object, destroy}); }

Record *currentRecord() { return running; }

void runInputs(Segment *segment, std::uint32_t first) {
  installEndings(segment->memoryBytes);
  mode = Mode::Check;
  for (std::uint32_t i = first; i < segment->inputCount; ++i) {
    Record &record = segment->records[i];
    segment->current = i;
    record.started = 1;
    running = &record;
    inputArena().reset();
    std::size_t used = runSteps(segment->inputs + segment->inputOffsets[i], record, segment);
    record.inTeardown = 1;
    destroyValues(used);
    record.inTeardown = 0;
    if (kHasStatics && i + 1 < segment->inputCount) {
      segment->paused = 1;
      _exit(0);
    }
  }
  running = nullptr;
  segment->completed = 1;
  _exit(0);
}

}  // namespace eclat::rt

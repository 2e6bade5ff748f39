// The model in the worker: loaded as data, evaluated at the entry and exit of the tested call.
#include "bytes.h"
#include "eval.h"
#include "state.h"
#include "symbolic.h"

#include <cstdio>
#include <vector>

namespace eclat::rt {

namespace {

struct Check {
  std::int32_t property;
  std::int32_t object;
  std::vector<Instr> code;
};

struct Range {
  int first, end;
  int kind;  // of the object; 0: none, a plain result
};

// Checks by operation id and phase.
struct LoadedModel {
  std::string bytes;  // texts of constants point into it
  Arena arena;
  std::vector<std::vector<Check>> checks;
  std::vector<std::vector<Range>> ranges;  // by operation: the objects in its sample, and the result
};

constexpr int kMostNested = 200;  // calls inside the tested one that are looked at

LoadedModel *model = nullptr;
int armedOperation = -1, armedFamily = -1;
int nestedLeft = 0;  // calls inside the tested one that are still to be looked at; 0 outside of it
Record *record = nullptr;
Segment *segment = nullptr;

std::size_t slot(int operation, Phase phase) {
  return static_cast<std::size_t>(operation) * 3 + static_cast<std::size_t>(phase);
}

bool readFile(const char *file, std::string &out) {
  std::FILE *f = std::fopen(file, "rb");
  if (!f)
    return false;
  char buffer[65536];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, f)) > 0;)
    out.append(buffer, n);
  std::fclose(f);
  return true;
}

void addViolation(const Check &check, bool atEntry) {
  if (check.property < 0) {
    (check.property == kTerritory ? record->beyondTerritory
     : check.property == kHabit   ? record->beyondHabits
                                  : record->documented) = 1;
    return;
  }
  std::size_t used = static_cast<std::size_t>(record->entryCount) + record->exitCount;
  if (used >= kMaxViolations)
    return;
  record->violations[used] = {check.property, check.object};
  ++(atEntry ? record->entryCount : record->exitCount);
}

void addNested(int operation, int property, bool atEntry) {
  if (property >= 0 && record->nestedCount < kMaxNested)
    record->nested[record->nestedCount++] = {operation, property, atEntry};
}

void addNumber(std::int64_t number) {
  constexpr std::int64_t kSmall = 1 << 16;
  if (number < 1 || number > kSmall || record->numberCount >= kMaxNumbers)
    return;
  for (int i = 0; i < record->numberCount; ++i)
    if (record->numbers[i] == number)
      return;
  record->numbers[record->numberCount++] = number;
}

// What the tested call left behind: to know a state again, and for indices and sizes that mean something in it.
void noteState(int operation, const Value *now, int count) {
  if (!model || static_cast<std::size_t>(operation) >= model->ranges.size())
    return;
  std::uint64_t hash = 1;
  for (const Range &range : model->ranges[static_cast<std::size_t>(operation)])
    for (int i = range.first; i < range.end && i < count; ++i) {
      hash = hashValue(now[i], hash);
      if (now[i].kind == Kind::Int)
        addNumber(now[i].i);
      else if (now[i].kind == Kind::Sequence || now[i].kind == Kind::Text)
        addNumber(now[i].length);
    }
  if (symbolic)
    for (const Range &range : model->ranges[static_cast<std::size_t>(operation)])
      if (range.kind && range.end <= count)
        symbolic->object(range.kind, now + range.first, static_cast<std::size_t>(range.end - range.first));
  record->state = hash;
}

void keepSample(const Value *values, int count, std::uint32_t &offset, std::uint32_t &length) {
  ByteWriter out;
  for (int i = 0; i < count; ++i)
    out.value(values[i]);
  const std::string &bytes = out.bytes();
  std::uint32_t at = segment->blobUsed;
  if (at + bytes.size() > kBlobBytes)
    return;
  std::memcpy(segment->blob + at, bytes.data(), bytes.size());
  segment->blobUsed = at + static_cast<std::uint32_t>(bytes.size());
  offset = at;
  length = static_cast<std::uint32_t>(bytes.size());
}

}  // namespace

// Encoded model: operations:varint, then for each operation count:varint ranges, each first:varint end:varint
// kind:varint; then for each (operation, phase) count:varint checks, each property:signed object:signed
// code-length:varint { op:u8 index:signed value }.
bool loadModel(const char *file) {
  auto *loaded = new LoadedModel;
  if (!readFile(file, loaded->bytes))
    return false;
  ByteReader in(loaded->bytes.data(), loaded->bytes.size());
  std::uint64_t operations = in.varint();
  loaded->ranges.resize(operations);
  for (auto &ranges : loaded->ranges) {
    ranges.resize(in.varint());
    for (Range &range : ranges) {
      range.first = static_cast<int>(in.varint());
      range.end = static_cast<int>(in.varint());
      range.kind = static_cast<int>(in.varint());
    }
  }
  loaded->checks.resize(operations * 3);
  for (auto &checks : loaded->checks) {
    checks.resize(in.varint());
    for (Check &check : checks) {
      check.property = static_cast<std::int32_t>(in.signedVarint());
      check.object = static_cast<std::int32_t>(in.signedVarint());
      check.code.resize(in.varint());
      for (Instr &instr : check.code) {
        instr.op = static_cast<Op>(in.u8());
        instr.index = static_cast<std::int32_t>(in.signedVarint());
        instr.constant = in.value(loaded->arena);
      }
    }
  }
  if (!in.ok())
    return false;
  delete model;
  model = loaded;
  return true;
}

Arena &inputArena() {
  static auto *arena = new Arena;
  return *arena;
}

void arm(int operation, Record *r, Segment *s) {
  armedOperation = operation;
  const OperationEntry *entry = operation >= 0 ? findOperation(operation) : nullptr;
  armedFamily = entry ? entry->family : -1;
  record = r;
  segment = s;
  nestedLeft = 0;
}

bool takeNested() {
  if (nestedLeft == 0)
    return false;
  --nestedLeft;
  return true;
}

bool takeArmed(int operation) {
  if (armedOperation < 0)
    return false;
  if (operation != armedOperation) {
    const OperationEntry *entry = findOperation(operation);
    if (!entry || entry->family != armedFamily)
      return false;
  }
  armedOperation = -1;
  if (orders().watchNested)
    nestedLeft = kMostNested;
  return true;
}

void checkNested(When when, int operation, const Value *now, const Value *entry) {
  Phase phase = when == When::Entry ? Phase::Entry : when == When::Exit ? Phase::Exit : Phase::Throw;
  if (!model || slot(operation, phase) >= model->checks.size())
    return;
  for (const Check &check : model->checks[slot(operation, phase)])
    if (holds(check.code.data(), check.code.size(), now, entry, inputArena()) == Truth::False)
      addNested(operation, check.property, when == When::Entry);
}

void checkSample(When when, int operation, const Value *now, const Value *entry, int count) {
  bool atEntry = when == When::Entry;
  Phase phase = atEntry ? Phase::Entry : when == When::Exit ? Phase::Exit : Phase::Throw;
  if (orders().wantSamples) {
    if (atEntry)
      keepSample(now, count, record->entryOffset, record->entryLength);
    else
      keepSample(now, count, record->exitOffset, record->exitLength);
  }
  if (model && slot(operation, phase) < model->checks.size())
    for (const Check &check : model->checks[slot(operation, phase)]) {
      Truth truth = holds(check.code.data(), check.code.size(), now, entry, inputArena());
      ++record->checked;
      record->undecided += truth == Truth::Undefined;
      if (symbolic)
        symbolic->check(check.code.data(), check.code.size(), now, entry, atEntry, check.property, truth);
      if (truth == Truth::False)
        addViolation(check, atEntry);
    }
  if (atEntry) {
    record->entryDone = 1;
  } else {
    nestedLeft = 0;
    noteState(operation, now, count);
  }
}

}  // namespace eclat::rt

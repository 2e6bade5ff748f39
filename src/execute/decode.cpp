#include "execute/decode.h"

#include "../../runtime/bytes.h"
#include "execute/places.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

std::string reportOf(const rt::Record &record, const rt::Segment &segment) {
  return std::string(segment.blob + record.reportOffset, record.reportLength);
}

// Addresses differ from run to run and tell a reader nothing.
std::string withoutAddresses(const std::string &text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t digits =
        text.compare(at, 2, "0x") == 0 ? std::min(text.find_first_not_of("0123456789abcdef", at + 2), text.size()) : at;
    if (digits >= at + 8) {
      out += "an address";
      at = digits;
    } else {
      out += text[at++];
    }
  }
  return out;
}

std::vector<std::string> namesOf(std::uint32_t changes) {
  static const char *const names[] = {
#define ECLAT_CHANGE(name, words) words,
#include "../../runtime/changes.def"
#undef ECLAT_CHANGE
  };
  std::vector<std::string> out;
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (changes >> i & 1)
      out.emplace_back(names[i]);
  return out;
}

// Without what the sanitizer says there instead of in its report.
std::string ownWords(std::string output) {
  constexpr std::string_view kNotice = "AddressSanitizer:DEADLYSIGNAL\n";
  for (std::size_t at; (at = output.find(kNotice)) != std::string::npos;)
    output.erase(at, kNotice.size());
  return output;
}

std::string signalName(int signal) {
  return signal ? fmt::format("signal {} ({})", signal, strsignal(signal)) : std::string();
}

}  // namespace

bool hasStablePlace(Ending ending) {
  switch (ending) {
  case Ending::Crashed:
  case Ending::BadMemory:
  case Ending::Undefined:
  case Ending::Aborted:
  case Ending::AssertionFailed:
  case Ending::Leaked:
  case Ending::Terminated: return true;
  default: return false;  // where a recursion or a loop happened to be stopped says nothing
  }
}

std::vector<std::string> framesOf(const rt::Record &record, const rt::Segment &segment) {
  if (record.frameCount == 0)
    return Places::frames(reportOf(record, segment));
  std::vector<std::string> out;
  for (int i = 0; i < record.frameCount; ++i)
    out.push_back(fmt::format("{:#x}", record.frames[i]));
  return out;
}

std::vector<int> blocksOf(const rt::Record &record, const rt::Segment &segment) {
  std::vector<int> blocks;
  for (std::uint32_t i = 0; i < record.blockCount; ++i) {
    std::uint32_t block = 0;
    std::memcpy(&block, segment.blob + record.blocksOffset + i * sizeof block, sizeof block);
    blocks.push_back(static_cast<int>(block));
  }
  return blocks;
}

std::vector<rt::Value> decodeSample(const rt::Segment &segment, std::uint32_t offset, std::uint32_t length,
                                    rt::Arena &arena) {
  std::vector<rt::Value> values;
  rt::ByteReader in(segment.blob + offset, length);
  while (!in.atEnd() && in.ok())
    values.push_back(in.value(arena));
  return values;
}

std::string outputOf(const rt::Record &record, const rt::Segment &segment) {
  return ownWords(std::string(segment.blob + record.outputOffset, record.outputLength));
}

Outcome decodeRecord(const rt::Record &record, const std::set<std::string> &own) {
  Outcome outcome;
  outcome.ending = static_cast<Ending>(record.ending);
  outcome.step = record.step;
  outcome.inTeardown = record.inTeardown != 0;
  outcome.isBeyondTerritory = record.beyondTerritory != 0;
  outcome.isBeyondHabits = record.beyondHabits != 0;
  outcome.isDocumented = record.documented != 0;
  outcome.checked = record.checked;
  outcome.undecided = record.undecided;
  outcome.thrownType = record.thrownType;
  outcome.thrownBase = record.thrownBase;
  outcome.thrownWhat = record.thrownWhat;
  for (int i = 0; i < record.entryCount + record.exitCount; ++i) {
    Violation v{record.violations[i].property, record.violations[i].object, {}};
    (i < record.entryCount ? outcome.entry : outcome.exit).push_back(std::move(v));
  }
  outcome.state = record.state;
  outcome.numbers.assign(record.numbers, record.numbers + record.numberCount);
  outcome.claim = record.claim - 1;
  outcome.isSpecified = record.specified != 0;
  outcome.isDeclared = record.declared != 0;
  for (int i = 0; i < record.clauseCount; ++i) {
    const rt::ClauseRecord &clause = record.clauses[i];
    std::string place = fmt::format("{}:{}", clause.file, clause.line);
    (clause.isAsked ? outcome.asked : outcome.promised).push_back({clause.text, std::move(place), clause.step});
  }
  for (int i = 0; i < record.nestedCount; ++i)
    outcome.nested.push_back({record.nested[i].operation, record.nested[i].property, record.nested[i].atEntry != 0});
  outcome.assertedIn = record.function;
  outcome.isUntouched = record.unchanged != 0;
  outcome.changes = namesOf(record.changes);
  outcome.blocked = record.blocked;
  outcome.undefined = static_cast<UndefinedKind>(record.undefined);
  outcome.detail = withoutAddresses(record.detail);
  if (outcome.detail.empty() && outcome.ending == Ending::Crashed)
    outcome.detail = signalName(record.signal);
  if (record.line && hasStablePlace(outcome.ending) && !isLibraryFile(record.file, own))
    outcome.place = fmt::format("{}:{}", std::filesystem::path(record.file).filename().string(), record.line);
  if (!record.observerName[0])
    return outcome;
  if (record.entryDone) {
    outcome.observer = record.observerName;
    return outcome;
  }
  // The tested call was never made: its input says nothing about it.
  Outcome unmade;
  unmade.ending = Ending::SetupThrew;
  unmade.step = outcome.step;
  unmade.detail = fmt::format("{}() could not be called before the tested call", record.observerName);
  return unmade;
}

}  // namespace eclat

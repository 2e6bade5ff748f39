#include "execute/decode.h"

#include "../../runtime/blob.h"
#include "../../runtime/bytes.h"
#include "contain/refusals.h"
#include "execute/places.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <span>
#include <string_view>

namespace eclat {

namespace {

std::string reportOf(const rt::Record &record, const rt::Segment &segment) {
  return std::string(rt::textInBlob(segment, record.reportOffset, record.reportLength));
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
  for (std::uint64_t frame : std::span(record.frames).first(std::min<std::size_t>(record.frameCount, rt::kMaxFrames)))
    out.push_back(fmt::format("{:#x}", frame));
  return out;
}

std::vector<int> blocksOf(const rt::Record &record, const rt::Segment &segment) {
  std::vector<int> blocks;
  std::uint32_t block = 0;
  const std::uint32_t count = std::min<std::uint32_t>(record.blockCount, rt::kMaxBlocks);
  std::string_view bytes = rt::textInBlob(segment, record.blocksOffset, count * sizeof block);
  for (; bytes.size() >= sizeof block; bytes.remove_prefix(sizeof block)) {
    std::memcpy(&block, bytes.data(), sizeof block);
    if (block < rt::kMaxBlocks)
      blocks.push_back(static_cast<int>(block));
  }
  return blocks;
}

std::vector<rt::Value> decodeSample(const rt::Segment &segment, std::uint32_t offset, std::uint32_t length,
                                    rt::Arena &arena) {
  std::vector<rt::Value> values;
  const std::string bytes(rt::textInBlob(segment, offset, length));  // a copy: it may still be written to
  rt::ByteReader in(bytes.data(), bytes.size());
  while (!in.atEnd() && in.ok())
    values.push_back(in.value(arena));
  return values;
}

std::string outputOf(const rt::Record &record, const rt::Segment &segment) {
  return ownWords(std::string(rt::textInBlob(segment, record.outputOffset, record.outputLength)));
}

namespace {

// A text that may fill its place to the last byte.
template <std::size_t N> std::string textOf(const char (&text)[N]) { return {text, strnlen(text, N)}; }

// Reads a record once, number by number, so that none is another when it is used than when it was looked at.
class RecordReader {
public:
  RecordReader(const rt::Record &record, const Known &known) : record_(record), known_(known) {
    std::memcpy(static_cast<void *>(&head_), &record, offsetof(rt::Record, thrownType));
  }

  Outcome read() {
    if (!isSound())
      return meddled();
    Outcome out;
    readEnd(out);
    readViolations(out);
    readSpecifications(out);
    readProcess(out);
    return isSound_ ? out : meddled();
  }

  const rt::Record &head() const { return head_; }

private:
  static Outcome meddled() {
    Outcome out;
    out.ending = Ending::Meddled;
    return out;
  }

  bool isSound() const {
    return head_.ending <= rt::Ending::NotRun && (known_.hasAround || head_.ending != rt::Ending::AroundFailed) &&
           head_.undefined <= rt::kLastUndefined && head_.claim >= rt::kNoSuchLaw &&
           std::size_t{head_.entryCount} + head_.exitCount <= rt::kMaxViolations &&
           head_.numberCount <= rt::kMaxNumbers && head_.clauseCount <= rt::kMaxClauses &&
           head_.nestedCount <= rt::kMaxNested;
  }

  int property(std::int32_t number) { return within(number, known_.properties); }
  int within(std::int32_t number, int count) {
    isSound_ = isSound_ && number >= 0 && number < count;
    return number;
  }

  void readEnd(Outcome &out) const {
    out.ending = static_cast<Ending>(head_.ending);
    out.step = head_.step;
    out.inTeardown = head_.inTeardown != 0;
    out.thrownType = textOf(record_.thrownType);
    out.thrownBase = textOf(record_.thrownBase);
    out.thrownWhat = textOf(record_.thrownWhat);
    out.assertedIn = textOf(record_.function);
    out.undefined = static_cast<UndefinedKind>(head_.undefined);
    out.detail = withoutAddresses(textOf(record_.detail));
    if (out.detail.empty() && out.ending == Ending::Crashed)
      out.detail = signalName(head_.signal);
    std::string file = head_.line ? textOf(record_.file) : "";
    if (head_.line && hasStablePlace(out.ending) && !isLibraryFile(file, known_.own))
      out.place = fmt::format("{}:{}", std::filesystem::path(file).filename().string(), head_.line);
  }

  void readViolations(Outcome &out) {
    out.isBeyondTerritory = head_.beyondTerritory != 0;
    out.isBeyondHabits = head_.beyondHabits != 0;
    out.isDocumented = head_.documented != 0;
    out.checked = head_.checked;
    out.undecided = head_.undecided;
    for (std::size_t i = 0; i < std::size_t{head_.entryCount} + head_.exitCount; ++i) {
      const rt::ViolationRecord broken = record_.violations[i];
      (i < head_.entryCount ? out.entry : out.exit).push_back({property(broken.property), broken.object, {}});
    }
    for (std::size_t i = 0; i < head_.nestedCount; ++i) {
      const rt::NestedRecord nested = record_.nested[i];
      out.nested.push_back(
          {within(nested.operation, known_.operations), property(nested.property), nested.atEntry != 0});
    }
    out.state = head_.state;
    out.numbers.assign(record_.numbers, record_.numbers + head_.numberCount);
    out.claim = head_.claim - 1;
    out.isUntouched = head_.unchanged != 0;
  }

  void readSpecifications(Outcome &out) const {
    out.isSpecified = head_.specified != 0;
    out.isDeclared = head_.declared != 0;
    for (std::size_t i = 0; i < head_.clauseCount; ++i) {
      const rt::ClauseRecord &clause = record_.clauses[i];
      std::string place = fmt::format("{}:{}", textOf(clause.file), clause.line);
      (clause.isAsked ? out.asked : out.promised).push_back({textOf(clause.text), std::move(place), clause.step});
    }
  }

  void readProcess(Outcome &out) const {
    out.changes = namesOf(head_.changes);
    out.blocked = namedRefusal(textOf(record_.blocked));
    out.observer = textOf(record_.observerName);
  }

  const rt::Record &record_;
  const Known &known_;
  rt::Record head_;
  bool isSound_ = true;
};

}  // namespace

Outcome decodeRecord(const rt::Record &record, const Known &known) {
  RecordReader reader(record, known);
  Outcome outcome = reader.read();
  bool isBadly = outcome.ending != Ending::Returned && outcome.ending != Ending::NotRun &&
                 outcome.ending != Ending::SetupThrew && outcome.ending != Ending::AroundFailed;
  if (!outcome.blocked.empty() && isBadly)
    outcome.ending = Ending::Refused;  // who knows what it would have done, had it been let
  if (outcome.observer.empty() || reader.head().entryDone)
    return outcome;
  // The tested call was never made: its input says nothing about it.
  Outcome unmade;
  unmade.ending = Ending::SetupThrew;
  unmade.step = outcome.step;
  unmade.detail = fmt::format("{}() could not be called before the tested call", outcome.observer);
  return unmade;
}

}  // namespace eclat

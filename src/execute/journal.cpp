#include "execute/journal.h"

#include "flow/files/store.h"
#include "support/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>

namespace eclat {

namespace {

// A longer one is not kept: to read it would cost more than to run the inputs again.
constexpr std::uint64_t kMostBytes = 256u << 20;

Outcome fullOutcome(const PlainOutcome &plain) {
  Outcome outcome;
  outcome.ending = Ending::Returned;
  outcome.step = plain.step;
  outcome.checked = plain.checked;
  outcome.undecided = plain.undecided;
  outcome.state = plain.state;
  outcome.numbers = plain.numbers;
  return outcome;
}

std::vector<Outcome> fullOutcomes(JournalEntry entry) {
  std::vector<Outcome> outcomes;
  for (const PlainOutcome &plain : entry.plain)
    outcomes.push_back(fullOutcome(plain));
  for (OtherOutcome &other : entry.others)
    if (other.input < outcomes.size())
      outcomes[other.input] = std::move(other.outcome);
  return outcomes;
}

// The entries of a journal, up to the first that is damaged.
std::deque<JournalEntry> readEntries(const std::string &text, const std::string &key, const std::string &path) {
  std::deque<JournalEntry> entries;
  std::size_t start = text.find('\n');
  if (start == std::string::npos || text.substr(0, start) != key)
    return entries;
  for (std::size_t end; (end = text.find('\n', ++start)) != std::string::npos; start = end) {
    auto entry = fromText<JournalEntry>(text.substr(start, end - start), path);
    if (!entry)
      break;
    entries.push_back(std::move(*entry));
  }
  return entries;
}

}  // namespace

Result<std::unique_ptr<Journal>> Journal::open(const std::string &path, const std::string &key, bool goOn) {
  std::unique_ptr<Journal> journal(new Journal);
  journal->path_ = path;
  if (goOn)
    journal->known_ = readEntries(readFile(path).value_or(""), key, path);
  // Written again, so that nothing damaged stays in it.
  std::string text = key + "\n";
  for (const JournalEntry &entry : journal->known_)
    text += toLine(entry);
  if (auto written = writeFile(path, text); !written)
    return fail(written.error());
  journal->written_ = text.size();
  journal->file_ = std::fopen(path.c_str(), "ab");
  if (!journal->file_)
    return fail({ExitCode::Usage, "execute", fmt::format("cannot write '{}': {}", path, std::strerror(errno)), "", {}});
  return journal;
}

Journal::~Journal() {
  if (file_)
    std::fclose(file_);
}

std::optional<std::vector<Outcome>> Journal::next(std::uint64_t inputs) {
  if (known_.empty())
    return std::nullopt;
  if (known_.front().inputs != inputs) {
    known_.clear();
    return std::nullopt;
  }
  std::vector<Outcome> outcomes = fullOutcomes(std::move(known_.front()));
  known_.pop_front();
  return outcomes;
}

Result<void> Journal::add(std::uint64_t inputs, const std::vector<Outcome> &outcomes) {
  JournalEntry entry{inputs, {}, {}};
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const Outcome &outcome = outcomes[i];
    PlainOutcome plain{outcome.step, outcome.checked, outcome.undecided, outcome.state, outcome.numbers};
    if (outcome != fullOutcome(plain))
      entry.others.push_back({i, outcome});
    entry.plain.push_back(plain);
  }
  return write(toLine(entry));
}

Result<void> Journal::write(const std::string &line) {
  if (written_ + line.size() > kMostBytes)
    return {};
  written_ += line.size();
  if (std::fwrite(line.data(), 1, line.size(), file_) == line.size() && std::fflush(file_) == 0)
    return {};
  return fail({ExitCode::Usage,
               "execute",
               fmt::format("cannot write '{}': {}", path_, std::strerror(errno)),
               "make room on the disk, or choose another place with --work-dir DIR; then `eclat run --resume` goes on",
               {}});
}

}  // namespace eclat

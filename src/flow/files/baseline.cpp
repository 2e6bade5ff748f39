#include "flow/files/baseline.h"

#include "flow/files/text_lines.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr const char *kHeading =
    "# Known findings: a run of eclat with --baseline fails only for others. `eclat baseline` "
    "keeps this file up to date.";

bool isMergeMark(const std::string &line) {
  return line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>") ||
         line.starts_with("|||||||");
}

class Reader {
public:
  explicit Reader(std::vector<TextError> &errors) : errors_(errors) {}

  void read(const std::string &source) {
    ++line_;
    std::string line = trimmed(source);
    if (line.empty())
      endHead();
    else if (line.starts_with('#'))
      comment(line);
    else
      finding(source, line);
  }

  Baseline finish() {
    out_.trailing = std::move(pending_);
    return std::move(out_);
  }

private:
  void endHead() {
    if (out_.findings.empty())
      out_.head.insert(out_.head.end(), pending_.begin(), pending_.end());
    if (out_.findings.empty())
      pending_.clear();
  }

  void comment(const std::string &line) {
    if (line != kHeading)
      pending_.push_back(line);
  }

  void finding(const std::string &source, const std::string &line) {
    std::size_t start = source.find_first_not_of(kBlank) + 1, end = std::min(line.find_first_of(" \t#"), line.size());
    if (isMergeMark(line))
      return complain(start, "this is left of a merge: keep the lines of both sides and remove the marks");
    KnownFinding known;
    known.id = line.substr(0, end);
    known.line = line_;
    if (!isFindingId(known.id))
      return complain(start, fmt::format("'{}' is not the id of a finding, such as pop-d069fa", known.id));
    std::string rest = trimmed(line.substr(end));
    if (!rest.empty() && rest.front() != '#')
      return complain(start + line.find(rest, end), "expected the end of the line, or '#' and a comment");
    known.comment = rest.empty() ? "" : trimmed(rest.substr(1));
    known.above = std::move(pending_);
    pending_.clear();
    out_.findings.push_back(std::move(known));
  }

  void complain(std::size_t column, std::string message) { errors_.push_back({line_, column, std::move(message)}); }

  std::vector<TextError> &errors_;
  Baseline out_;
  std::vector<std::string> pending_;  // lines of comment
  int line_ = 0;
};

// A comment is one line, whatever was found.
std::string oneLine(std::string text) {
  std::ranges::replace_if(text, [](unsigned char c) { return std::iscntrl(c) != 0; }, ' ');
  return trimmed(text);
}

}  // namespace

std::set<std::string> Baseline::ids() const {
  std::set<std::string> out;
  for (const KnownFinding &known : findings)
    out.insert(known.id);
  return out;
}

bool isFindingId(const std::string &text) {
  constexpr std::size_t kDigits = 6;
  if (text.size() <= kDigits || text[text.size() - kDigits - 1] != '-')
    return false;
  auto isName = [](char c) { return std::string_view("abcdefghijklmnopqrstuvwxyz0123456789-").contains(c); };
  auto isDigit = [](char c) { return std::string_view("0123456789abcdef").contains(c); };
  return std::ranges::all_of(text, isName) && std::all_of(text.end() - kDigits, text.end(), isDigit);
}

Baseline parseBaseline(const std::string &text, std::vector<TextError> &errors) {
  Reader reader(errors);
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    reader.read(text.substr(start, end - start));
    start = end + 1;
  }
  return reader.finish();
}

std::string printBaseline(const Baseline &baseline) {
  std::string out = std::string(kHeading) + "\n";
  for (const std::string &line : baseline.head)
    out += line + "\n";
  out += "\n";
  for (const KnownFinding &known : baseline.findings) {
    for (const std::string &line : known.above)
      out += line + "\n";
    out += known.id + (known.comment.empty() ? "" : "  # " + known.comment) + "\n";
  }
  for (const std::string &line : baseline.trailing)
    out += line + "\n";
  return out;
}

BaselineUpdate updateBaseline(const Baseline &old, const std::vector<KnownFinding> &found,
                              const std::set<std::string> &occurring, bool prune) {
  BaselineUpdate update;
  Baseline &now = update.baseline;
  now.head = old.head;
  now.trailing = old.trailing;
  std::set<std::string> seen;
  for (const KnownFinding &known : old.findings) {
    if (!seen.insert(known.id).second)
      continue;
    bool isGone = !occurring.contains(known.id);
    if (isGone)
      update.gone.push_back(known);
    if (!isGone || !prune)
      now.findings.push_back(known);
  }
  for (KnownFinding known : found)
    if (seen.insert(known.id).second) {
      known.comment = oneLine(known.comment);
      now.findings.push_back(known);
      update.added.push_back(std::move(known));
    }
  for (std::vector<KnownFinding> *list : {&now.findings, &update.added, &update.gone})
    std::ranges::sort(*list, {}, &KnownFinding::id);
  return update;
}

}  // namespace eclat

#include "flow/files/baseline.h"
#include "flow/files/text_lines.h"
#include "flow/language/expr.h"
#include "flow/verdict.h"
#include "support/files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

constexpr const char *kHeading = "# What people say of the findings of eclat: fault, fine or illegal. `eclat review` "
                                 "writes here; so may you.";
constexpr std::string_view kLaw = "law";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors write it; it says nothing

bool isMergeMark(const std::string &line) {
  return std::ranges::any_of(std::array{"<<<<<<<", "=======", ">>>>>>>", "|||||||"},
                             [&](const char *mark) { return line.starts_with(mark); });
}

class Reader {
public:
  explicit Reader(std::vector<TextError> &errors) : errors_(errors) {}

  void read(const std::string &source) {
    ++line_;
    std::string line = source.ends_with('\r') ? source.substr(0, source.size() - 1) : source;
    std::string text = trimmed(line);
    std::size_t start = std::min(line.find_first_not_of(kBlank), line.size());
    if (isMergeMark(line))
      return complain(0, "this is left of a merge: keep the entries of both sides and remove the marks");
    std::ranges::replace(line, '\t', ' ');
    auto control = std::ranges::find_if(line, [](unsigned char c) { return std::iscntrl(c) != 0; });
    if (control != line.end() && !text.empty() && text.front() != '#')
      return complain(static_cast<std::size_t>(control - line.begin()),
                      "a character that cannot be seen stands here: remove it");
    if (text.empty())
      endHead();
    else if (text.front() == '#')
      comment(text, start > 0);
    else if (start == 0)
      head(line);
    else
      detail(line, start);
  }

  // Of a number the beginning is a number, too: what was cut off there would be read as something else.
  void endsWithoutNewline(const std::string &line) {
    std::string text = trimmed(line);
    if (isIn_ && !text.empty() && text.front() != '#')
      complain(line.size(), "the last line does not end: the file is cut off, or a newline is missing");
  }

  Verdicts finish() {
    endEntry();
    endHead();  // of a file of comments alone
    out_.trailing = std::move(pending_);
    return std::move(out_);
  }

private:
  void complain(std::size_t column, std::string message) { errors_.push_back({line_, column + 1, std::move(message)}); }

  void endHead() {
    if (!out_.findings.empty() || isIn_)
      return;
    out_.head.insert(out_.head.end(), pending_.begin(), pending_.end());
    pending_.clear();
  }

  void comment(const std::string &text, bool isIndented) {
    if (isIndented && isIn_)
      entry_.inside.push_back(text);
    else if (text != kHeading)
      pending_.push_back(text);
  }

  // "pop-d069fa fault  # why"
  void head(const std::string &line) {
    endEntry();
    std::size_t end = commentStart(line), space = std::min(line.find_first_of(" \t#"), line.size());
    entry_ = {};
    entry_.id = line.substr(0, space);
    entry_.line = line_;
    isIn_ = true;
    isWhole_ = false;
    std::string word = space < end ? trimmed(line.substr(space, end - space)) : "";
    std::optional<Verdict> verdict = findVerdict(word);
    isGood_ = false;
    if (!isFindingId(entry_.id))
      return complain(0, fmt::format("'{}' is not the id of a finding, such as pop-d069fa", entry_.id));
    if (!verdict)
      return complain(word.empty() ? space : line.find(word, space),
                      fmt::format("expected fault, fine or illegal{}", word.empty() ? "" : ", not '" + word + "'"));
    isGood_ = true;
    entry_.verdict = *verdict;
    entry_.comment = end < line.size() ? trimmed(line.substr(end + 1)) : "";
    entry_.above = std::move(pending_);
    pending_.clear();
  }

  void detail(const std::string &line, std::size_t start) {
    if (!isIn_)
      return complain(start, "this belongs to no finding: a line such as 'pop-d069fa fault' must stand above it");
    std::size_t end = commentStart(line);
    if (end < line.size())
      entry_.inside.push_back(trimmed(line.substr(end)));
    std::string code = line.substr(0, line.find_last_not_of(kBlank, end - 1) + 1);
    std::size_t space = std::min(code.find_first_of(kBlank, start), code.size());
    std::string word = code.substr(start, space - start);
    std::size_t at = std::min(code.find_first_not_of(kBlank, space), code.size());
    if (isWhole_)
      complain(start, "nothing follows the tested call; a finding starts in the first column");
    else if (word == "ended")
      ended(code, at);
    else if (word == "broke" || word == "asked")
      statement(code, at, word == "broke");
    else if (word == "saw")
      value(code, at);
    else if (word == "step")
      step(code, at);
    else if (word == "tested:")
      call(code, at, true);
    else
      complain(start, fmt::format("expected ended, broke, asked, saw, step or tested, not '{}'", word));
  }

  // "ended threw of std::out_of_range", "ended crash at Stack::top (stack.cpp)"
  void ended(const std::string &code, std::size_t at) {
    std::size_t space = std::min(code.find(' ', at), code.size());
    entry_.ending.id = code.substr(at, space - at);
    auto isKnown = [&](Ending ending) { return entry_.ending.id == endingId(ending); };
    if (std::ranges::none_of(kAllEndings, isKnown))
      return complain(at, fmt::format("'{}' is no way to end; 'returned' is one", entry_.ending.id));
    std::string rest = code.substr(space);
    std::size_t place = std::min(rest.find(" at "), rest.size());
    if (rest.starts_with(" of "))
      entry_.ending.thrownType = rest.substr(4, place - 4);
    else if (place > 0 && !rest.empty())
      return complain(space + 1, "expected 'of' and a type, or 'at' and a place");
    entry_.ending.place = place < rest.size() ? rest.substr(place + 4) : "";
  }

  // "broke object of Stack: n >= 0", "broke law: a copy equals its original"
  void statement(const std::string &code, std::size_t at, bool isBroken) {
    std::size_t colon = code.find(": ", at);
    if (colon == std::string::npos)
      return complain(at, "expected a point, a colon and a property: 'object of Stack: n >= 0'");
    PlacedStatement out;
    std::string place = code.substr(at, colon - at);
    std::size_t text = code.find_first_not_of(kBlank, colon + 1);
    out.text = code.substr(text);
    out.isLaw = isBroken && place == kLaw;
    if (auto point = parsePoint(place); point)
      out.point = *point;
    else if (!out.isLaw)
      return complain(at, fmt::format("'{}' is no point, such as 'object of Stack' or 'exit of Stack::pop()'", place));
    if (auto expr = parseExpr(out.text); !expr && !out.isLaw)
      return complain(text + expr.error().column, expr.error().message);
    (isBroken ? entry_.broke : entry_.asked).push_back(std::move(out));
  }

  void value(const std::string &code, std::size_t at) {
    std::size_t colon = code.find(": ", at);
    if (colon == std::string::npos)
      return complain(at, "expected a name, a colon and a value");
    entry_.saw.push_back({parseVariable(code.substr(at, colon - at)), trimmed(code.substr(colon + 1))});
  }

  void step(const std::string &code, std::size_t at) {
    std::string number = fmt::format("{}:", entry_.steps.size() + 1);
    if (code.compare(at, number.size(), number) != 0)
      return complain(at, fmt::format("expected step {}", entry_.steps.size() + 1));
    call(code, std::min(code.find_first_not_of(kBlank, at + number.size()), code.size()), false);
  }

  void call(const std::string &code, std::size_t at, bool isTested) {
    auto step = parseStep(code.substr(at), entry_.steps.size());
    isWhole_ = isTested;
    if (!step) {
      complain(at + step.error().column, step.error().message);
      step = WrittenStep{};  // those behind it may refer to it
    }
    entry_.steps.push_back(std::move(*step));
  }

  void endEntry() {
    if (!isIn_)
      return;
    isIn_ = false;
    if (!isGood_)
      return;
    if (!isWhole_) {
      errors_.push_back(
          {entry_.line, 1,
           fmt::format("{} has no 'tested:' line: its end is missing, or the file is cut off", entry_.id)});
      return;
    }
    auto [first, isNew] = known_.try_emplace(entry_.id, out_.findings.size());
    if (isNew)
      out_.findings.push_back(std::move(entry_));
    else
      again(out_.findings[first->second]);
  }

  // Two sides of a merge may have said the same. If they did not, a person has to choose.
  void again(JudgedFinding &first) {
    if (first.verdict != entry_.verdict) {
      errors_.push_back({entry_.line, 1,
                         fmt::format("{} is judged {} here and {} in line {}: keep one of the two", entry_.id,
                                     verdictId(entry_.verdict), verdictId(first.verdict), first.line)});
      return;
    }
    auto add = [](std::vector<std::string> &to, const std::string &text) {
      if (std::ranges::find(to, text) == to.end())
        to.push_back(text);
    };
    // Each may have said of other properties what they are; the input of one is enough.
    for (auto list : {&JudgedFinding::broke, &JudgedFinding::asked})
      for (const PlacedStatement &statement : entry_.*list)
        if (std::ranges::find(first.*list, statement) == (first.*list).end())
          (first.*list).push_back(statement);
    for (const std::string &text : entry_.above)
      add(first.above, text);
    for (const std::string &text : entry_.inside)
      add(first.inside, text);
    if (!entry_.comment.empty() && entry_.comment != first.comment)
      add(first.inside, "# " + entry_.comment);
  }

  std::vector<TextError> &errors_;
  Verdicts out_;
  JudgedFinding entry_;  // that is being read
  bool isIn_ = false, isGood_ = false, isWhole_ = false;
  std::vector<std::string> pending_;          // lines of comment
  std::map<std::string, std::size_t> known_;  // by id
  int line_ = 0;
};

// Whatever was found, a line is a line.
std::string oneLine(std::string text) {
  std::ranges::replace_if(text, [](unsigned char c) { return std::iscntrl(c) != 0; }, ' ');
  return trimmed(text);
}

std::string printEnding(const WrittenEnding &ending) {
  return ending.id + (ending.thrownType.empty() ? "" : " of " + ending.thrownType) +
         (ending.place.empty() ? "" : " at " + ending.place);
}

std::string printStatement(const PlacedStatement &statement) {
  return (statement.isLaw ? std::string(kLaw) : describePoint(statement.point)) + ": " + statement.text;
}

std::string printFinding(const JudgedFinding &finding) {
  std::string out;
  for (const std::string &line : finding.above)
    out += line + "\n";
  std::string comment = oneLine(finding.comment);
  out += fmt::format("{} {}{}\n", finding.id, verdictId(finding.verdict), comment.empty() ? "" : "  # " + comment);
  auto add = [&](const std::string &line) { out += "  " + oneLine(line) + "\n"; };
  for (const std::string &line : finding.inside)
    add(line);
  add("ended " + printEnding(finding.ending));
  for (const PlacedStatement &statement : finding.broke)
    add("broke " + printStatement(statement));
  for (const PlacedStatement &statement : finding.asked)
    add("asked " + printStatement(statement));
  for (const NamedValue &value : finding.saw)
    add("saw " + print(value.name) + ": " + value.value);
  for (std::size_t i = 0; i < finding.steps.size(); ++i)
    add((i + 1 == finding.steps.size() ? "tested: " : fmt::format("step {}: ", i + 1)) + printStep(finding.steps[i]));
  return out;
}

}  // namespace

std::string markOf(const JudgedFinding *judged) { return judged ? hexDigits(hashText(printFinding(*judged)), 8) : ""; }

Verdicts parseVerdicts(const std::string &text, std::vector<TextError> &errors) {
  Reader reader(errors);
  std::size_t start = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  while (start < text.size()) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    reader.read(text.substr(start, end - start));
    if (end == text.size())
      reader.endsWithoutNewline(text.substr(start));
    start = end + 1;
  }
  return reader.finish();
}

std::string printVerdicts(const Verdicts &verdicts) {
  std::string out = std::string(kHeading) + "\n";
  for (const std::string &line : verdicts.head)
    out += line + "\n";
  std::vector<JudgedFinding> sorted = verdicts.findings;
  std::ranges::sort(sorted, {}, &JudgedFinding::id);
  for (const JudgedFinding &finding : sorted)
    out += "\n" + printFinding(finding);
  for (const std::string &line : verdicts.trailing)
    out += (&line == &verdicts.trailing.front() ? "\n" : "") + line + "\n";
  return out;
}

}  // namespace eclat

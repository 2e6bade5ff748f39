#include "cli/judging/review_screen.h"

#include "emit/cpp/code.h"
#include "emit/reports/escape.h"
#include "emit/reports/evidence.h"
#include "emit/reports/explain.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "support/terminal.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr const char *kClear = "\x1b[H\x1b[2J";
constexpr std::size_t kWidest = 120;  // longer lines are hard to read
constexpr std::size_t kShownSightings = 2;

// Of one that broke no property, what led to how it ended. Observers mostly repeat what fields say.
std::string valuesBefore(const Finding &finding) {
  constexpr std::size_t kShown = 8;
  std::string out;
  std::size_t count = 0;
  if (finding.violated.empty())
    for (const SeenValue *value : tellingValues(finding.outcome))
      if (!value->before.empty() && !value->name.asks() && ++count <= kShown)
        out += fmt::format("{}{} is {}", out.empty() ? "" : ", ", print(value->name), value->before);
  return count > kShown ? fmt::format("{} and {} more", out, count - kShown) : out;
}

std::string sightingWords(const ViolatedProperty &violated) {
  std::string out;
  for (std::size_t i = 0; i < std::min(kShownSightings, violated.sightings.size()); ++i) {
    const Sighting &sighting = violated.sightings[i];
    std::string values = describeValues(sighting.values);
    if (!values.empty())
      out += fmt::format("{}{} in call {}, {}", out.empty() ? "" : "; ", values, sighting.call, sighting.operation);
  }
  return out;
}

}  // namespace

std::string ReviewScreen::wrapped(const std::string &text, const std::string &indent) const {
  return columns_ ? eclat::wrapped(text, indent, std::min(columns_, kWidest)) : indent + text + "\n";
}

// On a terminal a bar from side to side: how far one is, and the name by which others know the finding.
std::string ReviewScreen::head(const std::string &id, const At &at) const {
  std::string left = fmt::format(" {} of {}   {}", at.number, at.all, id);
  std::string right = fmt::format("{} judged ", at.judged);
  std::size_t used = shownWidth(left) + shownWidth(right);
  std::string bar = used < columns_ ? left + std::string(columns_ - used, ' ') + right : cutTo(left, columns_);
  return colour_ ? fmt::format("\x1b[7m{}\x1b[0m", bar) : bar;
}

std::string ReviewScreen::finding(const Finding &finding, const At &at, const RunResult &run,
                                  const std::string &said) const {
  std::string summary = readableLine(describeFinding(finding, run.component, run.model).summary);
  std::string out;
  if (columns_)
    out = kClear + head(finding.id, at) + "\n" + inked(Ink::Quiet, said, colour_) + "\n" +
          inked(Ink::Strong, wrapped(summary, ""), colour_);
  else
    out = "\n" + inked(Ink::Strong, fmt::format("[{} of {}] {}: {}", at.number, at.all, finding.id, summary), colour_) +
          "\n";
  if (std::string how = selectionWords(finding); !how.empty())
    out += inked(Ink::Quiet, wrapped(how, "  "), colour_);
  out += "\n";
  CodeLines code = inputCode(finding.input, run.component, finding.outcome.claim);
  for (const auto *part : {&code.setup, &code.before})
    for (const std::string &line : *part)
      out += "    " + readableLine(line) + "\n";
  out += fmt::format("    {}  {}\n\n", inked(Ink::Strong, readableLine(code.statement), colour_),
                     inked(Ink::Quiet, "// the tested call", colour_));
  if (std::string before = valuesBefore(finding); !before.empty())
    out += wrapped(readableLine("before the call: " + before), "  ");
  for (const ViolatedProperty &violated : finding.violated) {
    out += wrapped(readableLine(fmt::format("violated {}: {}  ({})", describeViolationPlace(violated),
                                            violated.property, describeSupport(violated, run.model))),
                   "  ");
    if (std::string values = describeValues(violated.values); !values.empty())
      out += inked(Ink::Doubtful, wrapped(readableLine(values), "    "), colour_);
    if (std::string seen = sightingWords(violated); !seen.empty())
      out += inked(Ink::Quiet, wrapped(readableLine("in the examples: " + seen), "    "), colour_);
  }
  for (const ViolatedProperty &rule : finding.dropped)
    out += wrapped(readableLine(fmt::format("and on entry, where rules were dropped: {}  ({})", rule.property,
                                            describeSupport(rule, run.model))),
                   "  ");
  if (!finding.doubt.empty())
    out += wrapped(readableLine("but " + finding.doubt), "  ");
  return out;
}

std::string ReviewScreen::end(const std::string &said) const {
  std::string out = columns_ ? kClear + inked(Ink::Quiet, said, colour_) : "";
  return out + "\nThat was the last one.   " + inked(Ink::Hint, "u undo   q quit", colour_) + "\n";
}

std::string ReviewScreen::keys() const {
  std::string keys = "f fault   o fine   i illegal   s skip   u undo   w why   q quit";
  if (columns_)
    keys += "   ? help";
  return "\n" + inked(Ink::Hint, keys, colour_) + "\n";
}

std::string ReviewScreen::help() const {
  std::string reason = columns_
                           ? "F, O and I ask for a reason, which is kept as a comment.\n"
                           : "A reason may stand behind the key, and is kept as a comment: o equals() takes null\n";
  return "  f  it is a fault: keep the input as a test that fails until it is mended\n"
         "  o  what happens is right: weaken what it broke, and keep the input as a test that passes\n"
         "  i  the caller must not do this: trust the rule that the input breaks, and never show it again\n"
         "  s  skip it, to be asked again in the next review\n"
         "  u  take the last verdict back, or go back to what was skipped last\n"
         "  w  why it is reported: the whole story\n"
         "  q  quit; what is judged is kept\n" +
         reason;
}

}  // namespace eclat

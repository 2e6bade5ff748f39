#include "emit/reports/text.h"

#include "emit/cpp/code.h"
#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "emit/tests/check_code.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <sstream>
#include <utility>

namespace eclat {

namespace {

// Meanings, not colours: what stands out, what broke, what is beside the point.
enum class Ink { Title, Broken, Quiet };

class TextReport {
public:
  explicit TextReport(const EmitContext &context) : c_(context) {}

  std::string write() {
    header();
    for (std::size_t i = 0; i < c_.report.findings.size(); ++i)
      finding(i + 1, c_.report.findings[i]);
    if (c_.report.findings.empty())
      nothingFound();
    setAside();
    unproved();
    blocked();
    skipped();
    figures();
    return std::move(out_);
  }

private:
  std::string ink(Ink ink, const std::string &text) const {
    if (!c_.colour)
      return readableLine(text);
    const char *code = ink == Ink::Title ? "1" : ink == Ink::Broken ? "31" : "2";
    return fmt::format("\033[{}m{}\033[0m", code, readableLine(text));
  }

  void line(const std::string &text) { out_ += text + "\n"; }
  // Of the code under test: it must not drive the reader's terminal.
  void foreign(const std::string &text) { line(readableLine(text)); }

  bool isLaw(const Finding &finding) const {
    return c_.component.operations.at(static_cast<std::size_t>(finding.operation)).kind == OperationKind::Law;
  }

  void header() {
    line(ink(Ink::Title, "Eclat report for " + componentTitle(c_.component)) +
         ink(Ink::Quiet, "  (" + seedWords(c_.report) + ")"));
  }

  void finding(std::size_t number, const Finding &finding) {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    line("");
    line(ink(Ink::Title, fmt::format("Finding {}: {}", number, text.summary)));
    line(ink(Ink::Quiet, fmt::format("  id {}, {}, label {}", finding.id, finding.kind, labelId(finding.label))));
    if (!finding.reason.empty())
      line(ink(Ink::Quiet, fmt::format("  ranked {}: {}", number, finding.reason)));
    if (std::string how = selectionWords(finding); !how.empty())
      line(ink(Ink::Quiet, "  " + how));
    line("");
    CodeLines code = inputCode(finding.input, c_.component, finding.outcome.claim);
    for (const std::string &setup : code.setup)
      foreign("    " + setup);
    for (const std::string &before : code.before)
      foreign("    " + before);
    const char *last = code.before.empty() && !isLaw(finding) ? "  // the tested call" : "  // the law";
    line("    " + ink(Ink::Title, code.statement) + ink(Ink::Quiet, last));
    line("");
    for (const ViolatedProperty &violated : finding.violated)
      violation(violated);
    out_ += wrapped(readable(text.explanation), "  ", 100);
    nested(finding.outcome);
    surroundings(finding.outcome);
    if (std::string others = othersWords(finding); !others.empty())
      line("  " + others);
    variants(finding);
  }

  // What calls inside the tested call found or left broken.
  void nested(const Outcome &outcome) {
    constexpr std::size_t shown = 3;
    for (std::size_t i = 0; i < std::min(shown, outcome.nested.size()); ++i) {
      const NestedViolation &violation = outcome.nested[i];
      const Operation &op = c_.component.operations.at(static_cast<std::size_t>(violation.operation));
      const Property &property = c_.model.properties.at(static_cast<std::size_t>(violation.property));
      line(fmt::format("  Inside the call, on {} of {}: {} was broken", violation.atEntry ? "entry" : "exit",
                       operationLabel(op), print(property.expr)));
    }
    if (outcome.nested.size() > shown)
      line(fmt::format("  and {} more inside the call.", outcome.nested.size() - shown));
  }

  // The same cause seen from other sides, the first few: who mends it looks at the rest with `show input ID`.
  void variants(const Finding &finding) {
    constexpr std::size_t shown = 5;
    if (finding.variants.empty())
      return;
    line("");
    line("  Seems to have the same cause:");
    for (std::size_t i = 0; i < std::min(shown, finding.variants.size()); ++i) {
      const Finding &variant = finding.variants[i];
      std::string summary = describeFinding(variant, c_.component, c_.model).summary;
      out_ += wrapped("- " + readableLine(summary) + ink(Ink::Quiet, " (" + variant.id + ")"), "    ", 100);
    }
    if (finding.variants.size() > shown)
      line(fmt::format("    and {} more.", finding.variants.size() - shown));
  }

  // What the input did beside the calls.
  void surroundings(const Outcome &outcome) {
    if (!outcome.changes.empty())
      line(fmt::format("  It changed {}.", fmt::join(outcome.changes, ", ")));
    if (!outcome.blocked.empty())
      foreign(fmt::format("  The sandbox refused: {}.", outcome.blocked));
    if (outcome.output.empty())
      return;
    line("  It printed:");
    std::istringstream lines(outcome.output);
    for (std::string text; std::getline(lines, text);)
      foreign("    | " + text);
  }

  void violation(const ViolatedProperty &violated) {
    std::string support = describeSupport(violated, c_.model);
    line("  Violated " + describeViolationPlace(violated) + ": " + ink(Ink::Broken, violated.property) +
         ink(Ink::Quiet, "  (" + support + ")"));
    if (std::string values = describeValues(violated.values); !values.empty())
      foreign("    " + values);
  }

  void nothingFound() {
    line("");
    line(ink(Ink::Title, nothingWords(c_.report)));
    line("  " + triedWords(c_));
  }

  void blocked() {
    if (c_.report.blocked.empty())
      return;
    line("");
    line("Refused by the sandbox (--no-sandbox allows it):");
    for (const Blocked &blocked : c_.report.blocked)
      foreign(fmt::format("  {}: {}, in {} input{}",
                          c_.component.operations[static_cast<std::size_t>(blocked.operation)].signature,
                          blocked.action, blocked.inputs, blocked.inputs == 1 ? "" : "s"));
  }

  void skipped() {
    if (c_.component.skipped.empty())
      return;
    line("");
    line(fmt::format("Not tested ({}):", c_.component.skipped.size()));
    for (const Skipped &skip : c_.component.skipped)
      foreign("  " + skip.operation + ": " + skippedWords(skip));
  }

  // What people have judged before: their reasons, and how much the baseline holds.
  void setAside() {
    std::map<std::string, std::size_t> known;  // by baseline file
    bool isFirst = true;
    verdicts();
    for (const SetAside &aside : c_.report.setAside) {
      if (!aside.verdict.empty())
        continue;
      if (aside.isBaseline) {
        ++known[aside.reason];
        continue;
      }
      if (std::exchange(isFirst, false))
        line("\nSuppressed in the model file:");
      std::string summary = describeFinding(aside.finding, c_.component, c_.model).summary;
      out_ += wrapped(readable(summary + " (" + aside.finding.id + ")"), "  ", 100);
      out_ += wrapped(readable("because: " + aside.reason), "    ", 100);
    }
    for (const auto &[file, count] : known)
      line(fmt::format("\n{} known finding{} in the baseline file {}.", count, count == 1 ? " is" : "s are", file));
  }

  // What the verdict file says of findings, and what became of the inputs that people judged.
  void verdicts() {
    std::map<std::string, std::size_t> counts;
    for (const SetAside &aside : c_.report.setAside)
      if (!aside.verdict.empty())
        ++counts[aside.verdict];
    std::string words;
    for (const auto &[verdict, count] : counts)
      words += fmt::format("{}{} {}", words.empty() ? "" : ", ", count, verdict);
    if (!counts.empty())
      line("\nJudged before, and not counted (" + words + "):");
    for (const SetAside &aside : c_.report.setAside) {
      if (aside.verdict.empty())
        continue;
      std::string summary = describeFinding(aside.finding, c_.component, c_.model).summary;
      out_ += wrapped(readable(summary + " (" + aside.finding.id + ")"), "  ", 100);
      out_ += wrapped(readable(asideWords(aside)), "    ", 100);
    }
    std::vector<std::string> judged = judgedWords(c_.report);
    if (!judged.empty())
      line("");
    for (const std::string &told : judged)
      foreign((&told == &judged.front() ? "" : "  ") + told);
    std::vector<std::string> refined = refinedWords(c_.report);
    if (!refined.empty())
      line("\nWhat verdicts made of properties; findings that rest on them are gone:");
    for (const std::string &told : refined)
      out_ += wrapped(readableLine(told), "  ", 100);
  }

  void unproved() {
    if (c_.report.unproved.empty())
      return;
    line("");
    line(fmt::format("Tests that are not delivered ({}):", c_.report.unproved.size()));
    for (const Unproved &test : c_.report.unproved)
      foreign("  " + test.id + ": " + test.reason);
  }

  void figures() {
    const Stats &s = c_.report.stats;
    line("");
    line(fmt::format("{}. {}", counted(s.reported, "finding"), inputWords(s)));
    if (std::string coverage = coverageWords(c_.report.coverage); !coverage.empty())
      line(coverage);
    for (const std::string &words : techniqueWords(c_.report.techniques))
      line(words);
    for (const std::string &remark : remarks(s))
      line(remark);
  }

  const EmitContext &c_;
  std::string out_;
};

}  // namespace

std::string emitText(const EmitContext &context) { return TextReport(context).write(); }

}  // namespace eclat

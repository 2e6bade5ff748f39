#include "emit/text.h"

#include "emit/check_code.h"
#include "emit/code.h"
#include "emit/explain.h"
#include "emit/names.h"

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
    blocked();
    skipped();
    figures();
    return std::move(out_);
  }

private:
  std::string ink(Ink ink, const std::string &text) const {
    if (!c_.colour)
      return text;
    const char *code = ink == Ink::Title ? "1" : ink == Ink::Broken ? "31" : "2";
    return fmt::format("\033[{}m{}\033[0m", code, text);
  }

  void line(const std::string &text) { out_ += text + "\n"; }

  bool isLaw(const Finding &finding) const {
    return c_.component.operations.at(static_cast<std::size_t>(finding.operation)).kind == OperationKind::Law;
  }

  void header() {
    std::string names;
    for (const ClassInfo &info : c_.component.classes)
      if (info.isRequested)
        names += (names.empty() ? "" : ", ") + info.name;
    for (const Operation &operation : c_.component.operations)
      if (operation.kind == OperationKind::Function)
        names += (names.empty() ? "" : ", ") + operation.name + "()";
    line(ink(Ink::Title, "Eclat report for " + names) + ink(Ink::Quiet, seedText()));
  }

  std::string seedText() const {
    std::uint64_t first = c_.report.seed, count = c_.report.seeds;
    return count > 1 ? fmt::format("  (seeds {} to {})", first, first + count - 1) : fmt::format("  (seed {})", first);
  }

  void finding(std::size_t number, const Finding &finding) {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    line("");
    line(ink(Ink::Title, fmt::format("Finding {}: {}", number, text.summary)));
    line(ink(Ink::Quiet, fmt::format("  id {}, {}, label {}", finding.id, finding.kind, labelId(finding.label))));
    if (!finding.reason.empty())
      line(ink(Ink::Quiet, fmt::format("  ranked {}: {}", number, finding.reason)));
    line("");
    CodeLines code = inputCode(finding.input, c_.component, finding.outcome.claim);
    for (const std::string &setup : code.setup)
      line("    " + setup);
    for (const std::string &before : code.before)
      line("    " + before);
    const char *last = code.before.empty() && !isLaw(finding) ? "  // the tested call" : "  // the law";
    line("    " + ink(Ink::Title, code.statement) + ink(Ink::Quiet, last));
    line("");
    for (const ViolatedProperty &violated : finding.violated)
      violation(violated);
    out_ += wrapped(text.explanation, "  ", 100);
    nested(finding.outcome);
    surroundings(finding.outcome);
    if (finding.others)
      line(fmt::format("  {} more input{} did the same.", finding.others, finding.others == 1 ? "" : "s"));
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
      out_ += wrapped("- " + summary + ink(Ink::Quiet, " (" + variant.id + ")"), "    ", 100);
    }
    if (finding.variants.size() > shown)
      line(fmt::format("    and {} more.", finding.variants.size() - shown));
  }

  // What the input did beside the calls.
  void surroundings(const Outcome &outcome) {
    if (!outcome.changes.empty())
      line(fmt::format("  It changed {}.", fmt::join(outcome.changes, ", ")));
    if (!outcome.blocked.empty())
      line(fmt::format("  The sandbox refused: {}.", outcome.blocked));
    if (outcome.output.empty())
      return;
    line("  It printed:");
    std::istringstream lines(outcome.output);
    for (std::string text; std::getline(lines, text);)
      line("    | " + text);
  }

  void violation(const ViolatedProperty &violated) {
    std::string support = describeSupport(violated, c_.model);
    line("  Violated " + describeViolationPlace(violated) + ": " + ink(Ink::Broken, violated.property) +
         ink(Ink::Quiet, "  (" + support + ")"));
    if (std::string values = describeValues(violated.values); !values.empty())
      line("    " + values);
  }

  void nothingFound() {
    const Stats &s = c_.report.stats;
    line("");
    line(ink(Ink::Title,
             c_.report.setAside.empty() ? "No fault-revealing input found." : "No new fault-revealing input found."));
    auto laws = std::ranges::count(c_.component.operations, OperationKind::Law, &Operation::kind);
    line(fmt::format("  Tried {} inputs over {} operations against {} properties from {} example calls.", s.generated,
                     c_.component.operations.size() - static_cast<std::size_t>(laws), s.properties, s.examples));
  }

  // What people have judged before: their reasons, and how much the baseline holds.
  void setAside() {
    std::map<std::string, std::size_t> known;  // by baseline file
    bool isFirst = true;
    for (const SetAside &aside : c_.report.setAside) {
      if (aside.isBaseline) {
        ++known[aside.reason];
        continue;
      }
      if (std::exchange(isFirst, false))
        line("\nSuppressed in the model file:");
      out_ += wrapped(describeFinding(aside.finding, c_.component, c_.model).summary + " (" + aside.finding.id + ")",
                      "  ", 100);
      out_ += wrapped("because: " + aside.reason, "    ", 100);
    }
    for (const auto &[file, count] : known)
      line(fmt::format("\n{} known finding{} in the baseline file {}.", count, count == 1 ? " is" : "s are", file));
  }

  void blocked() {
    if (c_.report.blocked.empty())
      return;
    line("");
    line("Refused by the sandbox (--no-sandbox allows it):");
    for (const Blocked &blocked : c_.report.blocked)
      line(fmt::format("  {}: {}, in {} input{}",
                       c_.component.operations[static_cast<std::size_t>(blocked.operation)].signature, blocked.action,
                       blocked.inputs, blocked.inputs == 1 ? "" : "s"));
  }

  void skipped() {
    if (c_.component.skipped.empty())
      return;
    line("");
    line(fmt::format("Not tested ({}):", c_.component.skipped.size()));
    for (const Skipped &skip : c_.component.skipped)
      line("  " + skip.operation + ": " + skip.reason + (skip.remedy.empty() ? "" : "; " + skip.remedy));
  }

  void figures() {
    const Stats &s = c_.report.stats;
    line("");
    line(fmt::format("{} finding{}. {} inputs: {} normal, {} new, {} illegal, {} fault-revealing.", s.reported,
                     s.reported == 1 ? "" : "s", s.generated, s.normal, s.novel, s.illegal, s.fault));
    if (const Coverage &c = c_.report.coverage; c.blocks)
      line(fmt::format("Coverage: tests {} of {} branches and {} of {} lines, with the inputs {} and {}.",
                       c.blocksByTests, c.blocks, c.linesByTests, c.lines, c.blocksInAll, c.linesInAll));
    if (s.flaky)
      line(fmt::format("{} did not happen again in a fresh process and {} left out.", s.flaky,
                       s.flaky == 1 ? "is" : "are"));
    if (s.unconfirmed)
      line(fmt::format("{} more could not be run again before the time limit and {} left out.", s.unconfirmed,
                       s.unconfirmed == 1 ? "is" : "are"));
    if (s.elsewhere)
      line(fmt::format("{} left out: what {} broke was learned on other branches of the operation (--no-paths).",
                       s.elsewhere, s.elsewhere == 1 ? "it" : "they"));
    // A few are usual: the top of an empty stack. Many mean that the model says little of these inputs.
    if (s.undecided * 10 > s.checked)
      line(fmt::format("{} of {} checks of properties had no answer: a null base or an index outside.", s.undecided,
                       s.checked));
    if (s.notRun)
      line(fmt::format("{} not run: their operation ran into the time limit too often.", s.notRun));
    if (s.stoppedEarly)
      line("Stopped early: these are partial results.");
  }

  const EmitContext &c_;
  std::string out_;
};

}  // namespace

std::string emitText(const EmitContext &context) { return TextReport(context).write(); }

}  // namespace eclat

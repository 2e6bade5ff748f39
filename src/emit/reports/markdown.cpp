#include "emit/reports/markdown.h"

#include "emit/cpp/call_code.h"
#include "emit/cpp/code.h"
#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/explain.h"
#include "emit/reports/locations.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace eclat {

namespace {

// GitHub takes comments of 65,536 characters; what is behind the findings needs room, too.
constexpr std::size_t kMostDetails = 48'000;
constexpr std::size_t kMostListed = 50;
constexpr std::size_t kLongestOutput = 1000;

class MarkdownReport {
public:
  explicit MarkdownReport(const EmitContext &context) : c_(context), locations_(context) {}

  std::string write() {
    line("## Eclat: " + escapeMarkdown(componentTitle(c_.component)));
    line("");
    summary();
    if (!c_.report.findings.empty()) {
      table();
      details();
    }
    list(fmt::format("Known, and not counted ({})", c_.report.setAside.size()), asides());
    list("Judged inputs, run again", judged());
    list("What verdicts made of properties", refined());
    list(fmt::format("Not tested ({})", c_.component.skipped.size()), skips());
    list(fmt::format("Refused by the sandbox ({})", c_.report.blocked.size()), refusals());
    list(fmt::format("Tests that are not delivered ({})", c_.report.unproved.size()), unproved());
    line("");
    line(fmt::format("<sub>eclat {}, {}</sub>", escapeMarkdown(c_.report.version), seedWords(c_.report)));
    return std::move(out_);
  }

private:
  void line(const std::string &text) { out_ += text + "\n"; }

  const Operation &operationOf(const Finding &finding) const {
    return c_.component.operations.at(static_cast<std::size_t>(finding.operation));
  }

  void summary() {
    std::size_t count = c_.report.findings.size();
    std::string text = count == 0 ? "**" + nothingWords(c_.report) + "** " + triedWords(c_)
                                  : fmt::format("**{}.** {}", counted(count, "finding"), inputWords(c_.report.stats));
    if (std::string coverage = coverageWords(c_.report.coverage); !coverage.empty())
      text += " " + coverage;
    for (const std::string &words : techniqueWords(c_.report.techniques))
      text += " " + escapeMarkdown(words);
    for (const std::string &remark : remarks(c_.report.stats))
      text += " " + escapeMarkdown(remark);
    line(text);
  }

  static std::string supportOf(const Finding &finding) {
    if (finding.violated.empty())
      return finding.kind;
    const ViolatedProperty &first = finding.violated.front();
    if (!first.law.empty())
      return first.law;
    return fmt::format("{} of {} visits", first.samples, first.samples + first.broken);
  }

  std::string brokenOf(const Finding &finding) const {
    if (finding.outcome.ending == Ending::Returned && finding.outcome.claim < 0 && !finding.violated.empty()) {
      std::string more = finding.violated.size() > 1 ? fmt::format(" and {} more", finding.violated.size() - 1) : "";
      return markdownCode(finding.violated.front().property) + more;
    }
    return markdownWords(describeFinding(finding, c_.component, c_.model).summary);
  }

  void table() {
    line("");
    line("| | operation | what broke | support | id |");
    line("| ---: | --- | --- | --- | --- |");
    std::size_t number = 0;
    for (const Finding &finding : std::span(c_.report.findings).first(std::min(c_.report.findings.size(), kMostListed)))
      line(fmt::format("| {} | {} | {} | {} | {} |", ++number, markdownCode(operationOf(finding).signature),
                       brokenOf(finding), escapeMarkdown(supportOf(finding)), markdownCode(finding.id)));
  }

  void details() {
    std::size_t number = 0;
    for (const Finding &finding : c_.report.findings) {
      if (out_.size() > kMostDetails) {
        line("");
        line(fmt::format("The details of {} more are left out here; the other formats have them.",
                         c_.report.findings.size() - number));
        return;
      }
      detail(++number, finding);
    }
  }

  void detail(std::size_t number, const Finding &finding) {
    FindingText text = describeFinding(finding, c_.component, c_.model);
    Location place = locations_.of(finding);
    line("");
    line(fmt::format("<details><summary>{}. {}</summary>", number, markdownWords(text.summary)));
    line("");
    std::string how = selectionWords(finding);
    line(fmt::format("{} {}{}", markdownCode(fmt::format("{}:{}", place.file, place.line)),
                     escapeMarkdown(finding.kind), how.empty() ? "" : ", " + how));
    line("");
    out_ += markdownBlock(join(inputCode(finding.input, c_.component, finding.outcome.claim).all(), "\n"), "cpp");
    line("");
    for (const ViolatedProperty &violated : finding.violated) {
      std::string values = describeValues(violated.values);
      line(fmt::format("- Violated {}: {} ({}){}", escapeMarkdown(describeViolationPlace(violated)),
                       markdownCode(violated.property), escapeMarkdown(describeSupport(violated, c_.model)),
                       values.empty() ? "" : ": " + markdownCode(values)));
    }
    if (!finding.violated.empty())
      line("");
    line(markdownWords(text.explanation));
    if (!finding.outcome.output.empty()) {
      line("");
      line("It printed:");
      line("");
      out_ += markdownBlock(cut(finding.outcome.output, kLongestOutput), "");
    }
    line("");
    line(companyOf(finding) + markdownCode("eclat explain " + finding.id) + " tells the whole story.");
    line("");
    line("</details>");
  }

  // How many others there are of it.
  static std::string companyOf(const Finding &finding) {
    std::string out;
    if (std::string others = othersWords(finding); !others.empty())
      out += others + " ";
    if (std::size_t n = finding.variants.size())
      out += fmt::format("{} other way{} to fail seem{} to have the same cause. ", n, n == 1 ? "" : "s",
                         n == 1 ? "s" : "");
    return out;
  }

  std::vector<std::string> judged() const {
    std::vector<std::string> out = judgedWords(c_.report);
    std::ranges::transform(out, out.begin(), [](const std::string &words) { return escapeMarkdown(words); });
    return out;
  }

  std::vector<std::string> refined() const {
    std::vector<std::string> out = refinedWords(c_.report);
    std::ranges::transform(out, out.begin(), [](const std::string &words) { return markdownWords(words); });
    return out;
  }

  std::vector<std::string> asides() const {
    std::vector<std::string> out;
    for (const SetAside &aside : c_.report.setAside)
      out.push_back(fmt::format("{}: {} ({})", markdownCode(aside.finding.id),
                                markdownWords(describeFinding(aside.finding, c_.component, c_.model).summary),
                                escapeMarkdown(asideWords(aside))));
    return out;
  }

  std::vector<std::string> skips() const {
    std::vector<std::string> out;
    for (const Skipped &skip : c_.component.skipped)
      out.push_back(markdownCode(skip.operation) + ": " + escapeMarkdown(skippedWords(skip)));
    return out;
  }

  std::vector<std::string> refusals() const {
    std::vector<std::string> out;
    for (const Blocked &blocked : c_.report.blocked)
      out.push_back(
          fmt::format("{}: {}, in {}",
                      markdownCode(c_.component.operations.at(static_cast<std::size_t>(blocked.operation)).signature),
                      markdownCode(blocked.action), counted(blocked.inputs, "input")));
    return out;
  }

  std::vector<std::string> unproved() const {
    std::vector<std::string> out;
    for (const Unproved &test : c_.report.unproved)
      out.push_back(markdownCode(test.id) + ": " + escapeMarkdown(test.reason));
    return out;
  }

  void list(const std::string &title, const std::vector<std::string> &entries) {
    if (entries.empty())
      return;
    line("");
    line("<details><summary>" + title + "</summary>");
    line("");
    for (std::size_t i = 0; i < std::min(entries.size(), kMostListed); ++i)
      line("- " + entries[i]);
    if (entries.size() > kMostListed)
      line(fmt::format("- and {} more", entries.size() - kMostListed));
    line("");
    line("</details>");
  }

  const EmitContext &c_;
  Locations locations_;
  std::string out_;
};

}  // namespace

std::string emitMarkdown(const EmitContext &context) { return MarkdownReport(context).write(); }

}  // namespace eclat

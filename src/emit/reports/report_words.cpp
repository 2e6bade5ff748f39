#include "emit/reports/report_words.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

std::string componentTitle(const Component &component) {
  std::string names;
  for (const ClassInfo &info : component.classes)
    if (info.isRequested)
      names += (names.empty() ? "" : ", ") + info.name;
  for (const Operation &operation : component.operations)
    if (operation.kind == OperationKind::Function)
      names += (names.empty() ? "" : ", ") + operation.name + "()";
  return names;
}

std::string seedWords(const Report &report) {
  return report.seeds > 1 ? fmt::format("seeds {} to {}", report.seed, report.seed + report.seeds - 1)
                          : fmt::format("seed {}", report.seed);
}

std::string inputWords(const Stats &s) {
  return fmt::format("{} inputs: {} normal, {} new, {} illegal, {} fault-revealing.", s.generated, s.normal, s.novel,
                     s.illegal, s.fault);
}

std::string nothingWords(const Report &report) {
  return report.setAside.empty() ? "No fault-revealing input found." : "No new fault-revealing input found.";
}

std::string triedWords(const EmitContext &context) {
  const Stats &s = context.report.stats;
  auto laws = std::ranges::count(context.component.operations, OperationKind::Law, &Operation::kind);
  return fmt::format("Tried {} inputs over {} operations against {} properties from {} example calls.", s.generated,
                     context.component.operations.size() - static_cast<std::size_t>(laws), s.properties, s.examples);
}

std::string coverageWords(const Coverage &c) {
  if (!c.blocks)
    return "";
  return fmt::format("Coverage: tests {} of {} branches and {} of {} lines, with the inputs {} and {}.",
                     c.blocksByTests, c.blocks, c.linesByTests, c.lines, c.blocksInAll, c.linesInAll);
}

namespace {

// "place 3, paths 1", of those that are not zero.
// Those that are not 0; how often each, the JSON report tells.
template <class Figures> std::string namesOf(const Figures &figures, const char *idOf(std::size_t)) {
  std::string out;
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (figures[i])
      out += fmt::format("{}{}", out.empty() ? "" : ", ", idOf(i));
  return out;
}

std::string symbolicWords(const SymbolicFigures &figures) {
  std::string out = fmt::format("Solved for: {}, by {} ({} given up); ", counted(figures.inputs, "input"),
                                counted(figures.queries, "query", "queries"), figures.unknown);
  out += figures.diverged == 0 ? "all did as predicted." : fmt::format("{} did not do as predicted.", figures.diverged);
  if (figures.sequences)
    out += fmt::format(" {} left {}, {} of them new.", counted(figures.sequences, "sequence"),
                       counted(figures.states, "state"), figures.states - figures.same - figures.covered);
  if (std::string bounds = namesOf(figures.bounds, boundId); !bounds.empty())
    out += " Limits: " + bounds + ".";
  if (std::string lost = namesOf(figures.losses, lossId); !lost.empty())
    out += " Not followed: " + lost + ".";
  return out;
}

}  // namespace

std::vector<std::string> remarks(const Stats &s) {
  std::vector<std::string> out;
  if (s.flaky)
    out.push_back(fmt::format("{} did not happen again in a fresh process and {} left out.", s.flaky,
                              s.flaky == 1 ? "is" : "are"));
  if (s.unconfirmed)
    out.push_back(fmt::format("{} more could not be run again before the time limit and {} left out.", s.unconfirmed,
                              s.unconfirmed == 1 ? "is" : "are"));
  if (s.accidents)
    out.push_back(
        fmt::format("{} left out: so many legal inputs break what {} broke that it is no rule (--no-learning).",
                    s.accidents, s.accidents == 1 ? "it" : "they"));
  if (s.elsewhere)
    out.push_back(fmt::format("{} left out: what {} broke was learned on other branches of the operation (--no-paths).",
                              s.elsewhere, s.elsewhere == 1 ? "it" : "they"));
  // A few are usual: the top of an empty stack. Many mean that the model says little of these inputs.
  if (s.undecided * 10 > s.checked)
    out.push_back(fmt::format("{} of {} checks of properties had no answer: a null base or an index outside.",
                              s.undecided, s.checked));
  if (s.symbolic.queries)
    out.push_back(symbolicWords(s.symbolic));
  if (s.notRun)
    out.push_back(fmt::format("{} not run: their operation ran into the time limit too often.", s.notRun));
  if (s.isCut)
    out.push_back("Partial results: the processes that run inputs died, and could not be started again.");
  else if (s.stoppedEarly)
    out.push_back("Stopped early: these are partial results.");
  return out;
}

std::string asideWords(const SetAside &aside) {
  if (!aside.verdict.empty())
    return "judged " + aside.verdict + (aside.reason.empty() ? "" : ": " + aside.reason);
  if (aside.isBaseline)
    return "listed in the baseline" + (aside.reason.empty() ? "" : " file " + aside.reason);
  return "suppressed in the model file" + (aside.reason.empty() ? "" : ": " + aside.reason);
}

const char *asideBy(const SetAside &aside) {
  return !aside.verdict.empty() ? "verdict" : aside.isBaseline ? "baseline" : "model-file";
}

std::vector<std::string> judgedWords(const Report &report) {
  std::vector<std::string> out;
  std::size_t same = 0;
  auto tell = [&](const JudgedTest &test, const std::string &what) {
    out.push_back(
        fmt::format("{} ({}): {}{}", test.id, test.verdict, what, test.words.empty() ? "" : ": " + test.words));
  };
  for (const JudgedTest &test : report.judged) {
    same += test.words.empty() && (test.state == "fails" || test.state == "passes");
    if (test.state == "mended")
      tell(test, "mended, it no longer happens");
    else if (test.state == "gone")
      tell(test, "cannot be run any more");
    else if (!test.words.empty())
      tell(test, test.state == "fails" ? "still fails, otherwise" : "was fine, and fails now");
  }
  if (report.judged.empty())
    return out;
  out.insert(out.begin(), fmt::format("{} judged input{} run again, {} did as before.", report.judged.size(),
                                      report.judged.size() == 1 ? " was" : "s were", same));
  return out;
}

std::vector<std::string> refinedWords(const Report &report) {
  std::vector<std::string> out;
  for (const Refined &refined : report.refined)
    out.push_back(fmt::format("`{}` at {} is {} ({} is {})", refined.property, describePoint(refined.point),
                              refined.verdict == "illegal" ? "a rule" : "no property any more", refined.by,
                              refined.verdict));
  return out;
}

std::string skippedWords(const Skipped &skip) {
  return skip.remedy.empty() ? skip.reason : skip.reason + "; " + skip.remedy;
}

}  // namespace eclat

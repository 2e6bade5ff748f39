#include "cli/review_command.h"

#include "cli/judge_command.h"
#include "emit/code.h"
#include "emit/explain.h"
#include "emit/story.h"
#include "support/interrupt.h"
#include "support/terminal.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <set>
#include <unistd.h>

namespace eclat {

namespace {

constexpr const char *kKeys = "f fault   o fine   i illegal   s skip   u undo   w why   q quit";
constexpr const char *kHelp =
    "  f  it is a fault: keep the input as a test that fails until it is mended\n"
    "  o  what happens is right: weaken what it broke, and keep the input as a test that passes\n"
    "  i  the caller must not do this: trust the rule that the input breaks, and never show it again\n"
    "  s  skip it, to be asked again in the next review\n"
    "  u  take the last verdict back\n"
    "  w  why it is reported: the whole story\n"
    "  q  quit; what is judged is kept\n"
    "A reason may stand behind the key, and is kept as a comment: o equals() takes null\n";

void collect(const Finding &finding, std::vector<std::string> &ids) {
  ids.push_back(finding.id);
  for (const Finding &variant : finding.variants)
    collect(variant, ids);
}

class Review {
public:
  Review(Judging &judging, bool colour) : judging_(judging), colour_(colour) {}

  Result<int> run() {
    std::vector<std::string> ids;
    for (const Finding &finding : judging_.run().report.findings)
      collect(finding, ids);
    for (std::size_t i = 0; !isOver_;) {
      if (i == ids.size()) {
        ECLAT_TRY(next, end(ids));
        i = next;
        continue;
      }
      if (!isOpen(ids[i])) {
        ++i;
        continue;
      }
      show(ids[i], i + 1, ids.size());
      ECLAT_TRY(next, ask(ids[i], i, ids));
      i = next;
    }
    std::size_t left = std::ranges::count_if(ids, [&](const std::string &id) { return isOpen(id); });
    fmt::print("{} judged, {} left\n", counted(judged_, "finding"), left);
    return 0;
  }

private:
  const Report &report() const { return judging_.run().report; }

  // Still among the findings that count.
  bool isOpen(const std::string &id) const {
    auto isAside = [&](const SetAside &aside) { return aside.finding.id == id; };
    return report().find(id) && std::ranges::none_of(report().setAside, isAside);
  }

  void show(const std::string &id, std::size_t number, std::size_t all) const {
    const Finding &finding = *report().find(id);
    const Component &component = judging_.run().component;
    fmt::print("\n{}\n\n", inked(Ink::Strong,
                                 fmt::format("[{} of {}] {}: {}", number, all, id,
                                             describeFinding(finding, component, judging_.run().model).summary),
                                 colour_));
    CodeLines code = inputCode(finding.input, component, finding.outcome.claim);
    for (const std::string &line : code.setup)
      fmt::print("    {}\n", line);
    for (const std::string &line : code.before)
      fmt::print("    {}\n", line);
    fmt::print("    {}  {}\n\n", code.statement, inked(Ink::Quiet, "// the tested call", colour_));
    for (const ViolatedProperty &violated : finding.violated) {
      fmt::print("  violated {}: {}  ({})\n", describeViolationPlace(violated), violated.property,
                 describeSupport(violated, judging_.run().model));
      if (std::string values = describeValues(violated.values); !values.empty())
        fmt::print("    {}\n", values);
    }
    if (!finding.doubt.empty())
      fmt::print("  but {}\n", finding.doubt);
  }

  // Behind the last one there is still the way back.
  Result<std::size_t> end(const std::vector<std::string> &ids) {
    if (!done_.empty()) {
      fmt::print("\nThat was the last one.   u undo   q quit\n");
      std::fflush(stdout);
      for (std::string line; std::getline(std::cin, line);)
        if (line.starts_with('u'))
          return undo(ids);
        else if (line.starts_with('q'))
          break;
    }
    isOver_ = true;
    return ids.size();
  }

  // The number of the finding to go on with.
  Result<std::size_t> ask(const std::string &id, std::size_t at, const std::vector<std::string> &ids) {
    fmt::print("\n{}\n", inked(Ink::Hint, kKeys, colour_));
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);) {
      std::size_t key = line.find_first_not_of(" \t\r"), reason = line.find_first_not_of(" \t\r", key + 1);
      std::string why =
          reason == std::string::npos ? "" : line.substr(reason, line.find_last_not_of(" \t\r") + 1 - reason);
      switch (key == std::string::npos ? '?' : line[key]) {
      case 'f': return judge(id, Verdict::Fault, why, at);
      case 'o': return judge(id, Verdict::Fine, why, at);
      case 'i': return judge(id, Verdict::Illegal, why, at);
      case 's': return at + 1;
      case 'u':
        if (auto before = undo(ids); !before || *before != ids.size())
          return before;
        fmt::print("there is nothing to undo\n");
        break;
      case 'w': tellWhy(id); break;
      case 'q': isOver_ = true; return at;
      default: fmt::print("{}", kHelp);
      }
      std::fflush(stdout);
    }
    isOver_ = true;
    return at;
  }

  Result<std::size_t> judge(const std::string &id, Verdict verdict, const std::string &why, std::size_t at) {
    Finding finding = *report().find(id);
    ECLAT_TRY(refinement, judging_.judge(finding, verdict, why));
    fmt::print("{}", tellVerdict(id, verdict, refinement, judging_));
    done_.push_back(id);
    ++judged_;
    return at + 1;
  }

  // The number of the finding that is open again; that of none if there is none.
  Result<std::size_t> undo(const std::vector<std::string> &ids) {
    if (done_.empty())
      return ids.size();
    std::string id = done_.back();
    done_.pop_back();
    --judged_;
    ECLAT_TRY(withdrawn, judging_.withdraw(id));
    fmt::print("{}: its verdict is withdrawn\n", id);
    return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
  }

  void tellWhy(const std::string &id) const {
    const RunResult &run = judging_.run();
    EmitContext context{
        .component = run.component, .schema = run.trace.schema, .model = run.model, .report = run.report};
    fmt::print("{}", tellStory(*run.report.find(id), context, {}));
  }

  Judging &judging_;
  bool colour_;
  std::vector<std::string> done_;
  std::size_t judged_ = 0;
  bool isOver_ = false;
};

}  // namespace

Result<int> reviewFindings(const CommandLine &line, const WorkDir &dir, Progress &progress) {
  ECLAT_TRY(judging, Judging::open(line, dir, progress));
  return Review(judging, isColourWanted(line.colour, isatty(STDOUT_FILENO) != 0)).run();
}

}  // namespace eclat

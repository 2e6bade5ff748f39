#include "cli/judging/review_command.h"

#include "cli/judging/judge_command.h"
#include "cli/judging/review_answers.h"
#include "cli/judging/review_screen.h"
#include "emit/reports/story.h"
#include "support/terminal.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

namespace eclat {

namespace {

void collect(const Finding &finding, std::vector<std::string> &ids) {
  ids.push_back(finding.id);
  for (const Finding &variant : finding.variants)
    collect(variant, ids);
}

class Review {
public:
  Review(Judging &judging, ReviewAnswers &answers, ReviewScreen screen)
      : judging_(judging), answers_(answers), screen_(screen) {
    for (const Finding &finding : judging_.run().report.findings)
      collect(finding, ids_);
  }

  Result<int> run() {
    std::size_t at = 0;
    while (!isOver_) {
      if (at < ids_.size() && !isOpen(ids_[at]))
        ++at;
      else
        at = at < ids_.size() ? ask(at) : end();
    }
    if (failure_)
      return fail(std::move(*failure_));
    std::size_t left = std::ranges::count_if(ids_, [&](const std::string &id) { return isOpen(id); });
    if (answers_.isAtTerminal() && !said_.empty())
      fmt::print("{}", said_);
    fmt::print("{} judged, {} left\n", counted(judged(), "finding"), left);
    return 0;
  }

private:
  // What was done with a finding, to be undone.
  struct Done {
    std::string id, mark;  // of the verdict; empty: it was skipped
  };

  const Report &report() const { return judging_.run().report; }
  std::size_t judged() const {
    return static_cast<std::size_t>(std::ranges::count_if(done_, [](const Done &d) { return !d.mark.empty(); }));
  }

  // Still among the findings that count.
  bool isOpen(const std::string &id) const {
    auto isAside = [&](const SetAside &aside) { return aside.finding.id == id; };
    return report().find(id) && std::ranges::none_of(report().setAside, isAside);
  }

  // On a terminal what is said stands on the next screen.
  void say(const std::string &text) {
    if (answers_.isAtTerminal())
      said_ += text;
    else
      fmt::print("{}", text);
  }

  void show(std::size_t at) {
    fmt::print("{}{}",
               screen_.finding(*report().find(ids_[at]), {at + 1, ids_.size(), judged()}, judging_.run(), said_),
               screen_.keys());
    std::fflush(stdout);
  }

  // The number of the finding to go on with.
  std::size_t ask(std::size_t at) {
    show(at);
    said_.clear();
    while (std::optional<ReviewAnswer> answer = answers_.next()) {
      switch (answer->key) {
      case 'f': return judge(at, Verdict::Fault, answer->why);
      case 'o': return judge(at, Verdict::Fine, answer->why);
      case 'i': return judge(at, Verdict::Illegal, answer->why);
      case 's': done_.push_back({ids_[at], ""}); return at + 1;
      case 'u':
        if (!done_.empty())
          return undo();
        fmt::print("there is nothing to undo\n");
        break;
      case 'w': tellWhy(ids_[at]); break;
      case 'q': isOver_ = true; return at;
      case SingleKeys::kAgain: return at;
      default: fmt::print("{}", screen_.help());
      }
      std::fflush(stdout);
    }
    isOver_ = true;
    return at;
  }

  // Behind the last one there is still the way back.
  std::size_t end() {
    if (!done_.empty()) {
      fmt::print("{}", screen_.end(said_));
      std::fflush(stdout);
      said_.clear();
      while (std::optional<ReviewAnswer> answer = answers_.next())
        if (answer->key == 'u')
          return undo();
        else if (answer->key == 'q')
          break;
    }
    isOver_ = true;
    return ids_.size();
  }

  std::size_t judge(std::size_t at, Verdict verdict, const std::string &why) {
    const std::string &id = ids_[at];
    auto refinement = judging_.judge(*report().find(id), verdict, why);
    if (!refinement)
      return stay(refinement.error(), at);
    say(tellVerdict(id, verdict, *refinement, judging_));
    done_.push_back({id, markOf(judging_.verdicts().find(id))});
    return at + 1;
  }

  std::size_t undo() {
    Done last = done_.back();
    std::size_t at = static_cast<std::size_t>(std::ranges::find(ids_, last.id) - ids_.begin());
    done_.pop_back();
    if (last.mark.empty())
      return at;
    if (auto withdrawn = judging_.withdraw(last.id, last.mark); !withdrawn)
      return stay(withdrawn.error(), at);
    say(fmt::format("{}: its verdict is withdrawn\n", last.id));
    return at;
  }

  // Nothing was written. A person is asked again, unless somebody else has judged the finding meanwhile; a script ends.
  std::size_t stay(const Failure &failure, std::size_t at) {
    if (!answers_.isAtTerminal()) {
      failure_ = failure;
      isOver_ = true;
      return at;
    }
    said_ = failure.message + "\n";
    for (const std::string &note : failure.notes)
      said_ += note + "\n";
    if (auto read = judging_.reload(); !read)
      said_ += "It can be mended meanwhile; then press the key again.\n";
    return at;
  }

  void tellWhy(const std::string &id) const {
    const RunResult &run = judging_.run();
    EmitContext context{
        .component = run.component, .schema = run.trace.schema, .model = run.model, .report = run.report};
    fmt::print("{}{}", tellStory(*run.report.find(id), context, {}), answers_.isAtTerminal() ? screen_.keys() : "");
  }

  Judging &judging_;
  ReviewAnswers &answers_;
  ReviewScreen screen_;
  std::vector<std::string> ids_;
  std::vector<Done> done_;
  std::string said_;  // on a terminal, to be shown with what is shown next
  std::optional<Failure> failure_;
  bool isOver_ = false;
};

}  // namespace

Result<int> reviewFindings(const CommandLine &line, const WorkDir &dir, Progress &progress) {
  ECLAT_TRY(judging, Judging::open(line, dir, progress));
  std::unique_ptr<ReviewAnswers> answers = answersByKeys();
  if (!answers)
    answers = answersInLines(std::cin);
  bool colour = isColourWanted(line.colour, isatty(STDOUT_FILENO) != 0);
  ReviewScreen screen(colour, answers->isAtTerminal() ? columnsOf(STDOUT_FILENO) : 0);
  return Review(judging, *answers, screen).run();
}

}  // namespace eclat

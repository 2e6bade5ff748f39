#include "emit/reports/story.h"

#include "emit/cpp/code.h"
#include "emit/cpp/names.h"
#include "emit/reports/escape.h"
#include "emit/reports/evidence.h"
#include "emit/reports/explain.h"
#include "emit/reports/report_words.h"
#include "emit/reports/technique_words.h"
#include "flow/laws.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

constexpr std::size_t kWidth = 100;
constexpr std::size_t kShownRules = 8;
constexpr std::size_t kShownValues = 20;
constexpr std::size_t kShownSightings = 3;

class Story {
public:
  Story(const Finding &finding, const EmitContext &context, const StoryPlace &place)
      : f_(finding), c_(context), place_(place), text_(describeFinding(finding, c_.component, c_.model)),
        operation_(c_.component.operations.at(static_cast<std::size_t>(finding.operation))) {}

  std::string tell() {
    out_ = wrapped(readable(f_.id + ": " + text_.summary), "", kWidth);
    if (std::string how = selectionWords(f_); !how.empty())
      say(how);
    whatWasCalled();
    if (isLaw())
      theLaw();
    else
      theRules();
    whatCameOut();
    whatBroke();
    doubts();
    whatNext();
    return std::move(out_);
  }

private:
  bool isLaw() const { return operation_.kind == OperationKind::Law; }
  bool isSpecified() const { return f_.kind == "specification"; }

  void title(const std::string &text) { out_ += "\n" + (c_.colour ? "\033[1m" + text + "\033[0m" : text) + "\n"; }
  void say(const std::string &text) { out_ += wrapped(readable(text), "  ", kWidth); }
  void item(const std::string &text) { out_ += "    " + readableLine(text) + "\n"; }

  void whatWasCalled() {
    title(isLaw() ? "What was done" : "What was called");
    CodeLines code = inputCode(f_.input, c_.component, f_.outcome.claim);
    for (const auto *part : {&code.setup, &code.before})
      for (const std::string &line : *part)
        item(line);
    item(code.statement + (isLaw() ? "  // the law" : "  // the tested call"));
    if (std::string how = foundWords(f_); !how.empty())
      say(withUpperFirst(how) + ".");
    std::vector<std::string> before;
    for (const SeenValue *value : tellingValues(f_.outcome))
      if (!value->before.empty())
        before.push_back(print(value->name) + " = " + value->before);
    if (before.empty())
      return;
    say("Before the last call:");
    values(before);
  }

  void values(const std::vector<std::string> &texts) {
    for (std::size_t i = 0; i < std::min(texts.size(), kShownValues); ++i)
      item(texts[i]);
    if (texts.size() > kShownValues)
      item(fmt::format("and {} more", texts.size() - kShownValues));
  }

  void theLaw() {
    title("What the law says");
    say(fmt::format("{}. Nothing was learned for this: it holds of every C++ object that behaves like a value. The law "
                    "is called '{}'; --laws=-{} switches it off.",
                    withUpperFirst(operation_.law.title), nameOf(operation_.law.kind), nameOf(operation_.law.kind)));
  }

  void theRules() {
    title("The rules for the caller");
    if (f_.outcome.isSpecified)
      say("Your specification says what the caller must do, and the caller did it.");
    std::vector<const Property *> kept = rulesKept(f_, c_), broken = rulesBroken(f_, c_);
    if (kept.empty() && broken.empty()) {
      if (!f_.outcome.isSpecified)
        say("The examples show none for this call: nothing that a caller could have done wrong.");
      return;
    }
    if (!kept.empty()) {
      say(fmt::format("In the examples, {} whenever {} was called, and the caller kept {} here, too:",
                      kept.size() == 1 ? "this held" : fmt::format("these {} held", kept.size()),
                      "`" + operationLabel(operation_) + "`", kept.size() == 1 ? "it" : "them"));
      rules(kept);
    }
    if (!broken.empty()) {
      say(broken.size() == 1 ? "It broke this one, which does not count:" : "It broke these, which do not count:");
      rules(broken);
    }
  }

  void rules(const std::vector<const Property *> &list) {
    for (std::size_t i = 0; i < std::min(list.size(), kShownRules); ++i)
      item(fmt::format("{}  ({}, held {})", print(list[i]->expr), describePoint(list[i]->point),
                       counted(list[i]->samples, "time")));
    if (list.size() > kShownRules)
      item(fmt::format("and {} more", list.size() - kShownRules));
  }

  void whatCameOut() {
    title("What came out");
    const Outcome &o = f_.outcome;
    if (isLaw() && o.claim >= 0)
      say("What the law claims last is false.");
    else if (o.ending == Ending::Returned)
      say("The call returned.");
    else
      say(ending());
    Changes changes = changesOf(o);
    if (!changes.changed.empty()) {
      say("It changed:");
      std::vector<std::string> texts;
      for (const SeenValue *value : changes.changed)
        texts.push_back(value->before.empty() ? fmt::format("{} = {}", print(value->name), value->after)
                                              : fmt::format("{}: {} -> {}", print(value->name), value->before,
                                                            value->after.empty() ? "nothing" : value->after));
      values(texts);
    }
    if (!o.changes.empty())
      say(fmt::format("Beyond its objects it changed {}.", fmt::join(o.changes, ", ")));
    if (!o.blocked.empty())
      say(fmt::format("The sandbox refused: {}.", o.blocked));
    if (!o.output.empty())
      say(fmt::format("It printed: {}", quoteText(o.output)));
  }

  // How a call ended that did not return.
  std::string ending() const {
    const Outcome &o = f_.outcome;
    std::string where = o.place.empty() ? "" : ", in " + o.place;
    std::string detail = o.detail.empty() ? "" : ": " + readableLine(o.detail);
    switch (o.ending) {
    case Ending::Threw:
      return fmt::format("The call threw {}{}{}. {}", o.thrownType.empty() ? "something of unknown type" : o.thrownType,
                         o.thrownWhat.empty() ? "" : ", saying " + quoteText(o.thrownWhat), where, thrownBefore());
    case Ending::TimedOut:
      return fmt::format("The call did not end: it was stopped when its time was up{}. --input-time-limit gives more.",
                         where);
    case Ending::MemoryLimit:
      return fmt::format("The call took more memory than one input may take, and was stopped{}.", where);
    case Ending::StackOverflow: return fmt::format("The call exhausted the stack{}{}.", where, detail);
    case Ending::Leaked:
      return fmt::format("When all values of the input had ended, memory was still there{}{}. It happens each time.",
                         o.place.empty() ? "" : ", allocated in " + o.place, detail);
    default: break;
    }
    std::string when = o.inTeardown ? "While the values of the input were destroyed, "
                       : o.observer.empty()
                           ? "During the call "
                           : fmt::format("The call returned. Then `{}()` was called, and ", o.observer);
    std::string line = o.line.empty() ? "" : " The line there is: " + o.line;
    return fmt::format("{}{}{}{}.{}", when, endingMeaning(o.ending), where, detail, line);
  }

  std::string thrownBefore() const {
    auto seen = c_.model.thrown.find(operation_.signature);
    if (seen == c_.model.thrown.end() || seen->second.empty())
      return "In the examples it never threw.";
    return fmt::format("In the examples it threw {} and nothing else.", fmt::join(seen->second, ", "));
  }

  void whatBroke() {
    if (f_.violated.empty())
      return;
    title(isSpecified() ? "What your specification promises" : "What that breaks");
    for (const ViolatedProperty &violated : f_.violated)
      property(violated);
    if (std::size_t n = f_.outcome.nested.size())
      say(fmt::format("Calls inside the tested call found or left {} broken.", counted(n, "property", "properties")));
  }

  void property(const ViolatedProperty &violated) {
    item(violated.property);
    std::string values = describeValues(violated.values);
    say(fmt::format("{}{}.", withUpperFirst(describeViolationPlace(violated)), values.empty() ? "" : ": " + values));
    if (!violated.law.empty())
      return say("It is " + violated.law + ".");
    std::string where = violated.states > 1 ? fmt::format(", in {} different states", violated.states) : "";
    say(fmt::format("{}held in {} of {} visits of the examples{}{}",
                    violated.isTrusted ? "You trust it, and it " : "It ", violated.samples,
                    violated.samples + violated.broken, where, violated.sightings.empty() ? "." : ". For instance:"));
    for (std::size_t i = 0; i < std::min(violated.sightings.size(), kShownSightings); ++i) {
      const Sighting &sighting = violated.sightings[i];
      item(fmt::format("call {}, {}: {}", sighting.call, sighting.operation, describeValues(sighting.values)));
    }
    if (violated.legal)
      say(fmt::format("Of {} that were made of this operation, {} broke it.", counted(violated.legal, "legal input"),
                      violated.breaking));
  }

  void doubts() {
    title("What speaks against a fault");
    if (!f_.doubt.empty())
      say(withUpperFirst(f_.doubt) + ".");
    else if (isLaw() || isSpecified())
      say("Nothing that is known.");
    else
      say("Nothing but that the examples may show too little: if what came out is right, a test that shows it teaches "
          "that.");
    if (std::string others = othersWords(f_); !others.empty())
      say(others);
    if (!f_.variants.empty()) {
      std::vector<std::string> ids;
      for (const Finding &variant : f_.variants)
        ids.push_back(variant.id);
      say(fmt::format("The same cause seems to be behind {}.", fmt::join(ids, ", ")));
    }
  }

  std::string unprovedReason() const {
    auto it = std::ranges::find(c_.report.unproved, f_.id, &Unproved::id);
    return it == c_.report.unproved.end() ? "" : it->reason;
  }

  void whatNext() {
    title("What to do next");
    if (!place_.testName.empty())
      item(fmt::format("run the test     {} in {}", place_.testName, place_.testFile));
    else if (std::string reason = unprovedReason(); !reason.empty())
      item("there is no test: " + reason);
    item(fmt::format("run it again     eclat replay {}", f_.id));
    auto aside = std::ranges::find_if(c_.report.setAside, [&](const SetAside &a) { return a.finding.id == f_.id; });
    if (aside != c_.report.setAside.end())
      item("it is not counted: " + asideWords(*aside));
    else
      item(fmt::format("judge it         eclat accept {0}, or eclat reject {0} --as fine, or illegal", f_.id));
  }

  const Finding &f_;
  const EmitContext &c_;
  const StoryPlace &place_;
  FindingText text_;
  const Operation &operation_;
  std::string out_;
};

}  // namespace

std::string tellStory(const Finding &finding, const EmitContext &context, const StoryPlace &place) {
  return Story(finding, context, place).tell();
}

}  // namespace eclat

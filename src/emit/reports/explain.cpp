#include "emit/reports/explain.h"

#include "emit/cpp/names.h"
#include "emit/tests/check_code.h"
#include "flow/given.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

const Operation &testedOperation(const Finding &finding, const Component &component) {
  return component.operations.at(static_cast<std::size_t>(finding.operation));
}

std::string callName(const Operation &operation) {
  std::string label = operationLabel(operation);
  return operation.kind == OperationKind::Constructor ? label : "`" + label + "`";
}

std::string thrownText(const Outcome &outcome) {
  std::string type = outcome.thrownType.empty() ? "an exception of unknown type" : outcome.thrownType;
  return outcome.thrownWhat.empty() ? type : type + " (" + quoteText(outcome.thrownWhat) + ")";
}

std::string placeText(const Outcome &outcome) {
  if (outcome.place.empty())
    return "";
  return (outcome.ending == Ending::Leaked ? ", allocated in " : ", in ") + outcome.place;
}

// The detail is output of the code under test: it must not drive the reader's terminal.
std::string detailText(const Outcome &outcome) {
  std::string detail = outcome.detail;
  std::ranges::replace_if(detail, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
  return detail.empty() ? "" : " (" + detail + ")";
}

std::string lawSummary(const Operation &law) {
  return fmt::format("{} breaks a law: {}", unqualified(law.className), law.law.title);
}

std::string propertySummary(const Finding &finding, const std::string &call, const Model &model) {
  if (finding.violated.empty())
    return call + " broke a property of the model";
  const ViolatedProperty &first = finding.violated[0];
  if (first.isPromiseToThrow())
    return fmt::format("{} returned where it should throw, as {}", call, first.law);
  if (!first.law.empty())
    return fmt::format("{} broke `{}`: {}", call, first.property, first.law);
  std::string text = fmt::format("{} broke `{}`, which {}{} of the examples", call, first.property,
                                 first.isTrusted ? "you trust and which " : "",
                                 supportText(first.samples, first.broken, first.point, model));
  if (std::size_t more = finding.violated.size() - 1)
    text += fmt::format(", and {} more propert{}", more, more == 1 ? "y" : "ies");
  return text;
}

std::string what(const Finding &finding, const Operation &operation, const Model &model) {
  const Outcome &outcome = finding.outcome;
  if (operation.kind == OperationKind::Law && outcome.claim >= 0)
    return "What was claimed last is false. It holds of every object that behaves like a value, whatever the class "
           "is for.";
  if (outcome.ending == Ending::Returned) {
    std::size_t n = std::max<std::size_t>(finding.violated.size(), 1);
    return n == 1 ? std::string("During the last call an exit property was violated.")
                  : fmt::format("During the last call {} exit properties were violated.", n);
  }
  if (outcome.ending == Ending::Threw) {
    auto seen = model.thrown.find(operation.signature);
    bool none = seen == model.thrown.end() || seen->second.empty();
    return fmt::format("The last call ended with {}{}. {}", thrownText(outcome), placeText(outcome),
                       none ? "In the examples it never ended with an exception."
                            : "In the examples it never ended with one of this type.");
  }
  if (outcome.ending == Ending::Leaked)
    return fmt::format("After all values of the input had ended, some memory was still there{}{}. It happens each time "
                       "the input runs.",
                       detailText(outcome), placeText(outcome));
  std::string when = outcome.inTeardown ? "While the values of the input were destroyed, " : "During the last call ";
  if (!outcome.observer.empty())
    when = fmt::format("After the last call, which returned, `{}()` was called: ", outcome.observer);
  return fmt::format("{}{}{}{}.", when, endingMeaning(outcome.ending), detailText(outcome), placeText(outcome));
}

const char *verdict(Label label, bool isPromised) {
  if (label == Label::Fault && isPromised)
    return "A comment says what the operation does in such a call, so it may be made: this suggests a fault.";
  switch (label) {
  case Label::Fault: return "No entry property was violated, so the caller kept the rules: this suggests a fault.";
  case Label::Illegal:
    return "An entry property was violated as well, so the caller may have broken the rules: this suggests an "
           "illegal input.";
  case Label::New: return "Only entry properties were violated: this suggests a use that the examples do not show.";
  case Label::Normal: return "This is like the examples.";
  }
  return "";
}

std::string branchWords(const Finding &finding) {
  return fmt::format("{} branch{} that neither the tests nor inputs before it reach", finding.newBranches,
                     finding.newBranches == 1 ? "" : "es");
}

// Rules for the caller that were put aside, as nobody knows whether they are rules.
std::string droppedWords(const Finding &finding) {
  std::string rules;
  for (const ViolatedProperty &rule : finding.dropped)
    rules += fmt::format("{}`{}`", rules.empty() ? "" : ", ", rule.property);
  return fmt::format("Entry properties were dropped for this input, and it breaks {}: the caller may have broken the "
                     "rules, or the examples show too little.",
                     rules);
}

FindingText describeCovering(const Finding &finding, const std::string &call) {
  return {withUpperFirst(call + " reaches " + branchWords(finding)),
          "It was selected for its branches, not for what it did: look whether that is right."};
}

}  // namespace

FindingText describeFinding(const Finding &finding, const Component &component, const Model &model) {
  const Operation &operation = testedOperation(finding, component);
  if (finding.kind == "coverage")
    return describeCovering(finding, callName(operation));
  const Outcome &outcome = finding.outcome;
  std::string call = callName(operation);
  FindingText text;
  if (finding.outcome.claim >= 0)
    text.summary = lawSummary(operation);
  else if (outcome.ending == Ending::Returned)
    text.summary = propertySummary(finding, call, model);
  else if (outcome.ending == Ending::Threw)
    text.summary = call + " threw " + thrownText(outcome) + placeText(outcome);
  else
    text.summary =
        fmt::format("{}{}: {}{}{}", call, outcome.observer.empty() ? "" : ", then `" + outcome.observer + "()`",
                    endingMeaning(outcome.ending), detailText(outcome), placeText(outcome));
  text.summary = withUpperFirst(text.summary);
  text.explanation = what(finding, operation, model);
  if (!finding.dropped.empty())
    text.explanation += " " + droppedWords(finding);
  else if (operation.kind != OperationKind::Law && finding.doubt.empty())
    text.explanation += std::string(" ") +
                        verdict(finding.label, endsWhereToldOf(outcome) || (!finding.violated.empty() &&
                                                                            finding.violated[0].isPromiseOfComment()));
  if (finding.newBranches)
    text.explanation += " It reaches " + branchWords(finding) + ".";
  if (!finding.solvedFor.empty())
    text.explanation += " Its arguments were solved for, to " + finding.solvedFor + ".";
  if (!finding.doubt.empty())
    text.explanation += " But " + finding.doubt + ".";
  return text;
}

std::string foundWords(const Finding &finding) {
  static const std::map<std::string, std::string> words = {
      {"random",     "found by chance"                            },
      {"exhaustive", "found by trying all inputs in turn"         },
      {"graphs",     "found along the call graphs of the examples"},
      {"symbolic",   "found by solving for arguments"             }
  };
  auto it = words.find(finding.foundBy);
  return it == words.end() ? "" : it->second;
}

std::string othersWords(const Finding &finding) {
  if (!finding.others)
    return "";
  return fmt::format("{} more input{} did the same.", finding.others, finding.others == 1 ? "" : "s");
}

std::string wrapped(const std::string &text, const std::string &indent, std::size_t width) {
  std::string out, line = indent, word;
  for (char c : text + " ") {
    if (c != ' ' && c != '\n') {
      word += c;
      continue;
    }
    bool isFirst = line.size() == indent.size();
    if (!isFirst && line.size() + 1 + word.size() > width) {
      out += line + "\n";
      line = indent;
      isFirst = true;
    }
    line += (isFirst ? "" : " ") + word;
    word.clear();
  }
  return out + line + "\n";
}

std::string describeViolationPlace(const ViolatedProperty &violated) {
  switch (violated.point.kind) {
  case PointKind::Entry: return "on entry";
  case PointKind::Exit: return "on exit";
  case PointKind::Throw: return "on throw";
  case PointKind::Class: return "in the static members of " + violated.point.subject;
  case PointKind::Object: break;
  }
  return violated.object.empty() ? "in an object of " + violated.point.subject : "in " + violated.object;
}

std::string describeSupport(const ViolatedProperty &violated, const Model &model) {
  if (!violated.law.empty())
    return violated.law;
  std::string support = supportText(violated.samples, violated.broken, violated.point, model);
  if (violated.breaking)
    support += fmt::format("; {} of {} legal inputs break it", violated.breaking, violated.legal);
  return violated.isTrusted ? "you trust this property; it " + support : support;
}

std::string describeValues(const std::vector<NamedValue> &values) {
  auto find = [&](const VariableRef &name, bool isBefore) {
    return std::ranges::find_if(
        values, [&](const NamedValue &value) { return value.name == name && value.isBefore == isBefore; });
  };
  std::string out;
  for (const NamedValue &value : values) {
    std::string base = print(value.name), text;
    auto before = find(value.name, true);
    if (value.isBefore && find(value.name, false) != values.end())
      continue;  // told together with the value after
    if (value.isBefore)
      text = base + " was " + value.value;
    else if (before != values.end())
      text = base + " was " + before->value + ", is " + value.value;
    else
      text = base + " is " + value.value;
    out += (out.empty() ? "" : "; ") + text;
  }
  return out;
}

}  // namespace eclat

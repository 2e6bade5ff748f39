#include "cli/commands/model_command.h"

#include "cli/commands/show.h"
#include "cli/compare/model_diff.h"
#include "flow/files/model_text.h"
#include "flow/language/scope.h"
#include "infer/why_not.h"
#include "support/nearest_name.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

std::string times(std::uint64_t n) { return n == 1 ? "once" : fmt::format("{} times", n); }
std::string states(std::uint64_t n) { return fmt::format("in {} different state{}", n, n == 1 ? "" : "s"); }
std::string visits(std::uint64_t n) { return fmt::format("{} visit{}", n, n == 1 ? "" : "s"); }

std::string tellCall(const Witness &w, const Component &component) {
  const std::string &operation = component.operations[static_cast<std::size_t>(w.operation)].signature;
  return fmt::format("call {}, {}: {}", w.call, operation, printValues(w));
}

std::string tellFate(const Answer &answer, const Component &component) {
  const Tally &tally = answer.tally;
  switch (answer.fate) {
  case Fate::InModel:
    if (!answer.property->comment.empty())
      return "it is in the model: asked for by " + answer.property->comment;
    return answer.property->isTrusted ? "it is in the model: trusted in the model file" : "it is in the model";
  case Fate::Rejected: return answer.reason;
  case Fate::Falsified:
    return fmt::format("falsified at {} of {}\n    first by {}", tally.broken, visits(tally.visits()),
                       tellCall(*tally.firstBreak, component));
  case Fate::Dropped: return answer.isSaidElsewhere ? answer.reason : "too little evidence: " + answer.reason;
  case Fate::Undefined: return fmt::format("undefined at all {}: it says nothing here", visits(tally.visits()));
  case Fate::NeverSeen: return "no example comes here";
  case Fate::Unproposed: break;
  }
  return fmt::format("held {}, {}, but no kind of property proposes it here; "
                     "a line marked + in the model file makes it trusted",
                     times(tally.held), states(tally.states));
}

// Points with the same answer are told together; those that no example reaches only if there are no others.
void tell(const std::vector<Answer> &answers, const Component &component) {
  auto isSeen = [](const Answer &a) { return a.fate != Fate::NeverSeen; };
  bool isAnySeen = std::ranges::any_of(answers, isSeen);
  std::vector<std::pair<std::string, std::string>> told;  // the answer, and its points
  for (const Answer &answer : answers) {
    if (isAnySeen && !isSeen(answer))
      continue;
    std::string text = tellFate(answer, component);
    auto it = std::ranges::find(told, text, &std::pair<std::string, std::string>::first);
    if (it == told.end())
      it = told.insert(it, {text, ""});
    it->second += describePoint(answer.point) + "\n";
  }
  for (const auto &[text, points] : told)
    fmt::print("{}    {}\n", points, text);
}

void explainAt(const Answer &answer, const Component &component) {
  if (!answer.property)
    return;
  const Property &p = *answer.property;
  fmt::print("{}\n", describePoint(p.point));
  fmt::print("    held {}, {}{}\n", times(p.samples), states(p.states),
             p.isTrusted ? "; trusted in the model file" : "");
  if (!p.comment.empty())
    fmt::print("    asked for by {}\n", p.comment);
  const FamilyTraits &family = traitsOf(p.family);
  fmt::print("    kind: {}\n    evidence asked for: {}\n", family.kind, family.evidence);
  if (answer.tally.firstBreak)
    fmt::print("    broken {}, first by {}\n", times(answer.tally.broken),
               tellCall(*answer.tally.firstBreak, component));
  for (const Witness &example : answer.tally.examples)
    fmt::print("    example: {}\n", tellCall(example, component));
}

std::vector<std::string> namesAt(const std::string &where, const Component &component, const Schema &schema) {
  std::set<std::string> names;
  for (const Point &point : pointsOf(component, schema))
    if (describePoint(point).find(where) != std::string::npos)
      for (const Variable &variable : scopeOf(point, component, schema)->variables)
        names.insert(print(variable.name));
  return {names.begin(), names.end()};
}

// Why the property can be bound nowhere: a name that is at none of the points, or names that never meet.
Failure unknownAnywhere(const Expr &expr, const std::string &text, const std::string &where, const Component &component,
                        const Schema &schema) {
  std::vector<BindError> errors;
  for (const Point &point : pointsOf(component, schema))
    if (describePoint(point).find(where) != std::string::npos)
      if (auto code = bindProperty(expr, *scopeOf(point, component, schema), component.enums); !code)
        errors.push_back(code.error());
  if (errors.empty())
    return {ExitCode::Usage,
            "model",
            fmt::format("there is no point named '{}'", where),
            "`eclat show component` lists the operations",
            {}};
  // Of several complaints the one about the rightmost name comes from the point that knows most of them.
  auto column = [&](const BindError &e) { return e.name.empty() ? 0 : std::min(text.find(e.name), text.size()) + 1; };
  const BindError &last = *std::ranges::max_element(errors, {}, column);
  bool isSame = std::ranges::all_of(errors, [&](const BindError &e) { return e.message == last.message; });
  std::string message = last.message;
  if (std::size_t end = message.rfind(" at this point"); end != std::string::npos)
    message.replace(end, std::string::npos, isSame ? " at any point" : " at any point where the other names are");
  Failure failure = modelTextFailure("property", text,
                                     {
                                         {1, std::max<std::size_t>(1, column(last)), message}
  });
  std::string near = nearestName(last.name, namesAt(where, component, schema));
  failure.hint = last.name.empty() ? fmt::format("compare it with something: {} == 0", text)
                 : near.empty()    ? "`eclat model show` prints the model, with the names it uses"
                                   : fmt::format("did you mean '{}'?", near);
  return failure;
}

// `explain` and `why-not`: both follow the property through the examples.
Result<int> follow(const CommandLine &line, const WorkDir &dir) {
  const std::string &text = line.arguments.front();
  auto expr = parseExpr(text);
  if (!expr)
    return fail(modelTextFailure("property", text,
                                 {
                                     {1, expr.error().column + 1, expr.error().message}
    }));
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "describe"));
  ECLAT_TRY(trace, loadValue<Trace>(dir.trace(), "observe"));
  ECLAT_TRY(model, loadValue<Model>(dir.model(), "infer"));
  ECLAT_TRY(answers, whyNot(component, trace, model, *expr, line.point));
  if (answers.empty())
    return fail(unknownAnywhere(*expr, text, line.point, component, trace.schema));
  bool isAnywhere = std::ranges::any_of(answers, [](const Answer &a) { return a.fate == Fate::InModel; });
  if (line.question == "explain" && !isAnywhere)
    fmt::print("it is not in the model:\n");
  if (line.question == "why-not" || !isAnywhere) {
    tell(answers, component);
    return 0;
  }
  for (const Answer &answer : answers)
    explainAt(answer, component);
  return 0;
}

}  // namespace

Result<int> answerAboutModel(const CommandLine &line, const WorkDir &dir) {
  if (line.question == "show") {
    ECLAT_TRY(model, loadValue<Model>(dir.model(), "infer"));
    fmt::print("{}", showModel(model, line.point));
    return 0;
  }
  if (line.question != "diff")
    return follow(line, dir);
  ECLAT_TRY(before, loadAnyModel(line.arguments[0]));
  ECLAT_TRY(after, loadAnyModel(line.arguments[1]));
  std::vector<PointDiff> difference = diffModels(before, after);
  fmt::print("{}", printModelDiff(difference));
  return difference.empty() ? 0 : 1;
}

}  // namespace eclat

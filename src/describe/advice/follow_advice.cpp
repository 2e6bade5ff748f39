#include "describe/advice/follow_advice.h"

#include "describe/templates/operation_pattern.h"
#include "flow/callable.h"
#include "flow/remedies.h"
#include "kinds/kind.h"
#include "support/nearest_name.h"
#include "support/try.h"

#include <fmt/format.h>

#include <algorithm>

namespace eclat {
namespace {

std::unexpected<Failure> refuse(const std::string &place, const std::string &message, std::string hint) {
  bool isOption = place.starts_with("--");
  return fail({ExitCode::Usage,
               "configuration",
               fmt::format("{}: {}{}", place, isOption ? "" : "error: ", message),
               std::move(hint),
               {}});
}

std::string didYouMean(const std::string &wanted, const std::vector<std::string> &names) {
  std::string near = nearestName(wanted, names);
  return near.empty() ? "" : fmt::format("; did you mean '{}'?", near);
}

std::vector<std::string> namesOf(const Component &component) {
  std::vector<std::string> names;
  for (const Operation &op : component.operations)
    names.push_back(nameInSignature(op.signature));
  for (const Skipped &skipped : component.skipped)
    names.push_back(nameInSignature(skipped.operation));
  return names;
}

std::unexpected<Failure> refuseName(const Noted &noted, const std::string &name, const Component &component) {
  return refuse(noted.place, fmt::format("no operation is meant by '{}'{}", name, didYouMean(name, namesOf(component))),
                "`eclat describe` lists the operations; give a signature, a name, or a pattern with * and ?");
}

// What is said of it is right, though of no use yet.
bool isSkipped(const std::string &pattern, const Component &component) {
  return std::ranges::any_of(component.skipped,
                             [&](const Skipped &skipped) { return meansOperation(pattern, skipped.operation); });
}

// Tables and reports say the same wherever the project lies.
std::string withoutFolder(const std::string &place) { return place.substr(place.rfind('/') + 1); }

Result<void> leaveOut(const std::vector<Noted> &patterns, Component &component) {
  for (const Noted &pattern : patterns) {
    bool isUsed = isSkipped(pattern.text, component);
    for (const Operation &op : component.operations) {
      if (!meansOperation(pattern.text, op.signature))
        continue;
      isUsed = true;
      component.skipped.push_back(
          skippedOf(op, "left out by " + withoutFolder(pattern.place), noRemedy("as you wish")));
    }
    if (!isUsed)
      return refuseName(pattern, pattern.text, component);
    std::erase_if(component.operations,
                  [&](const Operation &op) { return meansOperation(pattern.text, op.signature); });
  }
  return {};
}

Result<void> markPure(const std::vector<Noted> &patterns, Component &component) {
  for (const Noted &pattern : patterns) {
    bool isUsed = false;
    for (Operation &op : component.operations) {
      if (!meansOperation(pattern.text, op.signature) || !op.hasReceiver())
        continue;
      isUsed = op.isPure = true;
      op.writes.clear();
      op.keeps.clear();
      if (const ClassInfo *own = component.findClass(op.className))
        for (const Field &field : own->fields)
          if (!field.isStatic)
            op.keeps.push_back(field.name);
    }
    if (!isUsed && !isSkipped(pattern.text, component))
      return refuseName(pattern, pattern.text, component);
  }
  return {};
}

Result<std::vector<Literal>> literalsOf(const GivenValues &given, const Type &type, const Advice &advice,
                                        const Component &component) {
  std::vector<Literal> literals;
  for (const Written &written : given.values) {
    auto literal = kindOf(type).read(written, type, component);
    if (!literal)
      return refuse(fmt::format("{}:{}:{}", advice.file, literal.error().line, literal.error().column),
                    literal.error().message,
                    fmt::format("it is given for '{}'; forms of values are in docs/reference/configuration.md",
                                given.subject.text));
    literals.push_back(std::move(*literal));
  }
  return literals;
}

// "Stack::push.x": to every operation of that name that has such a parameter.
Result<void> giveParameter(const GivenValues &given, const Advice &advice, Component &component) {
  std::size_t dot = given.subject.text.rfind('.');
  std::string operation = given.subject.text.substr(0, dot), name = given.subject.text.substr(dot + 1);
  if (!given.className.empty())
    operation = given.className + "::" + operation;
  std::vector<std::string> parameters;
  bool isKnown = false, isUsed = false;
  for (const Operation &op : component.operations) {
    if (!meansOperation(operation, op.signature))
      continue;
    isKnown = true;
    for (std::size_t i = 0; i < op.parameters.size(); ++i) {
      parameters.push_back(op.parameters[i].name);
      if (op.parameters[i].name != name)
        continue;
      ECLAT_TRY(literals, literalsOf(given, op.parameters[i].type, advice, component));
      component.given.push_back({"", op.signature, static_cast<int>(i), given.only, literals});
      isUsed = true;
    }
  }
  if (!isKnown && isSkipped(operation, component))
    return {};
  if (!isKnown)
    return refuseName(given.subject, operation, component);
  if (!isUsed)
    return refuse(given.subject.place,
                  fmt::format("'{}' has no parameter '{}'{}", operation, name, didYouMean(name, parameters)),
                  "the parameters have the names of their declaration, or arg0, arg1, …");
  return {};
}

// A type of one class's operations is a matter of their parameters; any other is one of every value of that type.
Result<void> giveType(const GivenValues &given, const Type &type, const Advice &advice, Component &component) {
  ECLAT_TRY(literals, literalsOf(given, type, advice, component));
  if (given.className.empty()) {
    component.given.push_back({type.spelling, "", 0, given.only, literals});
    return {};
  }
  for (const Operation &op : component.operations)
    for (std::size_t i = 0; i < op.parameters.size(); ++i)
      if (op.parameters[i].type.spelling == type.spelling && meansOperation(given.className + "::*", op.signature))
        component.given.push_back({"", op.signature, static_cast<int>(i), given.only, literals});
  return {};
}

}  // namespace

Result<void> followAdvice(const Advice &advice, const std::vector<Type> &types, Component &component) {
  ECLAT_TRY(left, leaveOut(advice.leaveOut, component));
  ECLAT_TRY(marked, markPure(advice.pure, component));
  for (std::size_t i = 0; i < advice.values.size(); ++i) {
    const GivenValues &given = advice.values[i];
    ECLAT_TRY(taken, isVoid(types[i]) ? giveParameter(given, advice, component)
                                      : giveType(given, types[i], advice, component));
  }
  if (!advice.leaveOut.empty())
    leaveOutUncallable(component);  // what only those could make is gone with them
  component.setup = advice.setup;
  component.teardown = advice.teardown;
  return {};
}

}  // namespace eclat

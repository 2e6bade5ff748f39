#include "judge/contract.h"

#include "flow/owner.h"
#include "support/text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace eclat {

namespace {

constexpr const char *kOwn = "this->";

// An identifier of an asserted expression that stands for a value by itself: no member of another, no call, no scope.
std::vector<std::string> variablesIn(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    if (char quote = text[at]; quote == '"' || quote == '\'') {
      for (++at; at < text.size() && text[at] != quote; ++at)
        at += text[at] == '\\';
      ++at;
      continue;
    }
    if (!isWord(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && isWord(text[end]))
      ++end;
    std::size_t before = text.find_last_not_of(' ', at ? at - 1 : 0), after = text.find_first_not_of(' ', end);
    bool ownsMore = after != std::string_view::npos && (text[after] == '(' || text.substr(after, 2) == "::");
    bool isMember =
        at > 0 && before != std::string_view::npos &&
        (text[before] == '.' || text[before] == ':' || (text[before] == '>' && before > 0 && text[before - 1] == '-'));
    bool isNumber = std::isdigit(static_cast<unsigned char>(text[at]));
    bool isOwn = isMember && text.substr(0, before + 1).ends_with("this->");
    if (!ownsMore && !isNumber && (!isMember || isOwn))
      out.push_back((isOwn ? kOwn : "") + std::string(text.substr(at, end - at)));
    at = end;
  }
  return out;
}

bool isBuiltIn(std::string_view type) {
  static constexpr std::array<std::string_view, 10> words = {"int",  "unsigned", "long",   "short",   "char",
                                                             "bool", "float",    "double", "wchar_t", "signed"};
  return type.ends_with('*') || std::ranges::any_of(words, [&](std::string_view word) {
           return type.starts_with(word) && (type.size() == word.size() || !isWord(type[word.size()]));
         });
}

bool isWordOfTheLanguage(const std::string &name) {
  static constexpr std::array<std::string_view, 12> words = {"true",  "false",       "nullptr",    "sizeof",
                                                             "not",   "and",         "or",         "this",
                                                             "const", "static_cast", "const_cast", "reinterpret_cast"};
  return std::ranges::find(words, name) != words.end() || isBuiltIn(name);
}

bool looksLikeField(const std::string &name) {
  return name.ends_with('_') || name.starts_with("m_") || name.starts_with(kOwn);
}

bool looksLikeConstant(const std::string &name) {
  bool isLoud = std::ranges::none_of(name, [](unsigned char c) { return std::islower(c); });
  return isLoud || (name.size() > 1 && name[0] == 'k' && std::isupper(static_cast<unsigned char>(name[1])));
}

// A function that is passed on: `none_of(text.begin(), text.end(), isSpace)`.
bool looksLikePredicate(const std::string &name) {
  return name.size() > 2 && name.starts_with("is") &&
         (name[2] == '_' || std::isupper(static_cast<unsigned char>(name[2])));
}

bool isField(const std::string &name, const Operation &operation, const Component &component) {
  const ClassInfo *info = component.findClassOrPart(operation.className);
  return looksLikeField(name) || (info && std::ranges::find(info->fields, name, &Field::name) != info->fields.end());
}

// Is the expression about what exists at entry? A variable of the body tells of what the code made of it.
bool isAboutTheEntry(const std::string &text, const Operation &operation, const Component &component) {
  bool namesParameter = false, namesField = false, saysSomething = false;
  for (const std::string &name : variablesIn(text)) {
    if (name == "this" && operation.hasReceiver())
      saysSomething = true;
    bool isParameter = std::ranges::find(operation.parameters, name, &Parameter::name) != operation.parameters.end();
    if (!isParameter && (isWordOfTheLanguage(name) || looksLikeConstant(name) || looksLikePredicate(name)))
      continue;
    if (!isParameter && !isField(name, operation, component))
      return false;
    (isParameter ? namesParameter : namesField) = true;
  }
  // Calls of its own, `!empty()`, are about the receiver.
  saysSomething = saysSomething || text.find('(') != std::string::npos;
  return operation.hasReceiver() ? namesParameter || namesField || saysSomething : namesParameter && !namesField;
}

// Does a function with these names belong to the operation: the same function, one of its class or of a base, or a
// helper that no other file knows?
bool isOwnFunction(const std::vector<std::string> &function, const Operation &operation, const Component &component) {
  if (function.empty())
    return false;
  if (function.size() > 1 && function[function.size() - 2] == "(anonymous)")
    return true;
  if (operation.className.empty() && function == namesOf(operation.name))
    return true;
  auto belongsTo = [&](const std::vector<std::string> &owner) {  // inline namespaces may stand between
    return !owner.empty() && function.size() > 1 && function.front() == owner.front() &&
           std::find(function.begin(), function.end() - 1, owner.back()) != function.end() - 1;
  };
  std::string owner = ownerOf(operation, component);
  const ClassInfo *info = component.findClassOrPart(owner);
  return belongsTo(namesOf(owner)) ||
         (info && std::ranges::any_of(info->bases, [&](const std::string &base) { return belongsTo(namesOf(base)); }));
}

// The operation that the function is, if it is one: `a | b` may leave it to `a |= b` to assert.
const Operation &assertingOperation(const std::string &function, const Operation &tested, const Component &component) {
  std::vector<std::string> names = namesOf(function);
  std::size_t end = function.rfind(names.back());
  auto isIt = [&](const Operation &operation) {
    return !operation.className.empty() && namesOf(operation.className).back() == names[names.size() - 2] &&
           function.compare(end, operation.name.size() + 1, operation.name + "(") == 0;
  };
  if (names.size() < 2 || isIt(tested))
    return tested;
  auto found = std::ranges::find_if(component.operations, isIt);
  return found == component.operations.end() ? tested : *found;
}

}  // namespace

std::vector<std::string> namesOf(std::string_view function) {
  std::vector<std::string> names(1);
  int depth = 0;
  for (std::size_t at = 0; at < function.size(); ++at) {
    char c = function[at];
    bool isOperator = names.back() == "operator";
    if (!isOperator && c == '<')
      ++depth;
    else if (!isOperator && c == '>')
      --depth;
    else if (depth > 0)
      continue;
    else if (isOperator && !isWord(c))
      break;  // what it is an operator of does not matter
    else if (function.substr(at).starts_with("(anonymous"))
      at = std::min(function.find(')', at), function.size()), names.back() = "(anonymous)";
    else if (c == '(')
      break;
    else if (c == ':' && function.substr(at, 2) == "::")
      ++at, names.emplace_back();
    else if (isWord(c))
      names.back() += c;
    else
      names.assign(1, "");  // all so far was the result
  }
  if (names.back().empty())
    names.pop_back();
  return names;
}

namespace {

enum class Says { Nothing, BeforeIsWrong, AfterIsWrong, Something };

// What a macro that ended the process is called by its author.
Says whatMacroSays(std::string name) {
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
  auto has = [&](std::initializer_list<const char *> words) {
    return std::ranges::any_of(words, [&](const char *word) { return name.find(word) != std::string::npos; });
  };
  if (has({"ENSURE", "POSTCOND", "INVARIANT", "UNREACHABLE"}))
    return Says::AfterIsWrong;
  if (name == "PRE" || has({"EXPECT", "REQUIRE", "PRECOND"}))
    return Says::BeforeIsWrong;
  return has({"ASSERT", "CHECK", "ASSUME", "VERIFY"}) ? Says::Something : Says::Nothing;
}

// "name(args) (file:line)" without the file.
std::string functionOf(const std::string &place) { return place.substr(0, place.rfind(" (")); }

// The first macro or function in a line that is called like a contract, and its argument.
struct WrittenContract {
  Says says = Says::Nothing;
  std::string condition;
};
WrittenContract contractIn(const std::string &line) {
  for (std::size_t open = line.find('('); open != std::string::npos; open = line.find('(', open + 1)) {
    std::size_t name = open;
    while (name > 0 && isWord(line[name - 1]))
      --name;
    Says says = whatMacroSays(line.substr(name, open - name));
    if (says == Says::Nothing)
      continue;
    std::size_t end = open;
    for (int depth = 0; end < line.size() && (depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0) > 0;)
      ++end;
    return {says, line.substr(open + 1, end - open - 1)};
  }
  return {};
}

// A contract by macro ends in abort(), std::terminate or a trap.
bool isOwnContract(const Outcome &outcome, const Operation &operation, const Component &component) {
  std::string function = functionOf(outcome.place);
  if (outcome.line.empty() || !isOwnFunction(namesOf(function), operation, component))
    return false;
  WrittenContract contract = contractIn(outcome.line);
  // Who dies by a signal had no time to look at its objects.
  bool isUntouched = outcome.isUntouched || outcome.ending == Ending::Crashed;
  switch (contract.says) {
  case Says::BeforeIsWrong: return isUntouched;
  case Says::Something:
    return outcome.isUntouched &&
           isAboutTheEntry(contract.condition, assertingOperation(function, operation, component), component);
  default: return false;
  }
}

}  // namespace

bool isOwnPrecondition(const Outcome &outcome, const Operation &operation, const Component &component) {
  if (isOwnContract(outcome, operation, component))
    return true;
  return outcome.ending == Ending::AssertionFailed && outcome.isUntouched &&
         isOwnFunction(namesOf(outcome.assertedIn), operation, component) &&
         isAboutTheEntry(outcome.detail, assertingOperation(outcome.assertedIn, operation, component), component);
}

bool isOwnException(const Outcome &outcome, const Operation &operation) {
  std::vector<std::string> thrown = namesOf(outcome.thrownType);
  std::vector<std::string> own = namesOf(operation.className.empty() ? operation.name : operation.className);
  if (thrown.empty() || own.empty() || isBuiltIn(outcome.thrownType))
    return false;
  return own.size() == 1 ? thrown.size() == 1 : thrown.front() == own.front();
}

}  // namespace eclat

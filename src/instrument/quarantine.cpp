#include "instrument/quarantine.h"

#include "flow/callable.h"
#include "flow/remedies.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

Strings linesOf(const std::string &text) {
  Strings lines;
  std::size_t start = 0;
  for (std::size_t at; (at = text.find('\n', start)) != std::string::npos; start = at + 1)
    lines.push_back(text.substr(start, at - start));
  return lines;
}

// The line of `file` that a diagnostic names, counted from 1; 0 if it names none.
std::size_t lineNamed(const std::string &diagnostic, const std::string &file) {
  std::size_t at = diagnostic.find(file + ":");
  if (at == std::string::npos)
    return 0;
  const char *digits = diagnostic.data() + at + file.size() + 1;
  std::size_t line = 0;
  std::from_chars(digits, diagnostic.data() + diagnostic.size(), line);
  return line;
}

// All glue for an operation stands below a comment with its signature; other glue has other comments.
std::string signatureAbove(const Strings &lines, std::size_t line) {
  for (std::size_t i = std::min(line, lines.size()); i > 0; --i)
    if (lines[i - 1].starts_with("// "))
      return lines[i - 1].substr(3);
  return {};
}

std::string messageOf(const std::string &diagnostic) {
  std::size_t at = diagnostic.find("error: ");
  return at == std::string::npos ? diagnostic : diagnostic.substr(at + 7);
}

// By signature, the error that is to blame. Where an error is in a template, a note below it names our line.
std::map<std::string, std::string> blamed(const std::string &file, const Strings &glue, const Strings &output) {
  std::map<std::string, std::string> found;
  std::string error;
  for (const std::string &diagnostic : output) {
    if (diagnostic.find("error: ") != std::string::npos)
      error = messageOf(diagnostic);
    if (std::size_t line = lineNamed(diagnostic, file); line > 0 && !error.empty())
      found.try_emplace(signatureAbove(glue, line), error);
  }
  return found;
}

std::string remedyFor(const Operation &op) {
  if (op.kind != OperationKind::Factory)
    return remedyOfWrapping();
  return fmt::format("mend the factory: {}:{}:{}", op.place.file.substr(op.place.file.rfind('/') + 1), op.place.line,
                     op.place.column);
}

void skip(Component &component, std::vector<Operation>::iterator op, const std::string &reason) {
  if (op->kind != OperationKind::Law)
    component.skipped.push_back(skippedOf(*op, reason, remedyFor(*op)));
  component.operations.erase(op);
}

std::string withoutSpaces(std::string text) {
  std::erase(text, ' ');
  return text;
}

// What stands between `these' quotes behind some words; empty if the words are not there.
std::string quotedAfter(const std::string &line, const std::string &words) {
  std::size_t at = line.find(words + "`"), start = at + words.size() + 1;
  return at == std::string::npos ? "" : line.substr(start, line.rfind('\'') - start);
}

}  // namespace

bool quarantineUnlinked(Component &component, const std::vector<std::string> &output) {
  bool changed = false;
  std::string function;
  for (const std::string &line : output) {
    if (std::string in = quotedAfter(line, "in function "); !in.empty())
      function = line.find("/calls.o: ") == std::string::npos ? "" : withoutSpaces(in);
    std::string missing = quotedAfter(line, "undefined reference to ");
    if (missing.empty() || function.empty())
      continue;
    auto op = std::ranges::find_if(component.operations, [&](const Operation &each) {
      return function.find(withoutSpaces(each.signature.substr(0, each.signature.find('(') + 1))) != std::string::npos;
    });
    if (op == component.operations.end())
      continue;
    skip(component, op, fmt::format("it needs {}, which nothing defines", missing));
    changed = true;
  }
  if (changed)
    leaveOutUncallable(component);
  return changed;
}

bool quarantine(Component &component, Glue glue, const std::string &file, const std::string &text,
                const std::vector<std::string> &output) {
  bool changed = false;
  for (const auto &[signature, error] : blamed(file, linesOf(text), output)) {
    auto op = std::ranges::find(component.operations, signature, &Operation::signature);
    if (op == component.operations.end())
      continue;
    changed = true;
    if (glue == Glue::Hooks) {
      op->symbol.clear();
      op->unhooked = fmt::format("the code that observes it does not compile: {}", error);
    } else {
      skip(component, op, fmt::format("the code that calls it does not compile: {}", error));
    }
  }
  if (changed)
    leaveOutUncallable(component);  // what only those could make is gone as well
  return changed;
}

}  // namespace eclat

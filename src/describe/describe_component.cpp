#include "describe/describe_component.h"

#include "describe/bodies.h"
#include "describe/collect_operations.h"
#include "describe/collect_parts.h"
#include "describe/compile_flags.h"
#include "describe/conditions.h"
#include "describe/find_declarations.h"
#include "describe/instantiate.h"
#include "describe/interactions.h"
#include "describe/literals.h"
#include "describe/observers.h"
#include "describe/parse.h"
#include "describe/spelling.h"
#include "describe/static_members.h"
#include "flow/callable.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace eclat {
namespace {

using Records = std::vector<const clang::CXXRecordDecl *>;
using Functions = std::vector<const clang::FunctionDecl *>;

Result<void> checkRequest(const Request &request) {
  auto usage = [](std::string message, std::string hint) {
    return fail({ExitCode::Usage, "describe", std::move(message), std::move(hint), {}});
  };
  if (request.headers.empty())
    return usage("no --header given", "name the header that defines the class; tests must be able to include it");
  if (request.classes.empty() && request.functions.empty())
    return usage("no --class and no --function given", "name what is to be tested");
  std::error_code ignored;
  for (const auto *files : {&request.headers, &request.sources})
    for (const std::string &file : *files)
      if (!std::filesystem::is_regular_file(file, ignored))
        return usage(fmt::format("no file '{}'", file), "check --header and --source");
  return {};
}

// What the bodies tell, those in the sources included.
Result<void> addBodies(const ParsedUnit &headers, const Request &request, const Functions &functions,
                       Component &component) {
  std::vector<std::string> classNames, functionNames;
  for (const ClassInfo &info : component.classes)
    classNames.push_back(info.name);
  for (const ClassInfo &part : component.parts)
    classNames.push_back(part.name);
  for (const clang::FunctionDecl *function : functions)
    functionNames.push_back(qualifiedName(*function));
  Interactions interactions(component);
  ObserverBodies observerBodies;
  auto addUnit = [&](const ParsedUnit &unit) {
    auto members = componentMembers(unit.ast(), classNames, functionNames);
    collectLiterals(unit.ast(), members, component.literals);
    interactions.addUnit(members);
    collectConditions(members, component);
    observerBodies.addUnit(members);
    noteStaticMembers(members, component);
  };
  addUnit(headers);
  for (const std::string &source : request.sources) {
    auto parsed = parseFiles({source}, component.flags);
    if (!parsed)
      return std::unexpected(std::move(parsed.error()));
    addUnit(*parsed);
  }
  tidyLiterals(component.literals);
  component.comparable = interactions.groups();
  tidyConditions(component);
  return chooseObservers(request, observerBodies, component);
}

void addDeclarations(const ParsedUnit &headers, const Records &requested, const Functions &functions,
                     Component &component) {
  std::vector<ComponentClass> classes = withBases(requested);
  Records records;
  Unfit unfit;
  for (const ComponentClass &described : classes) {
    declareImplicitMembers(headers, *described.record);
    instantiateMembers(headers, *described.record, unfit);
    records.push_back(described.record);
  }
  TypeDescriber types(headers.ast(), records);
  for (const ComponentClass &described : classes) {
    component.classes.push_back(describeClass(described, classes, types));
    collectObservers(*described.record, types, component.classes.back());
  }
  CollectedOperations collected = collectOperations(classes, functions, unfit, types);
  component.operations = std::move(collected.operations);
  component.skipped = std::move(collected.skipped);
  FoundParts parts = collectParts(records, types.aggregates());
  for (const clang::CXXRecordDecl *part : parts.opened)
    component.parts.push_back(describeClass({part, false}, classes, types));
  component.unopened = std::move(parts.unopened);
  component.enums = types.enums();
  component.made = types.made();
  leaveOutUncallable(component);
}

// The headers, with the instantiations of templates that the request names.
Result<ParsedUnit> parseHeaders(const Request &request, const std::vector<std::string> &flags) {
  std::string aliases = aliasesFor(request.classes);
  auto parsed = parseFiles(request.headers, flags, aliases);
  if (parsed || aliases.empty())
    return parsed;
  // A template may be named without its namespace, which only the headers alone can tell.
  auto plain = parseFiles(request.headers, flags);
  if (!plain)
    return plain;
  auto qualified = qualifyInstantiations(plain->ast(), request.classes);
  if (!qualified)
    return std::unexpected(std::move(qualified.error()));
  parsed = parseFiles(request.headers, flags, aliasesFor(*qualified));
  if (!parsed)
    return fail({ExitCode::Usage, "describe", parsed.error().message,
                 "give template arguments that fit, as the source would: --class 'ns::Ring<int, 8>'",
                 parsed.error().notes});
  return parsed;
}

}  // namespace

Result<Component> describeComponent(const Request &request) {
  if (auto checked = checkRequest(request); !checked)
    return std::unexpected(std::move(checked.error()));
  auto flags = findCompileFlags(request);
  if (!flags)
    return std::unexpected(std::move(flags.error()));
  auto headers = parseHeaders(request, *flags);
  if (!headers)
    return std::unexpected(std::move(headers.error()));
  auto requested = findClasses(*headers, request.classes);
  if (!requested)
    return std::unexpected(std::move(requested.error()));
  auto functions = findFunctions(headers->ast(), request.functions);
  if (!functions)
    return std::unexpected(std::move(functions.error()));

  Component component;
  component.headers = request.headers;
  component.flags = std::move(*flags);
  addDeclarations(*headers, *requested, *functions, component);
  if (auto added = addBodies(*headers, request, *functions, component); !added)
    return std::unexpected(std::move(added.error()));
  return component;
}

}  // namespace eclat

#include "describe/describe_component.h"

#include "describe/advice/advice_code.h"
#include "describe/advice/follow_advice.h"
#include "describe/bodies/bodies.h"
#include "describe/bodies/conditions.h"
#include "describe/bodies/interactions.h"
#include "describe/bodies/interface_functions.h"
#include "describe/bodies/literals.h"
#include "describe/bodies/observers.h"
#include "describe/collect_operations.h"
#include "describe/collect_parts.h"
#include "describe/comments.h"
#include "describe/compile_flags.h"
#include "describe/find_declarations.h"
#include "describe/parse.h"
#include "describe/specifications.h"
#include "describe/static_members.h"
#include "describe/templates/instantiate.h"
#include "describe/templates/try_templates.h"
#include "describe/types/convert_iterators.h"
#include "describe/types/spelling.h"
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
  for (const std::string &file : request.advice.includes)
    if (!file.starts_with('<') && !std::filesystem::is_regular_file(file, ignored))
      return usage(fmt::format("no file '{}'", file), "check --include, and 'include' in .eclat.yaml");
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

// Of a free template that names a class of the component only the instantiations count that take that very class.
Instantiate instantiatorFor(const ParsedUnit &headers, const Records &records) {
  return [&](clang::FunctionTemplateDecl &pattern, const clang::CXXRecordDecl *about) {
    auto named =
        std::ranges::find_if(records, [&](const auto *record) { return takes(*pattern.getTemplatedDecl(), *record); });
    bool isFree = !about && named != records.end();
    for (bool withCommon : {false, true}) {
      auto instances = tryTemplate(headers, pattern, candidateTypes(headers, isFree ? *named : about, withCommon));
      if (isFree)
        std::erase_if(instances, [&](const clang::FunctionDecl *instance) { return !takes(*instance, **named); });
      if (!instances.empty())
        return instances;
    }
    return Functions();
  };
}

// What the user named, and what belongs to the interface of the classes.
Functions withInterface(const Records &requested, Functions functions) {
  for (const clang::CXXRecordDecl *record : requested)
    for (const clang::FunctionDecl *function : interfaceFunctions(*record))
      if (std::ranges::find(functions, function) == functions.end())
        functions.push_back(function);
  return functions;
}

void addFactories(const ParsedUnit &headers, const Advice &advice, TypeDescriber &types, Component &component) {
  CollectedOperations made = collectFactories(headers, advice, types);
  for (Operation &operation : made.operations) {
    operation.id = static_cast<int>(component.operations.size());
    component.operations.push_back(std::move(operation));
  }
  component.skipped.insert(component.skipped.end(), made.skipped.begin(), made.skipped.end());
}

// What nobody but the classes themselves calls.
std::vector<Operation> helpersOf(const std::vector<ComponentClass> &classes, const Functions &functions,
                                 TypeDescriber &types) {
  Functions free;
  for (const ComponentClass &described : classes)
    for (const clang::FunctionDecl *function : helperFunctions(*described.record))
      if (std::ranges::find(functions, function) == functions.end())
        free.push_back(function);
  return collectHelpers(classes, free, types);
}

// Returns the types that the values of the advice are for.
std::vector<Type> addDeclarations(const ParsedUnit &headers, const Records &requested, const Functions &functions,
                                  const Request &request, Component &component) {
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
  CollectedOperations collected =
      collectOperations(classes, functions, unfit, instantiatorFor(headers, records), types);
  component.operations = std::move(collected.operations);
  component.skipped = std::move(collected.skipped);
  addFactories(headers, request.advice, types, component);
  std::vector<Type> typesGiven = typesOfValues(headers, request.advice, types);
  FoundParts parts = collectParts(records, types.aggregates());
  for (const clang::CXXRecordDecl *part : parts.opened)
    component.parts.push_back(describeClass({part, false}, classes, types));
  component.unopened = std::move(parts.unopened);
  component.enums = types.enums();
  component.constants = namedConstants(records);
  component.made = types.made();
  takeConvertibleIterators(headers, types, component.operations);
  leaveOutUncallable(component);
  if (request.tracesHelpers)
    component.helpers = helpersOf(classes, functions, types);
  return typesGiven;
}

std::vector<std::string> includedFiles(const Request &request) {
  std::vector<std::string> files = request.headers;
  files.insert(files.end(), request.advice.includes.begin(), request.advice.includes.end());
  return files;
}

// The headers, with the instantiations of templates that the request names.
Result<ParsedUnit> parseRequested(const Request &request, const std::vector<std::string> &flags) {
  std::string aliases = aliasesFor(request.classes);
  auto parsed = parseFiles(includedFiles(request), flags, aliases + adviceCode(request.advice));
  if (parsed || aliases.empty())
    return parsed;
  // A template may be named without its namespace, which only the headers alone can tell.
  auto plain = parseFiles(includedFiles(request), flags);
  if (!plain)
    return plain;
  auto qualified = qualifyInstantiations(plain->ast(), request.classes);
  if (!qualified)
    return std::unexpected(std::move(qualified.error()));
  parsed = parseFiles(includedFiles(request), flags, aliasesFor(*qualified) + adviceCode(request.advice));
  if (!parsed)
    return fail({ExitCode::Usage, "describe", parsed.error().message,
                 "give template arguments that fit, as the source would: --class 'ns::Ring<int, 8>'",
                 parsed.error().notes});
  return parsed;
}

void forgetComments(Component &component) {
  for (Operation &op : component.operations)
    op.comment = {};
  for (ClassInfo &info : component.classes)
    info.comment = {};
}

// What only the configuration gets wrong is told as such.
Result<ParsedUnit> parseHeaders(const Request &request, const std::vector<std::string> &flags) {
  auto parsed = parseRequested(request, flags);
  if (parsed || !parsed.error().message.starts_with(request.advice.file + ":") || request.advice.file.empty())
    return parsed;
  return fail({ExitCode::Usage, "configuration", parsed.error().message,
               "types are written as C++ does, with their namespaces; name the headers that they need under 'include'",
               parsed.error().notes});
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
  auto named = findFunctions(headers->ast(), request.functions);
  if (!named)
    return std::unexpected(std::move(named.error()));
  Functions functions = withInterface(*requested, std::move(*named));

  Component component;
  component.headers = includedFiles(request);
  component.flags = std::move(*flags);
  std::vector<Type> typesGiven = addDeclarations(*headers, *requested, functions, request, component);
  if (auto added = addBodies(*headers, request, functions, component); !added)
    return std::unexpected(std::move(added.error()));
  if (auto followed = followAdvice(request.advice, typesGiven, component); !followed)
    return std::unexpected(std::move(followed.error()));
  if (auto specified = addSpecifications(request, component); !specified)
    return std::unexpected(std::move(specified.error()));
  if (!request.readsComments)
    forgetComments(component);
  return component;
}

}  // namespace eclat

#include "describe/find_declarations.h"

#include "describe/templates/instantiate.h"
#include "describe/types/spelling.h"
#include "support/nearest_name.h"

#include <clang/AST/DeclTemplate.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::FunctionDecl;
using clang::NamedDecl;

using ByName = std::map<std::string, std::vector<const NamedDecl *>>;  // in source order within a name

// The class a declaration names, also through an alias; null if it names none.
const CXXRecordDecl *classOf(const NamedDecl &declaration) {
  if (const auto *alias = llvm::dyn_cast<clang::TypedefNameDecl>(&declaration)) {
    clang::QualType type = alias->getUnderlyingType();
    return type->isDependentType() ? nullptr : type.getCanonicalType()->getAsCXXRecordDecl();
  }
  if (const auto *pattern = llvm::dyn_cast<clang::ClassTemplateDecl>(&declaration))
    return pattern->getTemplatedDecl();
  return llvm::dyn_cast<CXXRecordDecl>(&declaration);
}

bool isTemplate(const CXXRecordDecl &record) { return record.getDescribedClassTemplate() || record.isDependentType(); }

const FunctionDecl *functionOf(const NamedDecl &declaration) {
  if (const auto *pattern = llvm::dyn_cast<clang::FunctionTemplateDecl>(&declaration))
    return pattern->getTemplatedDecl();
  return llvm::dyn_cast<FunctionDecl>(&declaration);
}

class Finder {
public:
  Finder(bool wantFunctions, bool withSystem) : wantFunctions_(wantFunctions), withSystem_(withSystem) {}

  void walk(const clang::DeclContext &context) {
    for (const clang::Decl *declaration : context.decls()) {
      if (declaration->isImplicit() || (!withSystem_ && isInSystemHeader(*declaration)))
        continue;
      const auto *named = llvm::dyn_cast<NamedDecl>(declaration);
      if (named && isWanted(*named))
        found_[qualifiedName(*named)].push_back(named);
      bool isScope = llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl, clang::ExportDecl>(declaration) ||
                     (!wantFunctions_ && llvm::isa<CXXRecordDecl>(declaration));
      if (isScope)
        walk(*llvm::cast<clang::DeclContext>(declaration));
    }
  }

  ByName take() { return std::move(found_); }

private:
  bool isWanted(const NamedDecl &named) const {
    if (!named.getDeclName())
      return false;
    if (wantFunctions_)
      return functionOf(named) != nullptr && !llvm::isa<clang::CXXMethodDecl>(functionOf(named));
    return !llvm::isa<clang::ClassTemplateSpecializationDecl>(named) && classOf(named);
  }

  bool wantFunctions_;
  bool withSystem_;
  ByName found_;
};

ByName allNames(clang::ASTContext &ast, bool wantFunctions, bool withSystem) {
  Finder finder(wantFunctions, withSystem);
  finder.walk(*ast.getTranslationUnitDecl());
  return finder.take();
}

std::unexpected<Failure> usageFailure(std::string message, std::string hint) {
  return fail({ExitCode::Usage, "describe", std::move(message), std::move(hint), {}});
}

std::string hintFor(const std::string &wanted, const ByName &all) {
  auto keys = std::views::keys(all);
  std::vector<std::string> names(keys.begin(), keys.end());
  std::erase_if(names, isAliasOfOurs);
  if (std::string near = nearestName(wanted, names); !near.empty())
    return fmt::format("did you mean '{}'?", near);
  if (names.empty())
    return "check --header";
  names.resize(std::min<std::size_t>(names.size(), 10));  // more do not fit a line
  return fmt::format("the headers declare {}", fmt::join(names, ", "));
}

// An exact name wins; otherwise `wanted` may be the end of a qualified one.
ByName matching(const ByName &all, const std::string &wanted) {
  bool isAbsolute = wanted.starts_with("::");
  std::string name = isAbsolute ? wanted.substr(2) : wanted;
  if (auto exact = all.find(name); exact != all.end())
    return {*exact};
  ByName matches;
  for (const auto &entry : all)
    if (!isAbsolute && entry.first.ends_with("::" + name))
      matches.insert(entry);
  return matches;
}

// By their qualified names, the namespaces that aliases name, as in `namespace Imath = Imath_3_1;`.
void collectAliases(const clang::DeclContext &context, std::map<std::string, std::string> &found) {
  for (const clang::Decl *declaration : context.decls()) {
    if (const auto *alias = llvm::dyn_cast<clang::NamespaceAliasDecl>(declaration))
      found[qualifiedName(*alias)] = qualifiedName(*alias->getNamespace());
    else if (const auto *scope = llvm::dyn_cast<clang::NamespaceDecl>(declaration))
      collectAliases(*scope, found);
  }
}

std::string withoutAliases(clang::ASTContext &ast, std::string name) {
  std::map<std::string, std::string> aliases;
  collectAliases(*ast.getTranslationUnitDecl(), aliases);
  for (const auto &[alias, target] : aliases)
    if (name.starts_with(alias + "::"))
      name = target + name.substr(alias.size());
  return name;
}

Result<std::vector<const NamedDecl *>> findName(clang::ASTContext &ast, const ByName &own, const std::string &wanted,
                                                bool wantFunctions) {
  const char *what = wantFunctions ? "function" : "class";
  ByName matches = matching(own, wanted);
  if (matches.empty())  // a project may reach its own headers through -isystem
    matches = matching(allNames(ast, wantFunctions, /*withSystem=*/true), wanted);
  if (matches.empty())
    matches = matching(allNames(ast, wantFunctions, /*withSystem=*/true), withoutAliases(ast, wanted));
  if (matches.empty())
    return usageFailure(fmt::format("no {} named '{}' in the given headers", what, wanted), hintFor(wanted, own));
  std::set<const clang::Decl *> differing;  // an alias and its class are not two
  for (const auto &[qualified, declarations] : matches) {
    const CXXRecordDecl *record = classOf(*declarations.front());
    differing.insert(record ? record->getCanonicalDecl() : declarations.front()->getCanonicalDecl());
  }
  if (differing.size() > 1)
    return usageFailure(fmt::format("{} '{}' is ambiguous", what, wanted),
                        fmt::format("give one of {}", fmt::join(std::views::keys(matches), ", ")));
  return matches.begin()->second;
}

Result<const CXXRecordDecl *> usableClass(const NamedDecl &declaration, const std::string &name) {
  const CXXRecordDecl *record = classOf(declaration);
  SourcePlace place = placeOf(declaration);
  std::string where = fmt::format("{}:{}:{}: ", place.file, place.line, place.column);
  if (isTemplate(*record))
    return usageFailure(where + fmt::format("'{}' is a class template", name),
                        fmt::format("give its arguments, as in --class '{}<int>'", name));
  if (!record->hasDefinition())
    return usageFailure(where + fmt::format("class '{}' is only declared in the given headers, not defined", name),
                        "add the --header that defines it");
  record = record->getDefinition();
  if (record->isUnion())
    return usageFailure(where + fmt::format("'{}' is a union", name), "name a class or struct");
  if (!isPublicName(*record))
    return usageFailure(where + fmt::format("class '{}' is not public", name), "name the class that contains it");
  return record;
}

}  // namespace

Result<std::vector<const CXXRecordDecl *>> findClasses(const ParsedUnit &unit, const std::vector<std::string> &names) {
  clang::ASTContext &ast = unit.ast();
  ByName own = allNames(ast, /*wantFunctions=*/false, /*withSystem=*/false);
  std::vector<const CXXRecordDecl *> classes;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string &name = names[i];
    auto found = findName(ast, own, isInstantiation(name) ? aliasOf(i) : name, /*wantFunctions=*/false);
    if (!found)
      return std::unexpected(std::move(found.error()));
    const CXXRecordDecl *named = classOf(*found->front());
    if (!isTemplate(*named))
      completeClass(unit, *named);
    auto record = usableClass(*found->front(), name);
    if (!record)
      return std::unexpected(std::move(record.error()));
    if (std::ranges::find(classes, *record) == classes.end())
      classes.push_back(*record);
  }
  return classes;
}

Result<std::vector<std::string>> qualifyInstantiations(clang::ASTContext &ast, const std::vector<std::string> &names) {
  ByName own = allNames(ast, /*wantFunctions=*/false, /*withSystem=*/false);
  std::vector<std::string> qualified = names;
  for (std::string &name : qualified) {
    if (!isInstantiation(name))
      continue;
    std::size_t arguments = name.find('<');
    auto found = findName(ast, own, name.substr(0, arguments), /*wantFunctions=*/false);
    if (!found)
      return std::unexpected(std::move(found.error()));
    if (!isTemplate(*classOf(*found->front())))
      return usageFailure(fmt::format("'{}' is no class template", name.substr(0, arguments)), "name it without '<'");
    name = qualifiedName(*found->front()) + name.substr(arguments);
  }
  return qualified;
}

Result<std::vector<const FunctionDecl *>> findFunctions(clang::ASTContext &ast, const std::vector<std::string> &names) {
  if (names.empty())
    return {};
  ByName own = allNames(ast, /*wantFunctions=*/true, /*withSystem=*/false);
  std::vector<const FunctionDecl *> functions;
  for (const std::string &name : names) {
    auto found = findName(ast, own, name, /*wantFunctions=*/true);
    if (!found)
      return std::unexpected(std::move(found.error()));
    for (const NamedDecl *declaration : *found) {
      const FunctionDecl *function = functionOf(*declaration)->getCanonicalDecl();
      if (std::ranges::find(functions, function) == functions.end())
        functions.push_back(function);
    }
  }
  return functions;
}

}  // namespace eclat

#include "describe/templates/instantiate.h"

#include "describe/templates/sema_scope.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/Sema/Sema.h>
#include <fmt/format.h>

namespace eclat {
namespace {

constexpr const char *kScope = "eclat_requested";

void complete(clang::Sema &sema, clang::QualType type, clang::SourceLocation at) {
  type = type.getNonReferenceType();
  if (!type->isDependentType() && type->getAsCXXRecordDecl())
    sema.isCompleteType(at, type);
}

bool satisfiesConstraints(clang::Sema &sema, const clang::FunctionDecl &function) {
  if (!function.getTrailingRequiresClause())
    return true;
  clang::ConstraintSatisfaction satisfaction;
  return !sema.CheckFunctionConstraints(&function, satisfaction, function.getLocation()) && satisfaction.IsSatisfied;
}

}  // namespace

bool isInstantiation(const std::string &className) { return className.find('<') != std::string::npos; }

bool isAliasOfOurs(const std::string &className) { return className.starts_with(kScope); }

std::string aliasOf(std::size_t index) { return fmt::format("{}::class{}", kScope, index); }

std::string aliasesFor(const std::vector<std::string> &classes) {
  std::string text;
  for (std::size_t i = 0; i < classes.size(); ++i)
    if (isInstantiation(classes[i]))
      text += fmt::format("using class{} = {};\n", i, classes[i]);
  return text.empty() ? "" : fmt::format("namespace {} {{\n{}}}\n", kScope, text);
}

void completeClass(const ParsedUnit &parsed, const clang::CXXRecordDecl &record) {
  if (parsed.unit->hasSema())
    complete(parsed.unit->getSema(), record.getASTContext().getRecordType(&record), record.getLocation());
}

void instantiateMembers(const ParsedUnit &parsed, const clang::CXXRecordDecl &record, Unfit &unfit) {
  if (!parsed.unit->hasSema())
    return;
  clang::Sema &sema = parsed.unit->getSema();
  SemaScope scope(parsed);
  // Instantiating adds declarations to the class, so the list is taken first.
  std::vector<clang::CXXMethodDecl *> methods(record.method_begin(), record.method_end());
  for (clang::CXXMethodDecl *method : methods) {
    for (const clang::ParmVarDecl *parameter : method->parameters())
      complete(sema, parameter->getType(), method->getLocation());
    complete(sema, method->getReturnType(), method->getLocation());
    if (!method->getInstantiatedFromMemberFunction() || method->isDeleted() || method->isDefaulted())
      continue;
    if (!satisfiesConstraints(sema, *method)) {
      unfit[method] = "its constraints do not hold for these template arguments";
      continue;
    }
    unsigned errors = parsed.diagnostics->getNumErrors();
    sema.InstantiateFunctionDefinition(method->getLocation(), method, /*Recursive=*/true);
    if (parsed.diagnostics->getNumErrors() > errors)
      unfit[method] = "its body does not compile for these template arguments";
  }
}

}  // namespace eclat

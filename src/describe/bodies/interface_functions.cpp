#include "describe/bodies/interface_functions.h"

#include "describe/types/spelling.h"

#include <clang/AST/DeclFriend.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::FunctionDecl;
using clang::QualType;

const FunctionDecl *functionOf(const clang::Decl *declaration) {
  if (const auto *pattern = llvm::dyn_cast_or_null<clang::FunctionTemplateDecl>(declaration))
    return pattern->getTemplatedDecl();
  return llvm::dyn_cast_or_null<FunctionDecl>(declaration);
}

// Can what a template writes as arguments, `3, T, Q`, become those of this instantiation?
bool mayBecome(llvm::ArrayRef<clang::TemplateArgument> written,
               const clang::ClassTemplateSpecializationDecl &instance) {
  llvm::ArrayRef<clang::TemplateArgument> given = instance.getTemplateArgs().asArray();
  const clang::ASTContext &ast = instance.getASTContext();
  for (std::size_t i = 0; i < std::min(written.size(), given.size()); ++i) {
    if (written[i].isDependent() || written[i].getKind() == clang::TemplateArgument::Pack)
      continue;
    if (written[i].getKind() == clang::TemplateArgument::Expression) {
      auto value = written[i].getAsExpr()->getIntegerConstantExpr(ast);
      if (value && given[i].getKind() == clang::TemplateArgument::Integral &&
          !llvm::APSInt::isSameValue(*value, given[i].getAsIntegral()))
        return false;
    } else if (written[i].getKind() == clang::TemplateArgument::Type &&
               given[i].getKind() == clang::TemplateArgument::Type &&
               !ast.hasSameType(written[i].getAsType(), given[i].getAsType())) {
      return false;
    }
  }
  return true;
}

// The class, or in a template the class template that it comes from.
bool names(QualType type, const CXXRecordDecl &record) {
  type = type.getNonReferenceType();
  if (type->isPointerType())
    type = type->getPointeeType();
  if (const CXXRecordDecl *named = type->getAsCXXRecordDecl())
    if (named->getCanonicalDecl() == record.getCanonicalDecl())
      return true;
  const auto *instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
  const auto *written = type->getAs<clang::TemplateSpecializationType>();
  if (!instance || !written || !type->isDependentType())
    return false;
  const clang::TemplateDecl *pattern = written->getTemplateName().getAsTemplateDecl();
  return pattern && pattern->getCanonicalDecl() == instance->getSpecializedTemplate()->getCanonicalDecl() &&
         mayBecome(written->template_arguments(), *instance);
}

bool isInterfaceName(const FunctionDecl &function) {
  if (function.isOverloadedOperator())
    return true;
  return function.getIdentifier() && function.getName() == "swap";
}

enum class Wanted { Interface, Helpers };

void addFrom(const clang::DeclContext &scope, const CXXRecordDecl &record, bool withSystem, Wanted wanted,
             std::vector<const FunctionDecl *> &found) {
  for (const clang::Decl *declaration : scope.decls()) {
    bool isInside = wanted == Wanted::Helpers && llvm::isa<clang::NamespaceDecl>(declaration);
    if (llvm::isa<clang::LinkageSpecDecl>(declaration) || isInside) {
      addFrom(*llvm::cast<clang::DeclContext>(declaration), record, withSystem, wanted, found);
      continue;
    }
    const FunctionDecl *function = functionOf(declaration);
    if (!function || llvm::isa<clang::CXXMethodDecl>(function) || (!withSystem && isInSystemHeader(*function)))
      continue;
    if (isInterfaceName(*function) == (wanted == Wanted::Interface) && takes(*function, record))
      found.push_back(function);
  }
}

void addFromNamespace(const CXXRecordDecl &record, Wanted wanted, std::vector<const FunctionDecl *> &found) {
  const clang::DeclContext *scope = record.getEnclosingNamespaceContext();
  bool withSystem = isInSystemHeader(record) && !scope->isTranslationUnit();
  if (const auto *space = llvm::dyn_cast<clang::NamespaceDecl>(scope))
    for (const clang::NamespaceDecl *part : space->redecls())
      addFrom(*part, record, withSystem, wanted, found);
  else
    addFrom(*scope, record, withSystem, wanted, found);
}

// Each once, in source order.
std::vector<const FunctionDecl *> inOrder(const std::vector<const FunctionDecl *> &found,
                                          const clang::SourceManager &sources) {
  std::vector<const FunctionDecl *> different;
  for (const FunctionDecl *function : found) {
    // Clang's own declarations of what it makes by itself have no place in the source.
    const FunctionDecl *first = function->getCanonicalDecl();
    if (!function->isImplicit() && std::ranges::find(different, first) == different.end())
      different.push_back(first);
  }
  std::ranges::stable_sort(different, [&](const FunctionDecl *a, const FunctionDecl *b) {
    return sources.isBeforeInTranslationUnit(a->getLocation(), b->getLocation());
  });
  return different;
}

}  // namespace

bool takes(const FunctionDecl &function, const CXXRecordDecl &record) {
  return std::ranges::any_of(function.parameters(),
                             [&](const clang::ParmVarDecl *parameter) { return names(parameter->getType(), record); });
}

bool isHiddenFriend(const FunctionDecl &function) { return hidingClass(function) != nullptr; }

const CXXRecordDecl *hidingClass(const FunctionDecl &function) {
  const auto *record = llvm::dyn_cast<CXXRecordDecl>(function.getLexicalDeclContext());
  const clang::FunctionTemplateDecl *pattern = function.getPrimaryTemplate();
  if (!record && pattern)
    record = llvm::dyn_cast<CXXRecordDecl>(pattern->getLexicalDeclContext());
  if (!record || llvm::isa<clang::CXXMethodDecl>(function))
    return nullptr;
  bool isDeclaredOutside = std::ranges::any_of(function.redecls(), [](const FunctionDecl *other) {
    return !llvm::isa<CXXRecordDecl>(other->getLexicalDeclContext());
  });
  return isDeclaredOutside ? nullptr : record;
}

std::vector<const FunctionDecl *> interfaceFunctions(const CXXRecordDecl &record) {
  std::vector<const FunctionDecl *> found;
  for (const clang::FriendDecl *trusted : record.friends())
    if (const FunctionDecl *function = functionOf(trusted->getFriendDecl());
        function && !llvm::isa<clang::CXXMethodDecl>(function) && takes(*function, record))
      found.push_back(function);
  addFromNamespace(record, Wanted::Interface, found);
  return inOrder(found, record.getASTContext().getSourceManager());
}

std::vector<const FunctionDecl *> helperFunctions(const CXXRecordDecl &record) {
  std::vector<const FunctionDecl *> found;
  addFromNamespace(record, Wanted::Helpers, found);
  return inOrder(found, record.getASTContext().getSourceManager());
}

}  // namespace eclat

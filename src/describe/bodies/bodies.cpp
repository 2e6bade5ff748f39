#include "describe/bodies/bodies.h"

#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::FunctionDecl;

class MemberFinder {
public:
  MemberFinder(const std::vector<std::string> &classes, const std::vector<std::string> &functions)
      : classes_(classes), functions_(functions) {}

  void walk(const clang::DeclContext &context) {
    for (const clang::Decl *declaration : context.decls()) {
      if (declaration->isImplicit() || isInSystemHeader(*declaration))
        continue;
      const auto *record = llvm::dyn_cast<CXXRecordDecl>(declaration);
      const FunctionDecl *function = declaration->getAsFunction();
      if (record && record->isThisDeclarationADefinition() && isOfComponent(*record))
        addRecord(*record);
      else if (function && isOfComponent(*function))
        found_.push_back(function);
      else if (const auto *pattern = llvm::dyn_cast<clang::ClassTemplateDecl>(declaration))
        addInstantiations(*pattern);
      else if (record || llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl, clang::ExportDecl>(declaration))
        walk(*llvm::cast<clang::DeclContext>(declaration));
    }
  }

  std::vector<const clang::Decl *> take() { return std::move(found_); }

private:
  void addInstantiations(const clang::ClassTemplateDecl &pattern) {
    for (const clang::ClassTemplateSpecializationDecl *instance : pattern.specializations())
      if (instance->isThisDeclarationADefinition() && isOfComponent(*instance))
        addRecord(*instance);
  }

  void addRecord(const CXXRecordDecl &record) {
    for (const clang::Decl *member : record.decls()) {
      if (member->isImplicit())
        continue;
      if (const auto *nested = llvm::dyn_cast<CXXRecordDecl>(member))
        addRecord(*nested);
      else if (const FunctionDecl *function = member->getAsFunction())
        found_.push_back(function);
      else if (llvm::isa<clang::FieldDecl, clang::VarDecl>(member))
        found_.push_back(member);
    }
  }

  bool isOfComponent(const FunctionDecl &function) const {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function))
      return isOfComponent(*method->getParent());
    return std::ranges::find(functions_, qualifiedName(function)) != functions_.end();
  }

  bool isOfComponent(const CXXRecordDecl &record) const { return isInOneOf(qualifiedName(record), classes_); }

  const std::vector<std::string> &classes_;
  const std::vector<std::string> &functions_;
  std::vector<const clang::Decl *> found_;
};

}  // namespace

std::vector<const clang::Decl *> componentMembers(const clang::ASTContext &ast, const std::vector<std::string> &classes,
                                                  const std::vector<std::string> &functions) {
  MemberFinder finder(classes, functions);
  finder.walk(*ast.getTranslationUnitDecl());
  return finder.take();
}

bool isInOneOf(const std::string &name, const std::vector<std::string> &classes) {
  return std::ranges::any_of(classes,
                             [&](const std::string &known) { return name == known || name.starts_with(known + "::"); });
}

}  // namespace eclat

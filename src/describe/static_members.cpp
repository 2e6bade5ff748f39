#include "describe/static_members.h"

#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/DeclCXX.h>

namespace eclat {
namespace {

bool canBeObserved(const clang::VarDecl &variable) {
  clang::QualType type = variable.getType();
  return variable.isStaticDataMember() && variable.getDefinition() && !variable.isConstexpr() &&
         !variable.getASTContext().getBaseElementType(type).isConstQualified() && !type.isVolatileQualified() &&
         !type->isReferenceType() && variable.getTSCSpec() == clang::TSCS_unspecified && !type.isDestructedType();
}

}  // namespace

void noteStaticMembers(const std::vector<const clang::Decl *> &members, Component &component) {
  for (const clang::Decl *member : members) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(member);
    const auto *declaring = variable ? llvm::dyn_cast<clang::CXXRecordDecl>(variable->getDeclContext()) : nullptr;
    if (!declaring || !canBeObserved(*variable))
      continue;
    std::string owner = qualifiedName(*declaring), name = variable->getNameAsString();
    for (ClassInfo &info : component.classes)
      for (Field &field : info.fields)
        if (field.isStatic && field.name == name && (field.declaredIn.empty() ? info.name : field.declaredIn) == owner)
          field.isVariable = true;
  }
}

}  // namespace eclat

#include "describe/bodies/declared_quantities.h"

#include "describe/bodies/bodies.h"
#include "describe/collect_operations.h"
#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>

namespace eclat {
namespace {

using clang::QualType;
using Id = Quantities::Id;

// Objects of the user's classes are no quantities, but their fields are.
Quantities::Shown shownParts(QualType declared) {
  QualType type = declared.getNonReferenceType().getCanonicalType();
  if (type->isVoidType() || type->isDependentType())
    return {};
  if (type->isPointerType()) {
    bool isArray = type->getPointeeType()->isScalarType();
    return {true, isArray, isArray};
  }
  if (type->isScalarType())
    return {true, false, false};
  if (type->isArrayType())
    return {true, true, true};
  switch (libraryKindOf(type)) {
  case LibraryKind::None: return {};
  case LibraryKind::Text: return {true, true, false};
  case LibraryKind::Sequence: return {true, true, true};
  case LibraryKind::Map: return {true, true, true, true};
  case LibraryKind::Pair: return {true, false, true, true};
  default: return {true, false, false};
  }
}

bool isLambda(const clang::FunctionDecl &function) {
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
  return method && method->getParent()->isLambda();
}

}  // namespace

const clang::RecordDecl *declaringClass(const clang::ValueDecl &member) {
  const auto *record = llvm::dyn_cast<clang::RecordDecl>(member.getDeclContext());
  while (record && record->isAnonymousStructOrUnion())
    record = llvm::dyn_cast<clang::RecordDecl>(record->getDeclContext());
  return record;
}

DeclaredQuantities::DeclaredQuantities(const Component &component, Quantities &quantities) : quantities_(quantities) {
  for (const auto *classes : {&component.classes, &component.parts})
    for (const ClassInfo &info : *classes) {
      owners_.push_back(info.name);
      for (const Field &field : info.fields)
        if (!field.declaredIn.empty())
          owners_.push_back(field.declaredIn);
    }
  for (const Operation &operation : component.operations)
    for (std::vector<std::string> &names = parameterNames_[operation.signature];
         const Parameter &parameter : operation.parameters)
      names.push_back(parameter.name);
}

Id DeclaredQuantities::of(const clang::ValueDecl &declared) {
  if (const auto *parameter = llvm::dyn_cast<clang::ParmVarDecl>(&declared)) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(parameter->getDeclContext());
    return function && !isLambda(*function) ? this->parameter(*parameter, *function) : local(declared);
  }
  const clang::RecordDecl *record = declaringClass(declared);
  bool isMember = llvm::isa<clang::FieldDecl>(declared) || llvm::isa<clang::VarDecl>(declared);
  return record && isMember ? field(declared, *record) : local(declared);
}

Id DeclaredQuantities::field(const clang::ValueDecl &member, const clang::RecordDecl &declaring) {
  std::string owner = qualifiedName(declaring);
  Quantities::Shown shown = isInOneOf(owner, owners_) ? shownParts(member.getType()) : Quantities::Shown{};
  return quantities_.named(Quantity::field(owner + "::" + member.getNameAsString()), owner, shown);
}

Id DeclaredQuantities::parameter(const clang::ParmVarDecl &declared, const clang::FunctionDecl &function) {
  unsigned index = declared.getFunctionScopeIndex();
  std::string signature = signatureOf(function);
  auto known = parameterNames_.find(signature);
  // A definition may name its parameters otherwise than the declaration does that users see.
  bool isShown = known != parameterNames_.end() && index < known->second.size();
  std::string name = isShown ? known->second[index] : std::to_string(index);
  return quantities_.named(Quantity::parameter(signature, name), signature,
                           isShown ? shownParts(declared.getType()) : Quantities::Shown{});
}

Id DeclaredQuantities::result(const clang::FunctionDecl &function) {
  if (isLambda(function))
    return local(function);
  std::string signature = signatureOf(function);
  bool isShown = parameterNames_.contains(signature) && !llvm::isa<clang::CXXConstructorDecl>(function);
  return quantities_.named(Quantity::result(signature), signature,
                           isShown ? shownParts(function.getReturnType()) : Quantities::Shown{});
}

Id DeclaredQuantities::local(const clang::Decl &declared) {
  auto [entry, isNew] = local_.try_emplace(declared.getCanonicalDecl(), Quantities::none);
  if (isNew)
    entry->second = quantities_.fresh();
  return entry->second;
}

}  // namespace eclat

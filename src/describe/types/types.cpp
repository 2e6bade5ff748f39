#include "describe/types/types.h"

#include "describe/types/spelling.h"
#include "flow/remedies.h"
#include "kinds/kind.h"

#include <clang/AST/DeclTemplate.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;

bool isStd(const clang::CXXRecordDecl &record, llvm::StringRef name) {
  return record.isInStdNamespace() && record.getIdentifier() && record.getName() == name;
}

// The element type of a std::vector with the default allocator, or null.
QualType vectorElement(const clang::CXXRecordDecl &record) {
  const auto *vector = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
  if (!vector || !isStd(record, "vector") || vector->getTemplateArgs().size() != 2)
    return {};
  const clang::CXXRecordDecl *allocator = vector->getTemplateArgs()[1].getAsType()->getAsCXXRecordDecl();
  return allocator && isStd(*allocator, "allocator") ? vector->getTemplateArgs()[0].getAsType() : QualType();
}

bool isIndirect(QualType declared) {
  const clang::CXXRecordDecl *record = declared->isReferenceType() ? nullptr : declared->getAsCXXRecordDecl();
  return record && (!record->hasDefinition() || !record->canPassInRegisters());
}

// A pointer that a value is stored through: to one value, not to as many as the next parameter says.
bool isOutput(const clang::ParmVarDecl &declared) {
  QualType type = declared.getType().getCanonicalType();
  if (!type->isPointerType() || type->getPointeeType().isConstQualified() || type->getPointeeType()->isCharType())
    return false;
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declared.getDeclContext());
  unsigned next = declared.getFunctionScopeIndex() + 1;
  return !function || next >= function->getNumParams() || !function->getParamDecl(next)->getType()->isIntegerType();
}

// What a std::reference_wrapper that is passed refers to, or null. It is made from the object itself.
QualType wrappedReference(QualType declared) {
  bool isChangeable = declared->isReferenceType() && !declared->getPointeeType().isConstQualified();
  const auto *wrapper = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
      declared.getNonReferenceType()->getAsCXXRecordDecl());
  if (!wrapper || isChangeable || !isStd(*wrapper, "reference_wrapper"))
    return {};
  QualType target = wrapper->getTemplateArgs()[0].getAsType();
  return target->isObjectType() ? target : QualType();
}

bool canBeRequested(const clang::CXXRecordDecl &record) {
  return !isInSystemHeader(record) && !record.isUnion() &&
         canBeSpelled(record.getASTContext().getRecordType(&record)) && isPublicName(record);
}

}  // namespace

TypeDescriber::TypeDescriber(const clang::ASTContext &ast,
                             const std::vector<const clang::CXXRecordDecl *> &componentClasses)
    : ast_(ast) {
  for (const clang::CXXRecordDecl *record : componentClasses)
    classes_.insert(record->getCanonicalDecl());
}

bool TypeDescriber::isComponentClass(QualType type) const {
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && !type.isVolatileQualified() && classes_.contains(record->getCanonicalDecl());
}

Type TypeDescriber::describeBuiltin(const clang::BuiltinType &builtin, Type type) const {
  using Builtin = clang::BuiltinType;
  switch (builtin.getKind()) {
  case Builtin::Void: type.kind = TypeKind::Void; return type;
  case Builtin::Bool: type.kind = TypeKind::Bool; return type;
  case Builtin::Char_S:
  case Builtin::Char_U:
  case Builtin::WChar_S:
  case Builtin::WChar_U:
  case Builtin::Char8:
  case Builtin::Char16:
  case Builtin::Char32: type.kind = TypeKind::Char; break;
  case Builtin::Float:
  case Builtin::Double:
  case Builtin::LongDouble: type.kind = TypeKind::Float; break;
  default:
    if (!builtin.isInteger() || ast_.getTypeSize(&builtin) > 64)
      return type;
    type.kind = TypeKind::Int;
  }
  type.bits = static_cast<int>(ast_.getTypeSize(&builtin));
  type.isSigned = builtin.isSignedInteger();
  return type;
}

Type TypeDescriber::describeEnum(const clang::EnumDecl &declared, Type type) {
  const clang::EnumDecl *definition = declared.getDefinition();
  // Without a named enumerator there is nothing to choose from and nothing to print.
  if (!definition || !definition->hasNameForLinkage() || definition->enumerators().empty() ||
      !canBeSpelled(ast_.getEnumType(definition)))
    return type;
  type.kind = TypeKind::Enum;
  type.bits = static_cast<int>(ast_.getTypeSize(definition->getIntegerType()));
  type.isSigned = definition->getIntegerType()->isSignedIntegerOrEnumerationType();
  if (std::ranges::find(enums_, type.spelling, &EnumInfo::name) != enums_.end())
    return type;
  EnumInfo info{type.spelling, {}};
  for (const clang::EnumConstantDecl *enumerator : definition->enumerators()) {
    const llvm::APSInt &value = enumerator->getInitVal();
    std::int64_t bits = value.isSigned() ? value.getSExtValue() : static_cast<std::int64_t>(value.getZExtValue());
    info.enumerators.push_back({type.spelling + "::" + enumerator->getNameAsString(), bits});
  }
  enums_.push_back(std::move(info));
  if (!isPublicName(*definition))
    privateEnums_.insert(type.spelling);
  return type;
}

Type TypeDescriber::describeRecord(const clang::CXXRecordDecl &record, Type type) {
  if (classes_.contains(record.getCanonicalDecl())) {
    type.kind = TypeKind::Class;
  } else if (type.spelling == "std::string") {
    type.kind = TypeKind::String;
  } else if (QualType element = vectorElement(record); !element.isNull()) {
    type.kind = TypeKind::Sequence;
    type.elements.push_back(describe(element));
  }
  return type;
}

Type TypeDescriber::describe(QualType declared) {
  QualType value = declared.getNonReferenceType().getCanonicalType();
  Type type;
  type.spelling = spellType(value.getUnqualifiedType(), ast_);
  if (value.isVolatileQualified() || value->isDependentType())
    return type;
  if (const auto *builtin = llvm::dyn_cast<clang::BuiltinType>(value.getTypePtr()))
    return describeBuiltin(*builtin, std::move(type));
  if (const auto *enumType = value->getAs<clang::EnumType>())
    return describeEnum(*enumType->getDecl(), std::move(type));
  if (const clang::CXXRecordDecl *record = value->getAsCXXRecordDecl())
    return describeRecord(*record, std::move(type));
  return type;
}

// Iterators and handles made of nothing belong to no object.
bool TypeDescriber::leadsNowhere(const Type &type, QualType declared) const {
  if (!isChoice(type))
    return false;
  std::optional<MadeType> made = describeMade(declared, ast_);
  bool isOfNothing = type.forms.size() == 1 && type.forms.front() == type.spelling + "()";
  return made && (made->isIterator || (made->isLent && isOfNothing && !type.spelling.starts_with("std::")));
}

bool TypeDescriber::makeMade(QualType declared, Type &type) {
  std::optional<MadeType> made = describeMade(declared, ast_);
  if (!made)
    return false;
  const clang::CXXRecordDecl *record = declared.getNonReferenceType()->getPointeeCXXRecordDecl();
  if (record && classes_.contains(record->getCanonicalDecl()))
    made->request.clear();
  type.kind = TypeKind::Made;
  type.elements.clear();
  if (std::ranges::find(made_, made->spelling, &MadeType::spelling) == made_.end()) {
    made_.push_back(std::move(*made));
    madeDeclared_.push_back(declared.getNonReferenceType().getCanonicalType().getUnqualifiedType());
  }
  return true;
}

PassedType TypeDescriber::describeResult(QualType declared) {
  PassedType result = describePassed(declared);
  if (!isUnknown(result.type) || !makeMade(declared, result.type))
    return result;
  // A smart pointer to an object of the component stands for that object, too. One that only watches does not.
  Type owner = describeElement(declared);
  if (isSmartPointer(owner) && isObject(owner.elements[0]) && !owner.spelling.starts_with("std::weak_ptr"))
    result.type = std::move(owner);
  return result;
}

PassedType TypeDescriber::describePassed(QualType declared) {
  QualType type = declared.getCanonicalType();
  PassedType passed{{}, Passing::Value, spellType(type, ast_)};
  if (type->isPointerType() && isComponentClass(type->getPointeeType())) {
    type = type->getPointeeType();
    passed.passing = type.isConstQualified() ? Passing::ConstPtr : Passing::Ptr;
  } else if (type->isRValueReferenceType()) {
    passed.passing = Passing::RvalueRef;
  } else if (type->isLValueReferenceType()) {
    passed.passing = type->getPointeeType().isConstQualified() ? Passing::ConstRef : Passing::Ref;
  }
  passed.type = describe(type);
  return passed;
}

bool TypeDescriber::canMake(const Type &type) const {
  return traitsOf(type).hasLiterals && !(isEnum(type) && privateEnums_.contains(type.spelling)) &&
         std::ranges::all_of(type.elements, [&](const Type &element) { return canMake(element); });
}

// Empty if an argument can be made.
Refusal TypeDescriber::whyNoArgument(const std::string &name, const PassedType &passed, QualType declared) const {
  const clang::CXXRecordDecl *record = declared.getNonReferenceType()->getAsCXXRecordDecl();
  if (isObject(passed.type)) {
    if (passed.passing == Passing::Value && record && !isMovable(*record))
      return {fmt::format("parameter '{}' takes '{}' by value, which can neither be copied nor moved", name,
                          passed.type.spelling),
              remedyOfWrapping()};
    return "";
  }
  if (canMake(passed.type) || isMade(passed.type) || isSmartPointer(passed.type))
    return "";
  if (!record)
    record = declared->getPointeeCXXRecordDecl();
  if (record && canBeRequested(*record) && !classes_.contains(record->getCanonicalDecl())) {
    std::string missing = qualifiedName(*record);
    return {fmt::format("class '{}' is not part of the component", missing), remedyOfClass(missing)};
  }
  return {fmt::format("parameter '{}' has type '{}', of which no value can be made", name, passed.spelling),
          remedyOfFactory(passed.type.spelling)};
}

namespace {

std::string nameOf(const clang::ParmVarDecl &declared, unsigned index) {
  return declared.getIdentifier() ? declared.getNameAsString() : fmt::format("arg{}", index);
}

}  // namespace

Parameter TypeDescriber::describeUngiven(const clang::ParmVarDecl &declared, unsigned index) {
  PassedType passed = describePassed(declared.getType());
  return {.name = nameOf(declared, index),
          .type = std::move(passed.type),
          .passing = passed.passing,
          .spelling = std::move(passed.spelling),
          .hasDefault = declared.hasDefaultArg(),
          .indirect = isIndirect(declared.getType())};
}

std::expected<Parameter, Refusal> TypeDescriber::describeParameter(const clang::ParmVarDecl &declared, unsigned index) {
  QualType type = declared.getType(), wrapped = wrappedReference(type);
  PassedType passed = describePassed(type);
  if (!wrapped.isNull()) {
    // The wrapper may be kept longer than the call lasts, so that nothing in it may be made for the call alone.
    type = ast_.getLValueReferenceType(isComponentClass(wrapped) ? wrapped : wrapped.getUnqualifiedType());
    passed.passing = describePassed(type).passing;
  }
  if (!isPointer(passed.passing))
    passed.type = describeArgument(type);
  if (isUnknown(passed.type) && isOutput(declared)) {
    Type pointee = describeElement(declared.getType()->getPointeeType());
    if (canMake(pointee) && !isView(pointee)) {
      passed.type = std::move(pointee);
      passed.passing = Passing::Ptr;
    }
  }
  bool isOwned = isSmartPointer(passed.type);
  if (!isObject(passed.type) && (!canMake(passed.type) || leadsNowhere(passed.type, type))) {
    Type made = passed.type;
    if (makeMade(type, made) && !isOwned)
      passed.type = std::move(made);
  }
  Parameter parameter;
  parameter.name = nameOf(declared, index);
  if (Refusal why = whyNoArgument(parameter.name, passed, type); !why.empty())
    return std::unexpected(std::move(why));
  parameter.type = std::move(passed.type);
  parameter.passing = passed.passing;
  parameter.indirect = isIndirect(declared.getType());
  parameter.spelling = std::move(passed.spelling);
  parameter.hasDefault = declared.hasDefaultArg();
  return parameter;
}

}  // namespace eclat

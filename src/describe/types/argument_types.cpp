#include "describe/types/library_types.h"
#include "describe/types/spelling.h"
#include "describe/types/types.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;
using clang::TemplateArgument;

// More members or elements than a person would write down.
constexpr unsigned kMaxMembers = 16;
constexpr unsigned kLongestArray = 256;

template <std::size_t N> bool isOneOf(std::string_view name, const std::array<std::string_view, N> &names) {
  return std::ranges::find(names, name) != names.end();
}

constexpr std::array<std::string_view, 3> kStreams = {"std::ostream", "std::istream", "std::iostream"};

// A struct that braces and one value per member make.
bool isPlainStruct(const clang::CXXRecordDecl &record) {
  auto isPlain = [](const clang::FieldDecl *field) {
    return !field->isBitField() && !field->isAnonymousStructOrUnion() && field->getIdentifier() &&
           !field->getType()->isReferenceType() && !field->getType()->isArrayType();
  };
  return record.isAggregate() && !record.isUnion() && record.getNumBases() == 0 && isCopyable(record) &&
         std::ranges::all_of(record.fields(), isPlain) && canBeSpelled(record.getASTContext().getRecordType(&record)) &&
         isPublicName(record);
}

bool isOneOfLibrary(QualType type, std::initializer_list<std::string_view> names) {
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && record->isInStdNamespace() && record->getIdentifier() &&
         std::ranges::find(names, std::string_view(record->getName())) != names.end();
}

}  // namespace

Type TypeDescriber::describeArgument(QualType declared) {
  Type type = describe(declared);
  QualType value = declared.getNonReferenceType().getCanonicalType();
  if (value->isPointerType() && type.spelling == "const char *")
    type.kind = TypeKind::String;
  else if (type.spelling == "std::string_view")
    type.kind = TypeKind::String;
  else if (isView(type) && isOneOfLibrary(value, {"basic_string_view", "initializer_list"}))
    return describeView(declared, std::move(type));
  else if (isOneOf(type.spelling, kStreams) && declared->isLValueReferenceType() && !value.isConstQualified())
    type.kind = TypeKind::Stream;
  else if (const clang::ConstantArrayType *array = ast_.getAsConstantArrayType(value);
           array && declared->isLValueReferenceType())
    return describeArrayReference(*array, std::move(type));
  else
    return describeElement(declared);
  // A reference to a pointer could be set to something that does not live long enough.
  bool isChangeable = declared->isLValueReferenceType() && !value.isConstQualified();
  if (type.spelling == "const char *" && isChangeable)
    type.kind = TypeKind::Other;
  return type;
}

// Views of the library that have elements of one type. Nothing of ours can stand behind one that the callee changes.
Type TypeDescriber::describeView(QualType declared, Type type) {
  bool isChangeable =
      declared->isLValueReferenceType() && !declared.getNonReferenceType().getCanonicalType().isConstQualified();
  QualType element = elementTypeOf(declared);
  if (isChangeable || element.isNull())
    return type;
  type.kind = TypeKind::Range;
  type.elements = {describeElement(element)};
  return type;
}

// Of a long one the first elements; the others are zero. So is the last character of a text.
Type TypeDescriber::describeArrayReference(const clang::ConstantArrayType &array, Type type) {
  Type element = describeElement(array.getElementType());
  std::uint64_t size = array.getSize().getZExtValue(), given = std::min<std::uint64_t>(size, kMaxMembers);
  bool hasZero = isBool(element) || isCharacter(element) || isNumber(element);
  if (size == 0 || size > kLongestArray || !canMake(element) || isView(element) || (given < size && !hasZero))
    return type;
  if (isCharacter(element))
    given = std::min(given, size - 1);
  type.kind = TypeKind::Tuple;
  type.elements.assign(given, element);
  return type;
}

Type TypeDescriber::describeElement(QualType declared) {
  Type type = describe(declared);
  const clang::CXXRecordDecl *record = declared.getNonReferenceType()->getAsCXXRecordDecl();
  if (isSequence(type)) {
    const auto *vector = llvm::cast<clang::ClassTemplateSpecializationDecl>(record);
    type.elements = {describeElement(vector->getTemplateArgs()[0].getAsType())};
    return type;
  }
  if (!isUnknown(type))
    return type;
  if (!record)
    return describeUncommon(declared.getNonReferenceType().getCanonicalType(), std::move(type));
  if (type.spelling == "std::filesystem::path") {
    type.kind = TypeKind::Wrapped;
    type.elements = {stringType()};
    return type;
  }
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
  bool isOfLibrary = record->isInStdNamespace() || type.spelling.starts_with("std::");
  if (isOfLibrary && specialization && record->getIdentifier())
    type = describeLibraryType(*specialization, std::move(type));
  if (isOfLibrary)
    return isUnknown(type) ? describeLibraryChoice(*record, std::move(type)) : type;
  record = record->getDefinition();
  if (!record || record->isDependentType())
    return type;
  if (isPlainStruct(*record))
    return describeAggregate(*record, std::move(type));
  return record->isAggregate() ? describeMembers(*record, std::move(type))
                               : describeConstructed(*record, std::move(type));
}

Type TypeDescriber::describeUncommon(QualType value, Type type) {
  if (const auto *enumType = value->getAs<clang::EnumType>()) {
    const clang::EnumDecl *definition = enumType->getDecl()->getDefinition();
    if (definition && definition->enumerators().empty() && canBeSpelled(value) && isPublicName(*definition)) {
      type.kind = TypeKind::Wrapped;
      type.elements = {describe(definition->getIntegerType())};
    }
  } else if (value->isFunctionPointerType()) {
    if (const auto *function = value->getPointeeType()->getAs<clang::FunctionProtoType>())
      return describeCallable(*function, std::move(type));
  } else if (value->isNullPtrType()) {
    addForm(type, "nullptr", {});
  } else if (value->isSpecificBuiltinType(clang::BuiltinType::Int128) ||
             value->isSpecificBuiltinType(clang::BuiltinType::UInt128)) {
    addForm(type, "static_cast<" + type.spelling + ">($)", {describe(ast_.LongLongTy)});
  }
  return type;
}

Type TypeDescriber::describeAggregate(const clang::CXXRecordDecl &record, Type type) {
  if (std::ranges::distance(record.fields()) > kMaxMembers)
    return type;
  type.kind = TypeKind::Tuple;
  for (const clang::FieldDecl *field : record.fields())
    type.elements.push_back(describeElement(field->getType()));
  if (canMake(type) && std::ranges::find(aggregates_, &record) == aggregates_.end())
    aggregates_.push_back(&record);
  return type;
}

}  // namespace eclat

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

constexpr std::array<std::string_view, 9> kContainers = {
    "deque", "list", "forward_list", "set", "multiset", "unordered_set", "span", "valarray", "unordered_multiset"};
constexpr std::array<std::string_view, 4> kMaps = {"map", "multimap", "unordered_map", "unordered_multimap"};
constexpr std::array<std::string_view, 3> kSmartPointers = {"unique_ptr", "shared_ptr", "weak_ptr"};
constexpr std::array<std::string_view, 3> kStreams = {"std::ostream", "std::istream", "std::iostream"};

// Its allocator, comparator and hash need no arguments, so that it can be made from its elements alone.
bool hasPlainPolicies(const clang::ClassTemplateSpecializationDecl &record, unsigned from) {
  llvm::ArrayRef<TemplateArgument> arguments = record.getTemplateArgs().asArray();
  return std::ranges::all_of(
      arguments.drop_front(std::min<std::size_t>(from, arguments.size())), [](const TemplateArgument &argument) {
        if (argument.getKind() != TemplateArgument::Type)
          return true;
        const clang::CXXRecordDecl *policy = argument.getAsType()->getAsCXXRecordDecl();
        return policy && (policy->isInStdNamespace() || (canBeMadeFromNothing(*policy) && isPublicName(*policy)));
      });
}

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

// The extent of a span that is as long as it is made.
bool isDynamic(const TemplateArgument &extent) {
  return extent.getKind() == TemplateArgument::Integral && extent.getAsIntegral().isMaxValue();
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
  bool isNumber = element.kind == TypeKind::Bool || element.kind == TypeKind::Char || element.kind == TypeKind::Int ||
                  element.kind == TypeKind::Float;
  if (size == 0 || size > kLongestArray || !canMake(element) || isView(element) || (given < size && !isNumber))
    return type;
  if (element.kind == TypeKind::Char)
    given = std::min(given, size - 1);
  type.kind = TypeKind::Tuple;
  type.elements.assign(given, element);
  return type;
}

Type TypeDescriber::describeElement(QualType declared) {
  Type type = describe(declared);
  const clang::CXXRecordDecl *record = declared.getNonReferenceType()->getAsCXXRecordDecl();
  if (type.kind == TypeKind::Sequence) {
    const auto *vector = llvm::cast<clang::ClassTemplateSpecializationDecl>(record);
    type.elements = {describeElement(vector->getTemplateArgs()[0].getAsType())};
    return type;
  }
  if (type.kind != TypeKind::Other)
    return type;
  if (!record)
    return describeUncommon(declared.getNonReferenceType().getCanonicalType(), std::move(type));
  if (type.spelling == "std::filesystem::path") {
    type.kind = TypeKind::Wrapped;
    type.elements = {
        {TypeKind::String, "std::string", 0, false, {}}
    };
    return type;
  }
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
  bool isOfLibrary = record->isInStdNamespace() || type.spelling.starts_with("std::");
  if (isOfLibrary && specialization && record->getIdentifier())
    type = describeLibraryType(*specialization, std::move(type));
  if (isOfLibrary)
    return type.kind == TypeKind::Other ? describeLibraryChoice(*record, std::move(type)) : type;
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

// A std::basic_string of characters other than char.
Type TypeDescriber::describeText(const clang::ClassTemplateSpecializationDecl &record, Type type) {
  QualType character = record.getTemplateArgs()[0].getAsType();
  if (!character->isAnyCharacterType() || !hasPlainPolicies(record, 1))
    return type;
  type.kind = TypeKind::Range;
  type.elements = {describe(character)};
  return type;
}

Type TypeDescriber::describeTuple(llvm::ArrayRef<TemplateArgument> arguments, Type type) {
  for (const TemplateArgument &argument : arguments) {
    if (argument.getKind() == TemplateArgument::Pack)
      type = describeTuple(argument.pack_elements(), std::move(type));
    else if (argument.getKind() == TemplateArgument::Type && !argument.getAsType()->isReferenceType())
      type.elements.push_back(describeElement(argument.getAsType()));
    else
      type.elements.push_back({});
  }
  type.kind = TypeKind::Tuple;
  return type;
}

Type TypeDescriber::describeLibraryType(const clang::ClassTemplateSpecializationDecl &record, Type type) {
  llvm::ArrayRef<TemplateArgument> arguments = record.getTemplateArgs().asArray();
  std::string_view name = record.getName();
  auto takesType = [&](unsigned i) { return i < arguments.size() && arguments[i].getKind() == TemplateArgument::Type; };
  if (name == "bitset") {
    type.kind = TypeKind::Wrapped;
    type.elements = {
        {TypeKind::Int, "unsigned long long", 64, false, {}}
    };
  } else if (name == "pair" || name == "tuple") {
    return describeTuple(arguments, std::move(type));
  } else if (!takesType(0)) {
    return type;
  } else if (isOneOf(name, kSmartPointers)) {
    return describeSmartPointer(record, std::move(type));
  } else if (name == "array" && arguments.size() == 2 && arguments[1].getAsIntegral().ule(kMaxMembers)) {
    type.kind = TypeKind::Tuple;
    type.elements.assign(arguments[1].getAsIntegral().getZExtValue(), describeElement(arguments[0].getAsType()));
  } else if (name == "complex") {
    type.kind = TypeKind::Tuple;
    type.elements.assign(2, describeElement(arguments[0].getAsType()));
  } else if (name == "optional" || name == "duration") {
    type.kind = name == "optional" ? TypeKind::Optional : TypeKind::Wrapped;
    type.elements = {describeElement(arguments[0].getAsType())};
  } else if (name == "time_point" && takesType(1)) {
    type.kind = TypeKind::Wrapped;
    type.elements = {describeElement(arguments[1].getAsType())};
  } else if (name == "basic_string") {
    return describeText(record, std::move(type));
  } else if (name == "span" && !isDynamic(arguments[1])) {
    return type;
  } else if (isOneOf(name, kContainers) && hasPlainPolicies(record, 1)) {
    type.kind = TypeKind::Range;
    type.elements = {describeElement(arguments[0].getAsType())};
  } else if (isOneOf(name, kMaps) && hasPlainPolicies(record, 2)) {
    type.kind = TypeKind::Range;
    Type entry = describeTuple(arguments.take_front(2), {});
    entry.spelling = "std::pair<const " + entry.elements[0].spelling + ", " + entry.elements[1].spelling + ">";
    type.elements = {std::move(entry)};
  }
  return type;
}

// A smart pointer to an object of the component or to a value that can be written down.
Type TypeDescriber::describeSmartPointer(const clang::ClassTemplateSpecializationDecl &record, Type type) {
  QualType pointee = record.getTemplateArgs()[0].getAsType();
  Type element = pointee->isArrayType() ? Type{} : describeElement(pointee.getUnqualifiedType());
  bool isKnown = element.kind == TypeKind::Class || canMake(element);
  if (isKnown && hasPlainPolicies(record, 1)) {
    type.kind = TypeKind::Owned;
    type.elements = {std::move(element)};
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

#include "describe/spelling.h"
#include "describe/types.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace eclat {
namespace {

using clang::QualType;
using clang::TemplateArgument;

// More members or elements than a person would write down.
constexpr unsigned kMaxMembers = 16;

template <std::size_t N> bool isOneOf(std::string_view name, const std::array<std::string_view, N> &names) {
  return std::ranges::find(names, name) != names.end();
}

constexpr std::array<std::string_view, 7> kContainers = {
    "deque", "list", "set", "multiset", "unordered_set", "span", "unordered_multiset"};
constexpr std::array<std::string_view, 4> kMaps = {"map", "multimap", "unordered_map", "unordered_multimap"};
constexpr std::array<std::string_view, 3> kSmartPointers = {"unique_ptr", "shared_ptr", "weak_ptr"};
constexpr std::array<std::string_view, 3> kStreams = {"std::ostream", "std::istream", "std::iostream"};

// Its allocator, comparator and hash are the library's, so that it can be made from its elements alone.
bool hasUsualPolicies(const clang::ClassTemplateSpecializationDecl &record, unsigned from) {
  llvm::ArrayRef<TemplateArgument> arguments = record.getTemplateArgs().asArray();
  return std::ranges::all_of(arguments.drop_front(std::min<std::size_t>(from, arguments.size())),
                             [](const TemplateArgument &argument) {
                               if (argument.getKind() != TemplateArgument::Type)
                                 return true;
                               const clang::CXXRecordDecl *policy = argument.getAsType()->getAsCXXRecordDecl();
                               return policy && policy->isInStdNamespace();
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

}  // namespace

Type TypeDescriber::describeArgument(QualType declared) {
  Type type = describe(declared);
  QualType value = declared.getNonReferenceType().getCanonicalType();
  if (value->isPointerType() && type.spelling == "const char *")
    type.kind = TypeKind::String;
  else if (type.spelling == "std::string_view")
    type.kind = TypeKind::String;
  else if (isOneOf(type.spelling, kStreams) && declared->isLValueReferenceType() && !value.isConstQualified())
    type.kind = TypeKind::Stream;
  else
    return describeElement(declared);
  // A reference to a pointer or a view could be set to something that does not live long enough.
  bool isChangeable = declared->isLValueReferenceType() && !value.isConstQualified();
  if (type.kind == TypeKind::String && isChangeable)
    type.kind = TypeKind::Other;
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
  if (type.kind != TypeKind::Other || !record)
    return type;
  if (type.spelling == "std::filesystem::path") {
    type.kind = TypeKind::Wrapped;
    type.elements = {
        {TypeKind::String, "std::string", 0, false, {}}
    };
    return type;
  }
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
  if (record->isInStdNamespace() || isInSystemHeader(*record))
    return specialization && record->getIdentifier() ? describeLibraryType(*specialization, std::move(type)) : type;
  record = record->getDefinition();
  return record && isPlainStruct(*record) ? describeAggregate(*record, std::move(type)) : type;
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
  if (!record.isInStdNamespace() && !type.spelling.starts_with("std::"))
    return type;
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
  } else if (isOneOf(name, kContainers) && hasUsualPolicies(record, 1)) {
    type.kind = TypeKind::Range;
    type.elements = {describeElement(arguments[0].getAsType())};
  } else if (isOneOf(name, kMaps) && hasUsualPolicies(record, 2)) {
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
  if (isKnown && hasUsualPolicies(record, 1)) {
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

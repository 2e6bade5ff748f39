// Classes outside the component whose values are made by a constructor, or member by member.
#include "describe/types/spelling.h"
#include "describe/types/types.h"

#include <algorithm>
#include <utility>

namespace eclat {
namespace {

using clang::CXXConstructorDecl;
using clang::CXXRecordDecl;
using clang::QualType;

constexpr std::size_t kMaxConstructors = 3;  // the shortest ones
constexpr std::size_t kMaxDepth = 3;         // of classes that are made from each other
constexpr std::size_t kMaxHoles = 16;        // more than a person would write down

bool canBeDestroyed(const CXXRecordDecl &record) {
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  return !destructor || (!destructor->isDeleted() && destructor->getAccess() == clang::AS_public);
}

bool isUsable(const CXXConstructorDecl &constructor) {
  return constructor.getAccess() == clang::AS_public && !constructor.isDeleted() &&
         !constructor.isCopyOrMoveConstructor() && !constructor.isVariadic() && !constructor.isConsteval() &&
         !constructor.getDescribedFunctionTemplate() && !constructor.getPrimaryTemplate() &&
         !constructor.getTrailingRequiresClause();
}

// How many arguments the shortest call has.
unsigned requiredOf(const CXXConstructorDecl &constructor) { return constructor.getMinRequiredArguments(); }

}  // namespace

bool canBeCopied(const CXXRecordDecl &record) {
  if (record.needsImplicitCopyConstructor())
    return !record.defaultedCopyConstructorIsDeleted();
  return isCopyable(record);
}

bool canBeMadeFromNothing(const CXXRecordDecl &declared) {
  const CXXRecordDecl *record = declared.getDefinition();
  if (!record || record->isAbstract() || record->isDependentType())
    return false;
  if (record->needsImplicitDefaultConstructor())
    return !record->hasUninitializedReferenceMember();
  return std::ranges::any_of(record->ctors(), [](const CXXConstructorDecl *constructor) {
    return constructor->isDefaultConstructor() && isUsable(*constructor);
  });
}

bool TypeDescriber::addConstructor(const CXXConstructorDecl &constructor, Type &type) {
  std::vector<Type> holes;
  std::string list;
  for (const clang::ParmVarDecl *parameter : constructor.parameters().take_front(requiredOf(constructor))) {
    QualType declared = parameter->getType();
    if (declared->isLValueReferenceType() && !declared->getPointeeType().isConstQualified())
      return false;
    holes.push_back(describeElement(declared));
    list += list.empty() ? "$" : ", $";
  }
  return addForm(type, type.spelling + "(" + list + ")", std::move(holes));
}

Type TypeDescriber::describeConstructed(const CXXRecordDecl &record, Type type) {
  QualType self = ast_.getRecordType(&record);
  bool isOpen = std::ranges::find(open_, &record) != open_.end();
  if (isOpen || open_.size() >= kMaxDepth || record.isAbstract() || record.isUnion() || record.isLambda() ||
      !canBeCopied(record) || !canBeDestroyed(record) || !canBeSpelled(self) || !isPublicName(record))
    return type;
  open_.push_back(&record);
  if (record.needsImplicitDefaultConstructor() && canBeMadeFromNothing(record))
    addForm(type, type.spelling + "()", {});
  std::vector<const CXXConstructorDecl *> constructors;
  for (const CXXConstructorDecl *constructor : record.ctors())
    if (isUsable(*constructor))
      constructors.push_back(constructor);
  std::ranges::stable_sort(constructors, {}, [](const auto *constructor) { return requiredOf(*constructor); });
  for (const CXXConstructorDecl *constructor : constructors)
    if (type.forms.size() < kMaxConstructors)
      addConstructor(*constructor, type);
  open_.pop_back();
  return type;
}

// The text for one member, and the holes in it, are put behind those of the form under construction.
bool TypeDescriber::addMember(QualType declared, Type &choice) {
  std::string &form = choice.forms.back();
  if (const clang::ConstantArrayType *array = ast_.getAsConstantArrayType(declared)) {
    form += "{";
    for (std::uint64_t i = 0; i < array->getSize().getZExtValue(); ++i) {
      choice.forms.back() += i ? ", " : "";
      if (choice.elements.size() >= kMaxHoles || !addMember(array->getElementType(), choice))
        return false;
    }
    choice.forms.back() += "}";
    return true;
  }
  const CXXRecordDecl *inner = declared->getAsCXXRecordDecl();
  if (inner && (inner->isUnion() || inner->isAnonymousStructOrUnion()))
    return addMembersOf(*inner, choice);
  Type member = describeElement(declared);
  if (declared->isReferenceType() || !canMake(member) || isView(member))
    return false;
  form += "$";
  choice.elements.push_back(std::move(member));
  return true;
}

// Of a union the first member.
bool TypeDescriber::addMembersOf(const CXXRecordDecl &record, Type &choice) {
  bool isFirst = true;
  auto add = [&](QualType type) {
    choice.forms.back() += isFirst ? "" : ", ";
    isFirst = false;
    return choice.elements.size() < kMaxHoles && addMember(type, choice);
  };
  choice.forms.back() += "{";
  for (const clang::CXXBaseSpecifier &base : record.bases())
    if (base.getAccessSpecifier() != clang::AS_public || base.isVirtual() || !add(base.getType()))
      return false;
  for (const clang::FieldDecl *field : record.fields()) {
    if (field->isUnnamedBitField())
      continue;
    if (!add(field->getType()))
      return false;
    if (field->isBitField() && isInteger(choice.elements.back()))
      choice.elements.back().bits = static_cast<int>(field->getBitWidthValue(ast_));
    if (record.isUnion())
      break;
  }
  choice.forms.back() += "}";
  return true;
}

Type TypeDescriber::describeMembers(const CXXRecordDecl &record, Type type) {
  QualType self = ast_.getRecordType(&record);
  bool isOpen = std::ranges::find(open_, &record) != open_.end();
  if (isOpen || open_.size() >= kMaxDepth || record.isUnion() || !canBeCopied(record) || !canBeSpelled(self) ||
      !isPublicName(record))
    return type;
  open_.push_back(&record);
  Type choice{.spelling = type.spelling};
  addForm(choice, type.spelling, {});
  bool isMade = addMembersOf(record, choice);
  open_.pop_back();
  return isMade ? choice : type;
}

}  // namespace eclat

#include "describe/types/made_types.h"

#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::CXXRecordDecl;
using clang::QualType;
using clang::TemplateArgument;

bool canBeDestroyed(const CXXRecordDecl &record) {
  if (record.needsImplicitDestructor())
    return !record.defaultedDestructorIsDeleted();
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  return destructor && !destructor->isDeleted() && destructor->getAccess() == clang::AS_public;
}

bool isCallable(const clang::CXXConstructorDecl &constructor) {
  return !constructor.isDeleted() && constructor.getAccess() == clang::AS_public;
}

template <class F> bool anyTypeArgument(llvm::ArrayRef<TemplateArgument> arguments, F holds) {
  return std::ranges::any_of(arguments, [&](const TemplateArgument &argument) {
    if (argument.getKind() == TemplateArgument::Pack)
      return anyTypeArgument(argument.pack_elements(), holds);
    return argument.getKind() == TemplateArgument::Type && holds(argument.getAsType());
  });
}

llvm::ArrayRef<TemplateArgument> argumentsOf(const CXXRecordDecl &record) {
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
  return specialization ? specialization->getTemplateArgs().asArray() : llvm::ArrayRef<TemplateArgument>();
}

// Containers declare a copy constructor whatever their elements are.
bool copiesItsElements(const CXXRecordDecl &record) {
  switch (libraryKindOf(record.getASTContext().getRecordType(&record))) {
  case LibraryKind::Sequence:
  case LibraryKind::Map:
  case LibraryKind::Pair:
  case LibraryKind::Optional: return true;
  default: return false;
  }
}

bool declares(const CXXRecordDecl &record, const clang::ASTContext &ast, clang::OverloadedOperatorKind kind) {
  return !record.lookup(ast.DeclarationNames.getCXXOperatorName(kind)).empty();
}

bool isIterator(const CXXRecordDecl &record) {
  const clang::ASTContext &ast = record.getASTContext();
  return declares(record, ast, clang::OO_Star) && declares(record, ast, clang::OO_PlusPlus);
}

bool isLentType(QualType type, int depth);

// A class of the library whose values have what they hold for themselves, as far as their arguments do.
bool isLibraryOwner(const CXXRecordDecl &record) {
  if (!record.isInStdNamespace() || !record.getIdentifier())
    return false;
  static constexpr llvm::StringRef owners[] = {"basic_string",
                                               "vector",
                                               "deque",
                                               "list",
                                               "forward_list",
                                               "set",
                                               "multiset",
                                               "map",
                                               "multimap",
                                               "unordered_set",
                                               "unordered_multiset",
                                               "unordered_map",
                                               "pair",
                                               "tuple",
                                               "optional",
                                               "variant",
                                               "unordered_multimap",
                                               "array",
                                               "queue",
                                               "stack",
                                               "priority_queue",
                                               "unique_ptr",
                                               "shared_ptr",
                                               "weak_ptr",
                                               "function",
                                               "any",
                                               "future",
                                               "shared_future",
                                               "promise",
                                               "exception_ptr",
                                               "error_code",
                                               "basic_regex",
                                               "bitset",
                                               "complex",
                                               "thread",
                                               "valarray",
                                               "allocator",
                                               "expected",
                                               "error_condition"};
  return std::ranges::find(owners, record.getName()) != std::end(owners);
}

bool isLentRecord(const CXXRecordDecl &record, int depth) {
  if (isLibraryOwner(record) &&
      libraryKindOf(record.getASTContext().getRecordType(&record)) == LibraryKind::SmartPointer)
    return false;
  if (isLibraryOwner(record))
    return anyTypeArgument(argumentsOf(record), [&](QualType type) { return isLentType(type, depth + 1); });
  const CXXRecordDecl *definition = record.getDefinition();
  if (!definition)
    return true;
  const clang::CXXDestructorDecl *destructor = definition->getDestructor();
  if (depth > 0 && destructor && destructor->isUserProvided())
    return false;  // it frees what it points to
  return std::ranges::any_of(definition->fields(),
                             [&](const clang::FieldDecl *field) { return isLentType(field->getType(), depth + 1); }) ||
         std::ranges::any_of(definition->bases(), [&](const clang::CXXBaseSpecifier &base) {
           return isLentType(base.getType(), depth + 1);
         });
}

// What leads to memory through a pointer or reference is taken to be lent by the one who handed it out.
bool isLentType(QualType declared, int depth) {
  constexpr int kDeepest = 6;
  QualType type = declared.getCanonicalType();
  if (type->isReferenceType())
    return true;
  if (type->isAnyPointerType())
    return !type->getPointeeType()->isFunctionType();
  while (type->isArrayType())
    type = QualType(type->getPointeeOrArrayElementType(), 0);
  const CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && (depth > kDeepest || isLentRecord(*record, depth));
}

bool canCopy(const CXXRecordDecl &record, int depth);

// What nothing has used yet is no more than its template.
bool forbidsCopies(const CXXRecordDecl &record) {
  const auto *specialization = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(&record);
  const CXXRecordDecl *pattern =
      specialization ? specialization->getSpecializedTemplate()->getTemplatedDecl()->getDefinition() : nullptr;
  return pattern && std::ranges::any_of(pattern->ctors(), [](const clang::CXXConstructorDecl *constructor) {
           return constructor->isCopyConstructor() && constructor->isDeleted();
         });
}

bool canCopyType(QualType declared, int depth) {
  constexpr int kDeepest = 6;  // types lead back to themselves
  QualType type = declared.getCanonicalType();
  while (type->isArrayType())
    type = QualType(type->getPointeeOrArrayElementType(), 0);
  const CXXRecordDecl *record = type->getAsCXXRecordDecl();
  if (!record || depth > kDeepest)
    return true;
  return record->hasDefinition() ? canCopy(*record->getDefinition(), depth) : !forbidsCopies(*record);
}

// A copy that nobody wrote copies each part; Clang has not tried that where the part is a container.
bool canCopyParts(const CXXRecordDecl &record, int depth) {
  return std::ranges::all_of(record.fields(),
                             [&](const clang::FieldDecl *field) { return canCopyType(field->getType(), depth + 1); }) &&
         std::ranges::all_of(record.bases(), [&](const clang::CXXBaseSpecifier &base) {
           return canCopyType(base.getType(), depth + 1);
         });
}

bool canCopy(const CXXRecordDecl &record, int depth) {
  if (copiesItsElements(record))
    return !anyTypeArgument(argumentsOf(record), [&](QualType type) { return !canCopyType(type, depth + 1); });
  if (record.needsImplicitCopyConstructor())
    return !record.defaultedCopyConstructorIsDeleted() && canCopyParts(record, depth);
  return std::ranges::any_of(record.ctors(), [&](const clang::CXXConstructorDecl *constructor) {
    return constructor->isCopyConstructor() && isCallable(*constructor) &&
           (constructor->isUserProvided() || canCopyParts(record, depth));
  });
}

// Into an object or an array that belongs to the one who handed it out: an iterator, a handle.
std::optional<MadeType> describePointer(QualType type, const clang::ASTContext &ast) {
  QualType pointee = type->getPointeeType();
  if (!pointee->isObjectType() || pointee->isPointerType() || pointee.isVolatileQualified() || !canBeSpelled(pointee))
    return std::nullopt;
  if (const clang::TagDecl *tag = pointee->getAsTagDecl(); tag && !isPublicName(*tag))
    return std::nullopt;
  MadeType made{spellType(type, ast), true, true, !pointee->isIncompleteType(), true, ""};
  if (const CXXRecordDecl *record = pointee->getAsCXXRecordDecl(); record && !isInSystemHeader(*record))
    made.request = qualifiedName(*record);
  return made;
}

}  // namespace

bool isCopyable(const CXXRecordDecl &record) { return canCopy(record, 0); }

bool isMovable(const CXXRecordDecl &record) {
  if (isCopyable(record))
    return true;
  if (record.needsImplicitMoveConstructor())
    return !record.defaultedMoveConstructorIsDeleted();
  return std::ranges::any_of(record.ctors(), [](const clang::CXXConstructorDecl *constructor) {
    return constructor->isMoveConstructor() && isCallable(*constructor);
  });
}

bool isLent(const CXXRecordDecl &record) {
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  bool frees = destructor && destructor->isUserProvided();
  return !frees && isLentRecord(record, 0);
}

std::optional<MadeType> describeMade(QualType declared, const clang::ASTContext &ast) {
  QualType type = declared.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  if (type->isPointerType())
    return describePointer(type, ast);
  const CXXRecordDecl *record = type->isDependentType() ? nullptr : type->getAsCXXRecordDecl();
  if (!record || !record->hasDefinition() || type.isVolatileQualified() || record->isUnion())
    return std::nullopt;
  record = record->getDefinition();
  if (record->isAbstract() || !canBeSpelled(type) || !isPublicName(*record) || !canBeDestroyed(*record) ||
      !isMovable(*record))
    return std::nullopt;
  MadeType made;
  made.spelling = spellType(type, ast);
  made.isCopyable = isCopyable(*record);
  made.isLent = isLentType(type, 0);
  made.isIterator = isIterator(*record);
  made.isRandomAccess = made.isIterator && declares(*record, ast, clang::OO_Minus);
  if (!isInSystemHeader(*record))
    made.request = qualifiedName(*record);
  return made;
}

}  // namespace eclat

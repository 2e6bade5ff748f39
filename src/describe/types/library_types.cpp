#include "describe/types/library_types.h"

#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>
#include <llvm/ADT/StringSwitch.h>

namespace eclat {

using clang::QualType;

LibraryKind libraryKindOf(QualType type) {
  const clang::CXXRecordDecl *record = type.getNonReferenceType()->getAsCXXRecordDecl();
  if (!record || !record->isInStdNamespace() || !record->getIdentifier())
    return record && isInSystemHeader(*record) ? LibraryKind::Other : LibraryKind::None;
  return llvm::StringSwitch<LibraryKind>(record->getName())
      .Cases("basic_string", "basic_string_view", LibraryKind::Text)
      .Cases("vector", "deque", "list", "forward_list", "array", "span", "initializer_list", "valarray",
             LibraryKind::Sequence)
      .Cases("set", "multiset", "unordered_set", "unordered_multiset", "queue", "stack", "priority_queue", "bitset",
             LibraryKind::Sequence)
      .Cases("map", "multimap", "unordered_map", "unordered_multimap", LibraryKind::Map)
      .Case("pair", LibraryKind::Pair)
      .Case("optional", LibraryKind::Optional)
      .Cases("unique_ptr", "shared_ptr", "weak_ptr", LibraryKind::SmartPointer)
      .Default(LibraryKind::Other);
}

LibraryShape shapeOf(QualType declared) {
  QualType type = declared.getNonReferenceType().getCanonicalType();
  if (type->isAnyCharacterType())
    return LibraryShape::Character;
  if (type->isArithmeticType() || type->isEnumeralType())
    return LibraryShape::Number;
  if (type->isPointerType() || type->isArrayType())
    return type->getPointeeOrArrayElementType()->isAnyCharacterType() ? LibraryShape::Text : LibraryShape::Range;
  switch (libraryKindOf(type)) {
  case LibraryKind::Text: return LibraryShape::Text;
  case LibraryKind::Pair: return LibraryShape::Pair;
  case LibraryKind::None: return LibraryShape::Object;
  default: return LibraryShape::Range;
  }
}

QualType elementTypeOf(QualType container) {
  const auto *specialization = llvm::dyn_cast_or_null<clang::ClassTemplateSpecializationDecl>(
      container.getNonReferenceType()->getAsCXXRecordDecl());
  if (!specialization || specialization->getTemplateArgs().size() == 0 ||
      specialization->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type)
    return {};
  return specialization->getTemplateArgs()[0].getAsType();
}

}  // namespace eclat

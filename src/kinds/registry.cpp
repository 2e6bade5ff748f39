#include "kinds/registry.h"

#include <utility>

namespace eclat {

const Kind &kindOf(const Type &type) {
  switch (type.kind) {
  case TypeKind::Void: return voidKind();
  case TypeKind::Bool: return boolKind();
  case TypeKind::Char: return charKind();
  case TypeKind::Int: return intKind();
  case TypeKind::Float: return floatKind();
  case TypeKind::Enum: return enumKind();
  case TypeKind::String: return stringKind();
  case TypeKind::Sequence: return sequenceKind();
  case TypeKind::Class: return classKind();
  case TypeKind::Range: return rangeKind();
  case TypeKind::Tuple: return tupleKind();
  case TypeKind::Optional: return optionalKind();
  case TypeKind::Wrapped: return wrappedKind();
  case TypeKind::Stream: return streamKind();
  case TypeKind::Owned: return ownedKind();
  case TypeKind::Made: return madeKind();
  case TypeKind::Choice: return choiceKind();
  case TypeKind::Buffer: return bufferKind();
  case TypeKind::Other: return otherKind();
  }
  std::unreachable();
}

}  // namespace eclat

#include "kinds/registry.h"

#include <utility>

namespace eclat {

const Kind &kindOf(const Type &type) {
  switch (type.kind) {
  case TypeKind::Bool: return boolKind();
  case TypeKind::Char: return charKind();
  case TypeKind::Int: return intKind();
  case TypeKind::Float: return floatKind();
  case TypeKind::Enum: return enumKind();
  case TypeKind::String: return stringKind();
  case TypeKind::Sequence: return sequenceKind();
  case TypeKind::Range: return rangeKind();
  case TypeKind::Tuple: return tupleKind();
  case TypeKind::Optional: return optionalKind();
  case TypeKind::Wrapped: return wrappedKind();
  case TypeKind::Stream: return streamKind();
  case TypeKind::Choice: return choiceKind();
  case TypeKind::Buffer: return bufferKind();
  case TypeKind::Void:
  case TypeKind::Class:
  case TypeKind::Owned:
  case TypeKind::Made:
  case TypeKind::Other: return kindWithoutLiterals();
  }
  std::unreachable();
}

}  // namespace eclat

#include "kinds/registry.h"

#include <utility>

namespace eclat {

const Kind &kindOf(const Type &type) {
  switch (type.kind) {
#define ECLAT_KIND(name, id)                                                                                           \
  case TypeKind::name: return kindOf##name();
#include "flow/type_kinds.def"
#undef ECLAT_KIND
  }
  std::unreachable();
}

}  // namespace eclat

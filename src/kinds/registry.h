#pragma once

#include "kinds/kind.h"

namespace eclat {

// kindOfInt() and so on, each defined in the file of that kind. Others ask kindOf(type).
#define ECLAT_KIND(name, id) const Kind &kindOf##name();
#include "flow/type_kinds.def"
#undef ECLAT_KIND

}  // namespace eclat

#pragma once

#include "kinds/kind.h"

namespace eclat {

// Declares kindOfInt() and so on; each is defined in the file of its kind. Code outside this folder calls kindOf(type).
#define ECLAT_KIND(name, id) const Kind &kindOf##name();
#include "flow/type_kinds.def"
#undef ECLAT_KIND

}  // namespace eclat

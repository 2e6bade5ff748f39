#pragma once

#include "flow/finding.h"
#include "flow/model.h"

namespace eclat {

// Why a confirmed input may be no fault, in words for its reader.
// With other bytes in memory that nothing had written it ends in another way.
inline constexpr const char *kUnsteady =
    "it depends on memory that nothing had written: with other bytes there it ends in another way";
// Of two judges only the one that knows no model holds it against the class.
inline constexpr const char *kByEnding = "no example makes such a call: only how it ends speaks against the class";

// What an operation does where the examples never went is not known from them: an exit property that is broken only
// there, on a branch that its author wrote for the case, says nothing. A broken object is broken anyway.
bool speaksOfKnownPaths(const Pattern &pattern, const Model &model);

}  // namespace eclat

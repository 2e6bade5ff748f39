#pragma once

#include "../../runtime/value.h"
#include "observe/dtrace_decls.h"

#include <expected>
#include <string>

namespace eclat {

// A value as a record spells it: `-3`, `true`, `NaN`, `null`, `0x7ffe`, `"a\n"`, `[1 2 3]`, `nonsensical`. Texts and
// elements live in the arena. Otherwise what is wrong with it.
std::expected<rt::Value, std::string> parseDtraceValue(const std::string &text, const DeclaredVariable &variable,
                                                       rt::Arena &arena);

// The other way round. A sequence that was too long to be held whole has no spelling: it is nonsensical.
std::string printDtraceValue(const rt::Value &value, bool isBool);

}  // namespace eclat

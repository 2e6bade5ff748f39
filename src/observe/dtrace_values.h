#pragma once

#include "../../runtime/value.h"
#include "observe/dtrace_decls.h"

#include <expected>
#include <string>

namespace eclat {

// Reads a value as a record spells it: `-3`, `true`, `NaN`, `null`, `0x7ffe`, `"a\n"`, `[1 2 3]`, `nonsensical`. Texts
// and elements live in the arena. Returns what is wrong with a text that is no value.
std::expected<rt::Value, std::string> parseDtraceValue(const std::string &text, const DeclaredVariable &variable,
                                                       rt::Arena &arena);

// The inverse of parseDtraceValue. A sequence that was too long to be held whole is printed as nonsensical, as it has
// no spelling.
std::string printDtraceValue(const rt::Value &value, bool isBool);

}  // namespace eclat

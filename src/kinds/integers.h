#pragma once

#include "flow/input.h"
#include "flow/symbolic_run.h"
#include "flow/type.h"
#include "kinds/bad_value.h"

#include "../../runtime/value.h"
#include "flow/advice.h"

#include <cstdint>
#include <expected>
#include <optional>

namespace eclat {

// Shared by the kinds whose literals are integers: these, truth values, characters and enumerators.

inline Literal integerLiteral(std::int64_t value) { return {.integer = value}; }

// The largest number of an integer type, as far as 64 signed bits go.
std::int64_t mostOf(const Type &type);
bool isWithin(std::int64_t value, const Type &type);
// The nearest number of the type; of an unsigned one that with the same last bits.
std::int64_t fitted(std::int64_t value, const Type &type);

std::expected<Literal, BadValue> readInteger(const Written &written, const Type &type);
std::optional<Literal> recallInteger(const rt::Value &value);
// All numbers that have as many bits.
Domain integerDomain(const Type &type);

}  // namespace eclat

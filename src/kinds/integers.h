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

// Helpers for the kinds whose literals are integers: integers, truth values, characters and enumerators.

inline Literal integerLiteral(std::int64_t value) { return {.integer = value}; }

// Returns the largest number of an integer type, as far as 64 signed bits go.
std::int64_t mostOf(const Type &type);
bool isWithin(std::int64_t value, const Type &type);
// Returns the nearest number that the type can hold; for an unsigned type the number with the same last bits.
std::int64_t fitted(std::int64_t value, const Type &type);

std::expected<Literal, BadValue> readInteger(const Written &written, const Type &type);
std::optional<Literal> recallInteger(const rt::Value &value);
// Returns the domain of all numbers with as many bits as the type has.
Domain integerDomain(const Type &type);

}  // namespace eclat

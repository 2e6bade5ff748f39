#pragma once

#include "../../runtime/value.h"
#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// Prints a value for people: enumerators by name, null, texts in quotes, [1, 2].
std::string printValue(const rt::Value &value, const std::string &type, const std::vector<EnumInfo> &enums);

}  // namespace eclat

#pragma once

#include "../../runtime/value.h"
#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// Text of a value as a reader expects it: enumerators by name, null, quoted text, [1, 2].
std::string printValue(const rt::Value &value, const std::string &type, const std::vector<EnumInfo> &enums);

}  // namespace eclat

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// Returns the name that `wanted` is most likely a misspelling of, or "" if none is near. Qualified names are also
// compared by their last part, because most people leave the namespace out.
std::string nearestName(std::string_view wanted, const std::vector<std::string> &names);

}  // namespace eclat

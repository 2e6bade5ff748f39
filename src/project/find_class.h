#pragma once

#include "flow/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Headers below the folder, build trees and hidden folders left out, sorted.
std::vector<std::string> headersBelow(const std::string &folder);

// Whether the text defines a class or struct of this name (a qualified one counts by its last part).
bool definesClass(const std::string &text, const std::string &name);

// The header that defines the class; the failure says if there is none or more than one.
Result<std::string> findHeader(const std::string &name, const std::vector<std::string> &headers);

// "geo::Ring<int, 8>" → "Ring".
std::string lastName(const std::string &name);

// Whether the word stands in the text by itself, not as part of a longer one.
bool hasWord(const std::string &text, const std::string &word);

}  // namespace eclat

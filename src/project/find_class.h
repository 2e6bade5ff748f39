#pragma once

#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Files below the folder with one of the extensions, build trees and hidden folders left out, sorted.
std::vector<std::string> filesBelow(const std::string &folder, const std::vector<std::string> &extensions);
const std::vector<std::string> &headerExtensions();

// Whether the text defines a class or struct of this name (a qualified one counts by its last part).
bool definesClass(const std::string &text, const std::string &name);

// The header that defines the class; the failure says if there is none or more than one.
Result<std::string> findHeader(const std::string &name, const std::vector<std::string> &headers);

// "geo::Ring<int, 8>" → "Ring".
std::string lastName(const std::string &name);

// Whether the word stands in the text by itself, not as part of a longer one.
bool hasWord(const std::string &text, const std::string &word);

}  // namespace eclat

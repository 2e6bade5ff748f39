#pragma once

#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// Returns the files below the folder with one of the extensions, sorted, without build trees and hidden folders.
std::vector<std::string> filesBelow(const std::string &folder, const std::vector<std::string> &extensions);
const std::vector<std::string> &headerExtensions();

// True if the text defines a class or struct of this name; of a qualified name the last part counts.
bool definesClass(const std::string &text, const std::string &name);

// Returns the header that defines the class; fails if there is none or more than one.
Result<std::string> findHeader(const std::string &name, const std::vector<std::string> &headers);

// Returns the plain name: "geo::Ring<int, 8>" → "Ring".
std::string lastName(const std::string &name);

// True if the text has the word by itself, not as part of a longer one.
bool hasWord(const std::string &text, const std::string &word);

}  // namespace eclat

#pragma once

#include "support/text.h"

#include <cstddef>
#include <string>

// Helpers for reading the files that people keep in their repository: the model, the verdicts, the baseline.
namespace eclat {

// Returns where the comment of a line begins, a `#` outside of quoted text; the length of the line if there is none.
std::size_t commentStart(const std::string &line);

}  // namespace eclat

#pragma once

#include "flow/advice.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// What a YAML text holds, with the place of everything in it; Nothing if it is empty.
Result<Written> parseYaml(const std::string &file, const std::string &text);

// An error at a place of a text: "file:line:column: error: message", the line itself, and one hint.
Failure errorAt(const std::string &file, const std::string &text, int line, int column, const std::string &message,
                const std::string &hint);

}  // namespace eclat

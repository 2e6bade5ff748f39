#pragma once

#include "flow/advice.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// Parses a YAML text and keeps the place of everything in it; Nothing if the text is empty.
Result<Written> parseYaml(const std::string &file, const std::string &text);

// Makes an error at a place in the text: "file:line:column: error: message", the line itself, and one hint.
Failure errorAt(const std::string &file, const std::string &text, int line, int column, const std::string &message,
                const std::string &hint);

}  // namespace eclat

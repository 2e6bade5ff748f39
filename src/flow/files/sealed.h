#pragma once

#include <optional>
#include <string>

// Files of the work directory carry a checksum, in their first field: a bit that a disk has lost must not become a word
// of a report.
namespace eclat {

// Returns the JSON object, as toText() writes it, with the checksum of its text.
std::string sealed(const std::string &text);

// Returns the text as it was before it was sealed; nothing if it has changed since. A text without checksum is returned
// as it is: somebody has written it by hand.
std::optional<std::string> unsealed(const std::string &text);

}  // namespace eclat

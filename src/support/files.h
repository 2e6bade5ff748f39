#pragma once

#include "support/failure.h"

#include <cstdint>
#include <optional>
#include <string>

namespace eclat {

std::optional<std::string> readFile(const std::string &path);

// Writes beside the target and renames: a reader sees the old file or the new one, never half of one.
// A device or a pipe is written into.
Result<void> writeFile(const std::string &path, const std::string &content);

// Whether writeFile could write there: asked before long work whose result would be lost.
Result<void> requireWritable(const std::string &path);

std::uint64_t hashText(const std::string &text, std::uint64_t seed = 0);
std::string hexDigits(std::uint64_t value, int digits);

}  // namespace eclat

#pragma once

#include "support/failure.h"

#include <cstdint>
#include <optional>
#include <string>

namespace eclat {

std::optional<std::string> readFile(const std::string &path);

// Writes a file beside the target and renames it, so that a reader sees the old file or the new one, never half of one.
// A device or a pipe is written to directly.
Result<void> writeFile(const std::string &path, const std::string &content);

// Fails if writeFile could not write there; asked before long work whose result would be lost.
Result<void> requireWritable(const std::string &path);

std::uint64_t hashText(const std::string &text, std::uint64_t seed = 0);
std::string hexDigits(std::uint64_t value, int digits);

}  // namespace eclat

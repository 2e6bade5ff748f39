#pragma once

#include "pipeline/stages.h"
#include "support/failure.h"

#include <optional>
#include <set>
#include <string>

namespace eclat {

// Finds the .eclat.yaml in the folder or the nearest one above it, as clang-tidy finds .clang-tidy.
std::optional<std::string> findConfig(const std::string &folder);

// Fills the options with what the file says where the command line said nothing.
// Paths in the file are relative to the file.
// `given` holds the options that stood on the command line, as "--seed".
Result<void> applyConfig(const std::string &file, RunOptions &options, const std::set<std::string> &given);

}  // namespace eclat

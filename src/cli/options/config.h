#pragma once

#include "pipeline/stages.h"
#include "support/failure.h"

#include <optional>
#include <set>
#include <string>

namespace eclat {

// Finds .eclat.yaml upwards from a folder, as .clang-tidy is found.
std::optional<std::string> findConfig(const std::string &folder);

// Joins what the file says with what the command line said; the command line wins.
// Paths in the file are relative to the file.
// `given` holds the options that stood on the command line, as "--seed".
Result<void> applyConfig(const std::string &file, RunOptions &options, const std::set<std::string> &given);

}  // namespace eclat

#pragma once

#include "flow/build.h"
#include "flow/component.h"
#include "flow/coverage.h"
#include "flow/request.h"
#include "support/work_dir.h"

#include <string>
#include <vector>

namespace eclat {

// in:  the hooked binary, and the offsets of its basic blocks, one per line
// out: the blocks that are the component's own: no tests, no library, none of ours
// why: what tests and inputs reach is told in lines of the user's code
std::vector<Block> locateBlocks(const std::string &offsets, const Build &build, const Component &component,
                                const Request &request, const WorkDir &dir);

// Returns the numbers in a file with one per line; none if there is no such file.
std::vector<int> readNumbers(const std::string &path);

}  // namespace eclat

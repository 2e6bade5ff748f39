#pragma once

#include <string>

namespace eclat {

// Asks llvm-symbolizer where addresses of a binary lie: a line for each, and a line of JSON for each comes back. If
// somebody kills it, say because memory is short, it is asked again.
std::string symbolize(const std::string &binary, const std::string &addresses);

}  // namespace eclat

#pragma once

#include <string>

namespace eclat {

// Returns what the runtime told of a refusal with the name of the system call in place of its number: "call 41(2)" is
// "socket(2)".
std::string namedRefusal(const std::string &told);

}  // namespace eclat

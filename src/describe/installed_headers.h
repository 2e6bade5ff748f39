#pragma once

#include <string>
#include <vector>

namespace eclat {

// In: headers that the user named, and the flags to parse them with. Out: further flags for Clang, by which the library
// that such a header belongs to is no system header although it is installed as one (/usr/include/tsl/ring.h: all that
// is included as tsl/…). Why: what a class consists of and inherits is looked at only outside of system headers.
std::vector<std::string> flagsForInstalled(const std::vector<std::string> &headers,
                                           const std::vector<std::string> &flags);

}  // namespace eclat

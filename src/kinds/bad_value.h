#pragma once

#include <string>

namespace eclat {

// An error in a value of the configuration, and its place.
struct BadValue {
  int line = 0;
  int column = 0;
  std::string message;
};

}  // namespace eclat

#pragma once

#include <string>

namespace eclat {

// What is wrong with a value of the configuration, and where.
struct BadValue {
  int line = 0;
  int column = 0;
  std::string message;
};

}  // namespace eclat

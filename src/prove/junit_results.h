#pragma once

#include <map>
#include <string>

namespace eclat {

struct TestVerdict {
  bool failed = false;
  std::string message;  // all that its failures say

  bool operator==(const TestVerdict &) const = default;
};

// What a JUnit file says of each test, by name without its class; empty if it cannot be read.
std::map<std::string, TestVerdict> readJunit(const std::string &xml);

}  // namespace eclat

#pragma once

#include <map>
#include <string>

namespace eclat {

struct TestVerdict {
  bool failed = false;
  std::string message;  // the texts of all its failures

  bool operator==(const TestVerdict &) const = default;
};

// Reads what a JUnit file says of each test, by the name of the test without its class; empty if the file cannot be
// read.
std::map<std::string, TestVerdict> readJunit(const std::string &xml);

}  // namespace eclat

#pragma once

#include <string>
#include <vector>

namespace eclat {

// A class that could be tested.
struct ClassCandidate {
  std::string name;  // qualified
  std::string header;
  int operations = 0;  // public, written by its author
  int tests = 0;       // files that name it and look like tests
};

// The classes that this header itself defines and others can name, templates left out; none if it does not compile.
std::vector<ClassCandidate> listClasses(const std::string &header, const std::vector<std::string> &flags);

}  // namespace eclat

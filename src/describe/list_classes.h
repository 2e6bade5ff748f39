#pragma once

#include <string>
#include <vector>

namespace eclat {

// A class that the user could ask to test.
struct ClassCandidate {
  std::string name;  // qualified name
  std::string header;
  int operations = 0;  // number of public operations that its author wrote
  int tests = 0;       // number of files that name it and look like tests
};

// Returns the classes that this header itself defines and that other code can name, without templates; none if the
// header does not compile.
std::vector<ClassCandidate> listClasses(const std::string &header, const std::vector<std::string> &flags);

}  // namespace eclat

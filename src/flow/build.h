#pragma once

#include "flow/project.h"

#include <string>
#include <vector>

namespace eclat {

// The result of instrument: the hooked binary, and what is needed to compile more code in the same way.
struct Build {
  std::string binary;
  std::string compiler;
  std::vector<std::string> flags;  // the flags of the component, as the user gave them
  std::vector<std::string> objects;
  // In a project, the runs to learn from; else empty: the binary itself is the one example.
  std::vector<Example> examples;

  bool operator==(const Build &) const = default;
};

}  // namespace eclat

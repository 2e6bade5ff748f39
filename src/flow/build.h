#pragma once

#include "flow/project.h"

#include <string>
#include <vector>

namespace eclat {

// The hooked binary and what is needed to compile more code of the same kind: the result of instrument.
struct Build {
  std::string binary;
  std::string compiler;
  std::vector<std::string> flags;  // the component's own, as the user gave them
  std::vector<std::string> objects;
  std::vector<Example> examples;  // in a project: the runs to learn from; otherwise the binary is the one example

  bool operator==(const Build &) const = default;
};

}  // namespace eclat

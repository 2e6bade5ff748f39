#pragma once

#include "support/work_dir.h"

#include <string>
#include <vector>

namespace eclat {

// A way to build the hooked binary: the glue is the same, the flags are not.
struct Flavour {
  std::vector<std::string> compile;  // of every file
  std::vector<std::string> link;     // behind the objects
  std::vector<std::string> plugins;  // what the objects depend on besides their sources
};

// Watched by the sanitizers: what runs the examples and labels inputs.
Flavour ordinaryFlavour();
// Followed by runtime/sym: undefined behaviour is a branch there, memory is not watched.
Flavour symbolicFlavour();

// Where the symbolic one is made.
WorkDir symbolicDir(const WorkDir &dir);

}  // namespace eclat

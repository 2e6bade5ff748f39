#pragma once

#include <string>
#include <vector>

namespace eclat {

// A way to build the hooked binary: the glue is the same, the flags are not.
struct Flavour {
  std::string name;                    // as kEnvFlavour has it; empty: the ordinary one
  std::vector<std::string> compile;    // of every file
  std::vector<std::string> compileC;   // … of C
  std::vector<std::string> link;       // behind the objects
  std::vector<std::string> linkOther;  // … of programs of a project that are not hooked
  std::vector<std::string> plugins;    // what the objects depend on besides their sources
};

// Watched by the sanitizers: what runs the examples and labels inputs.
Flavour ordinaryFlavour();
// Followed by runtime/sym: undefined behaviour is a branch there, memory is not watched.
Flavour symbolicFlavour();

// `eclat c++` is called by build systems, which hand on the environment.
constexpr const char *kEnvFlavour = "ECLAT_FLAVOUR";
Flavour flavourOfEnvironment();

}  // namespace eclat

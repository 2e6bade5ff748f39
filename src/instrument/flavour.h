#pragma once

#include <string>
#include <vector>

namespace eclat {

// A flavour of the hooked binary: it is built from the same glue with other flags.
struct Flavour {
  std::string name;                    // the value of kEnvFlavour; empty: the ordinary flavour
  std::vector<std::string> compile;    // flags for every file
  std::vector<std::string> compileC;   // flags for C files instead
  std::vector<std::string> link;       // linker flags, behind the objects
  std::vector<std::string> linkOther;  // linker flags for programs of a project that are not hooked
  std::vector<std::string> plugins;    // files that the objects depend on besides their sources
};

// The flavour that the sanitizers watch. It runs the examples, and inputs to label them.
Flavour ordinaryFlavour();
// The flavour that runtime/sym follows. Undefined behaviour is a branch there, and nobody watches memory.
Flavour symbolicFlavour();

// The environment variable that tells `eclat c++` the flavour: build systems call it, and they hand on the environment.
constexpr const char *kEnvFlavour = "ECLAT_FLAVOUR";
Flavour flavourOfEnvironment();

}  // namespace eclat

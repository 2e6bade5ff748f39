#pragma once

#include <string>

namespace eclat {

// The paths of our own parts, found relative to the running program so that the tree can be moved.
struct Installation {
  std::string program;
  std::string library;          // libeclat_rt.a
  std::string include;          // folder of the headers that generated code includes
  std::string plugin;           // eclat_pass.so
  std::string symbolicLibrary;  // libeclat_sym.a
  std::string symbolicPlugin;   // eclat_sym_pass.so
  std::string solver;           // eclat_solver.so
  std::string inside;           // eclat-inside, the last step into the container
};

const Installation &installation();

// The paths of Clang's programs, in the version that our plugin is built for.
std::string clangProgram();
std::string clangCProgram();
std::string symbolizerProgram();

}  // namespace eclat

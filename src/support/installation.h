#pragma once

#include <string>

namespace eclat {

// Where our own parts are, found relative to the running program so that the tree can be moved.
struct Installation {
  std::string program;
  std::string library;          // libeclat_rt.a
  std::string include;          // what generated code includes
  std::string plugin;           // eclat_pass.so
  std::string symbolicLibrary;  // libeclat_sym.a
  std::string symbolicPlugin;   // eclat_sym_pass.so
  std::string solver;           // eclat_solver.so
};

const Installation &installation();

// Clang's own programs, of the version our plugin is built for.
std::string clangProgram();
std::string clangCProgram();
std::string symbolizerProgram();

}  // namespace eclat

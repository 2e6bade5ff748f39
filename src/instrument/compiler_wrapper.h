#pragma once

#include <map>
#include <string>
#include <vector>

namespace eclat {

// Tells `eclat c++` how to link a hooked program instead of a test program. instrument writes it; `eclat c++` reads it
// when the build links.
struct LinkPlan {
  std::vector<std::string> programs;                 // absolute paths of the programs to hook
  std::vector<std::string> before, after;            // arguments to put before and behind those of the build
  std::map<std::string, std::string> commands = {};  // for each program, the file to write its link command to
  std::string noteStem;  // says why a program could not be hooked: noteStem + hash of its path + ".txt"

  std::string noteOf(const std::string &program) const;
};

std::string writeLinkPlan(const LinkPlan &plan);

// The environment variable that names the file with the plan.
constexpr const char *kEnvLinkPlan = "ECLAT_LINK";

// Returns the command line that `eclat c++` (or `eclat cc`) makes of these arguments, without the link plan.
std::vector<std::string> wrappedCommand(const std::vector<std::string> &arguments, bool isCxx);

// True if these arguments link a program, and not something else or nothing.
bool linksProgram(const std::vector<std::string> &arguments);

// Returns the absolute path of the program that these arguments link; empty if they do something else.
std::string linkedProgram(const std::vector<std::string> &arguments, const std::string &directory);

// Runs `eclat c++ …` or `eclat cc …`: does what the compiler would, and returns its exit code.
int runCompiler(const std::vector<std::string> &arguments, bool isCxx);

}  // namespace eclat

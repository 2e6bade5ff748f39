#pragma once

#include <map>
#include <string>
#include <vector>

namespace eclat {

// How `eclat c++` makes a hooked program of a test program: written by instrument, read when the build links.
struct LinkPlan {
  std::vector<std::string> programs;                 // absolute; those that are to be hooked
  std::vector<std::string> before, after;            // what is put before and behind the arguments of the build
  std::map<std::string, std::string> commands = {};  // by program: the file for how it was linked
  std::string noteStem;  // why a program could not be hooked is kept in noteStem + hash of its path + ".txt"

  std::string noteOf(const std::string &program) const;
};

std::string writeLinkPlan(const LinkPlan &plan);

// The environment variable that names the file with the plan.
constexpr const char *kEnvLinkPlan = "ECLAT_LINK";

// The command line that `eclat c++` (or `eclat cc`) turns these arguments into, without the link plan.
std::vector<std::string> wrappedCommand(const std::vector<std::string> &arguments, bool isCxx);

// Whether these arguments link a program, and not something else or nothing.
bool linksProgram(const std::vector<std::string> &arguments);

// The program these arguments link, absolute; empty if they do something else.
std::string linkedProgram(const std::vector<std::string> &arguments, const std::string &directory);

// `eclat c++ …` and `eclat cc …`: does what the compiler would, and returns its exit code.
int runCompiler(const std::vector<std::string> &arguments, bool isCxx);

}  // namespace eclat

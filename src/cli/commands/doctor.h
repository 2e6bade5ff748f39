#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

enum class Health { Ok, Warning, Problem };

// The result of checking one thing that eclat needs of the machine.
struct MachineCheck {
  std::string name;
  Health health = Health::Ok;
  std::string text;    // what the check found
  std::string remedy;  // what the user should do; empty if all is well

  bool operator==(const MachineCheck &) const = default;
};

// The programs and files that the checks look for.
struct Tools {
  std::string compiler, symbolizer;      // paths of programs
  std::string plugin, library, include;  // paths of our own parts
  double patience = 10;                  // seconds after which a program is taken to hang; a compiler gets more
};
Tools installedTools();

// Each check tries one part of the machine, and gives up after a time.
MachineCheck checkCompiler(const Tools &tools);
std::vector<MachineCheck> checkInstallation(const Tools &tools);  // checks plugin, runtime library and its headers
std::vector<MachineCheck>
checkBuilding(const Tools &tools);  // builds and runs a small program with plugin and sanitizers
std::vector<MachineCheck> checkFrameworks(const Tools &tools);  // looks for GoogleTest, Catch2, doctest
std::vector<MachineCheck> checkPrograms(const Tools &tools);    // looks for symbolizer, cmake, ctest, gdb
std::vector<MachineCheck> checkSandbox();
std::vector<MachineCheck> checkMachine(const std::string &workDir);  // checks cores, memory, limits, disk space

std::string printChecks(const std::vector<MachineCheck> &checks, const std::string &format, bool colour);
Health worstOf(const std::vector<MachineCheck> &checks);

// `eclat doctor` makes all checks; exit code 0 if eclat can work here, 3 if not.
Result<int> examineMachine(const CommandLine &line, bool colour);

}  // namespace eclat

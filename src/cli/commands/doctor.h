#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

enum class Health { Ok, Warning, Problem };

// One thing that eclat needs of the machine.
struct MachineCheck {
  std::string name;
  Health health = Health::Ok;
  std::string text;    // what was found
  std::string remedy;  // what to do, if it is not well

  bool operator==(const MachineCheck &) const = default;
};

// What is looked for, and where.
struct Tools {
  std::string compiler, symbolizer;      // programs
  std::string plugin, library, include;  // our own parts
  double patience = 10;                  // seconds after which a program is taken to hang; a compiler has more
};
Tools installedTools();

// Each tries one thing, and gives up after a time.
MachineCheck checkCompiler(const Tools &tools);
std::vector<MachineCheck> checkInstallation(const Tools &tools);  // plugin, runtime library, its headers
std::vector<MachineCheck>
checkBuilding(const Tools &tools);  // a small program with plugin and sanitizers, built and run
std::vector<MachineCheck> checkFrameworks(const Tools &tools);  // GoogleTest, Catch2, doctest
std::vector<MachineCheck> checkPrograms(const Tools &tools);    // symbolizer, cmake, ctest, gdb
std::vector<MachineCheck> checkSandbox();
std::vector<MachineCheck> checkMachine(const std::string &workDir);  // cores, memory, limits, space

std::string printChecks(const std::vector<MachineCheck> &checks, const std::string &format, bool colour);
Health worstOf(const std::vector<MachineCheck> &checks);

// `eclat doctor`: 0 if eclat can work here, 3 if not.
Result<int> examineMachine(const CommandLine &line, bool colour);

}  // namespace eclat

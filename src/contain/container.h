#pragma once

#include "flow/request.h"
#include "support/failure.h"
#include "support/process.h"

#include <string>
#include <vector>

namespace eclat {

// What one contained process is given of the machine.
struct Cell {
  std::string scratch;               // the folder that it starts in and may write below; empty whenever it starts
  std::vector<std::string> results;  // files that it writes besides, and that are read when it has ended
  std::vector<std::string> visible;  // files and folders that it may read although they lie below /tmp
  // True: it is the first process of its namespace, which no signal from inside can end or stop; it must not end by
  // one, and looks after the limits of all others itself.
  bool isFirst = false;
  // For a person at the terminal: a debugger that runs it. It keeps the terminal, and the filter lets it trace.
  std::string debugged;
};

// The walls of the container that this machine can put up.
struct Walls {
  bool isApart = false;    // namespaces of its own, and a view of the file system in which all but scratch is read-only
  bool hasFiles = false;   // Landlock
  bool hasCalls = false;   // seccomp
  bool hasLimits = false;  // of files and processes
  std::string why;         // what was said by the one who could not set it apart
};

// Tries it, once for the whole process.
const Walls &walls();

// Says of each wall that is missing what stays open, and what would help.
std::vector<std::string> gaps(const Walls &walls);

// Fails if a wall is missing.
Result<void> requireAllWalls();

// in:  a command, and what it may touch
// out: the command that runs it in the container, as far as this machine can
// why: whatever executes a generated input is started by this function, in whatever stage: a generator that may call
//      remove(path) with any path must not be able to hurt the machine
// not here: what happens to one input among many, and what is told of it (runtime/)
std::vector<std::string> contained(const std::vector<std::string> &command, const Cell &cell);

// Makes the folder if it is not there, and empties it. A link in its place, which would lead somewhere else, is
// removed.
Result<void> makeScratch(const std::string &folder);

// Runs a command to its end, in the container unless `sandbox` says otherwise. Its folder and its results are made
// anew.
ProcessResult runContained(const std::vector<std::string> &command, const Cell &cell, Sandbox sandbox,
                           ProcessOptions options);

}  // namespace eclat

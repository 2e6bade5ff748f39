#pragma once

#include "support/process.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

struct CompileJob {
  std::string source;
  std::string object;
  std::vector<std::string> command;  // the whole command, with -c, -o and -MD
  // The work directory, if the compiler was told to leave its name out of the object, so that the object is the same in
  // every other one. Empty if the object may contain the name.
  std::string forgottenRoot;
};

// Returns the jobs that must run. An object is fresh, and its job is left out, while its command and the contents of
// all files that it was made from, as its dependency file lists them, are the same.
std::vector<CompileJob> staleJobs(const std::vector<CompileJob> &jobs, const std::string &environmentKey);
// Notes that the compiler has made this object, and offers it to other work directories.
void markFresh(const CompileJob &job, const std::string &environmentKey);
// Takes objects from other work directories where it can, and returns the jobs that must run all the same.
std::vector<CompileJob> jobsToRun(const std::vector<CompileJob> &jobs, const std::string &environmentKey);

// Returns the files named in a Makefile rule as `-MD` writes it.
std::vector<std::string> filesOfRule(const std::string &rule);
// Returns a hash of the contents of these files and of `more`; nothing if a file cannot be read.
std::optional<std::string> contentsKey(const std::vector<std::string> &files, const std::string &more);

}  // namespace eclat

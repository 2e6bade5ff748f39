#pragma once

#include "support/process.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

struct CompileJob {
  std::string source;
  std::string object;
  std::vector<std::string> command;  // whole, with -c, -o and -MD
  // The work directory, if the object is the same in every other one: the compiler was told to forget its name. Empty
  // if what is compiled may speak of it.
  std::string forgottenRoot;
};

// Which of the jobs must run: an object is fresh while its command and the contents of all files it was made
// from, as its dependency file lists them, are the same.
std::vector<CompileJob> staleJobs(const std::vector<CompileJob> &jobs, const std::string &environmentKey);
// The compiler made this object. Other work directories get it too.
void markFresh(const CompileJob &job, const std::string &environmentKey);
// Those of the jobs that must run although the objects of other work directories were asked for.
std::vector<CompileJob> jobsToRun(const std::vector<CompileJob> &jobs, const std::string &environmentKey);

// The files named in a Makefile rule as `-MD` writes it.
std::vector<std::string> filesOfRule(const std::string &rule);
// A key of what these files contain; nothing if one of them cannot be read.
std::optional<std::string> contentsKey(const std::vector<std::string> &files, const std::string &more);

}  // namespace eclat

#pragma once

#include "support/process.h"

#include <string>
#include <vector>

namespace eclat {

struct CompileJob {
  std::string source;
  std::string object;
  std::vector<std::string> command;  // whole, with -c, -o and -MD
};

// Which of the jobs must run: an object is fresh while its command and the contents of all files it was made
// from, as its dependency file lists them, are the same.
std::vector<CompileJob> staleJobs(const std::vector<CompileJob> &jobs, const std::string &environmentKey);
void markFresh(const CompileJob &job, const std::string &environmentKey);

}  // namespace eclat

#include "support/symbolize.h"

#include "support/installation.h"
#include "support/process.h"

#include <csignal>

namespace eclat {

std::string symbolize(const std::string &binary, const std::string &addresses) {
  constexpr int kTries = 5;
  ProcessOptions options;
  options.input = addresses;
  ProcessResult answers;
  for (int tries = 0; tries < kTries && (tries == 0 || answers.signal == SIGKILL); ++tries)
    answers = runProcess({symbolizerProgram(), "--obj=" + binary, "--output-style=JSON", "--demangle"}, options);
  return answers.output;
}

}  // namespace eclat

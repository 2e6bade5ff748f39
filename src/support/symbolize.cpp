#include "support/symbolize.h"

#include "support/installation.h"
#include "support/process.h"

namespace eclat {

std::string symbolize(const std::string &binary, const std::string &addresses) {
  ProcessOptions options;
  options.input = addresses;
  return runUnlessKilled({symbolizerProgram(), "--obj=" + binary, "--output-style=JSON", "--demangle"}, options).output;
}

}  // namespace eclat

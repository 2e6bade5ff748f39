#include "cli/command_line.h"
#include "cli/commands.h"
#include "instrument/compiler_wrapper.h"
#include "support/interrupt.h"

#include <exception>
#include <fmt/format.h>
#include <string>

namespace {

void printFailure(const eclat::Failure &failure) {
  for (const std::string &note : failure.notes)
    if (note != failure.message)  // diagnostics often begin with what the message says
      fmt::print(stderr, "    {}\n", note);
  bool hasPlace = failure.message.find(": error:") != std::string::npos;
  fmt::print(stderr, "{}{}\n", hasPlace ? "" : "eclat: error: ", failure.message);
  if (!failure.hint.empty())
    fmt::print(stderr, "  hint: {}\n", failure.hint);
  if (failure.code == eclat::ExitCode::OurBug)
    fmt::print(stderr, "  this is a bug of eclat; please report it with the command and the work directory\n");
}

// What is thrown this far is our mistake, and must still end as one.
eclat::Result<int> runOrExplain(eclat::CommandLine &line) {
  try {
    return eclat::runCommand(line);
  } catch (const std::exception &e) {
    return eclat::fail({eclat::ExitCode::OurBug, "eclat", fmt::format("unexpected: {}", e.what()), "", {}});
  }
}

}  // namespace

int main(int argc, char **argv) {
  std::string first = argc > 1 ? argv[1] : "";
  if (first == "c++" || first == "cc")
    return eclat::runCompiler({argv + 2, argv + argc}, first == "c++");
  auto parsed = eclat::parseCommandLine(argc, argv);
  if (int *code = std::get_if<int>(&parsed))
    return *code;
  if (auto *failure = std::get_if<eclat::Failure>(&parsed)) {
    printFailure(*failure);
    return static_cast<int>(failure->code);
  }
  eclat::catchInterrupts();
  auto result = runOrExplain(std::get<eclat::CommandLine>(parsed));
  if (result)
    return *result;
  printFailure(result.error());
  return static_cast<int>(result.error().code);
}

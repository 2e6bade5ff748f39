#include "cli/commands/commands.h"
#include "cli/options/command_line.h"
#include "emit/reports/escape.h"
#include "instrument/compiler_wrapper.h"
#include "support/interrupt.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <string>
#include <system_error>
#include <unistd.h>

namespace {

// Nobody reads what is printed: we end as any program does whose reader is gone (`eclat run | head`).
[[noreturn]] void endUnread() {
  std::signal(SIGPIPE, SIG_DFL);
  std::raise(SIGPIPE);
  std::_Exit(128 + SIGPIPE);
}

void printFailure(const eclat::Failure &failure, eclat::ColourChoice choice) {
  bool colour = eclat::isColourWanted(choice, isatty(STDERR_FILENO) != 0);
  std::string error = eclat::inked(eclat::Ink::Bad, "error:", colour), message = eclat::readable(failure.message);
  std::size_t place = message.find(": error:");
  for (const std::string &note : failure.notes)
    if (note != failure.message)  // diagnostics often begin with what the message says
      eclat::tell("    {}\n", eclat::readable(note));
  if (place == std::string::npos)
    message = "eclat: " + error + " " + message;
  else if (colour)
    message.replace(place + 2, 6, error);
  eclat::tell("{}\n", message);
  if (!failure.hint.empty())
    eclat::tell("  {} {}\n", eclat::inked(eclat::Ink::Hint, "hint:", colour), failure.hint);
  if (failure.code == eclat::ExitCode::OurBug)
    eclat::tell("  this is a bug of eclat; please report it with the command and the work directory\n");
}

// What is thrown this far is our mistake, and must still end as one.
eclat::Result<int> runOrExplain(eclat::CommandLine &line) {
  try {
    return eclat::runCommand(line);
  } catch (const std::system_error &e) {
    if (e.code() == std::errc::broken_pipe)
      endUnread();
    return eclat::fail({eclat::ExitCode::OurBug, "eclat", fmt::format("unexpected: {}", e.what()), "", {}});
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
    printFailure(*failure, eclat::ColourChoice::Auto);
    return static_cast<int>(failure->code);
  }
  eclat::catchInterrupts();
  auto &line = std::get<eclat::CommandLine>(parsed);
  auto result = runOrExplain(line);
  if (result)
    return *result;
  printFailure(result.error(), line.colour);
  return static_cast<int>(result.error().code);
}

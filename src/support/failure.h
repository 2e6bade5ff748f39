#pragma once

#include <expected>
#include <string>
#include <vector>

namespace eclat {

// Every way the program can end. The numbers are a contract (docs/reference/exit-codes.md).
enum class ExitCode {
  NothingFound = 0,
  Findings = 1,
  Usage = 2,
  CannotBuildOrTestsFail = 3,
  NothingToTest = 4,
  Stopped = 5,
  OurBug = 70,
};

// A failure of a stage: one message, one hint, an exit code.
struct Failure {
  ExitCode code = ExitCode::OurBug;
  std::string stage;               // "describe", "instrument", …
  std::string message;             // names the subject in Clang's file:line:col form where there is a place
  std::string hint;                // what the user can do; may be empty
  std::vector<std::string> notes;  // the evidence word for word: compiler diagnostics, test output

  bool operator==(const Failure &) const = default;
};

template <class T> using Result = std::expected<T, Failure>;

inline std::unexpected<Failure> fail(Failure failure) { return std::unexpected(std::move(failure)); }

}  // namespace eclat

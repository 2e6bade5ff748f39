#pragma once

#include "flow/files/model_text.h"
#include "flow/input.h"
#include "flow/outcome.h"
#include "flow/point.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// The verdict of a person on a finding.
enum class Verdict {
  Fault,    // it is a fault: the input is kept as a test that fails until the code is mended
  Fine,     // the code is right: the properties are weakened, and the input joins the examples
  Illegal,  // the caller must not do this: the rules that the input broke are trusted, or the pattern stays illegal
};
const char *verdictId(Verdict verdict);
std::optional<Verdict> findVerdict(std::string_view id);

// A statement and its point. A statement of a law or a specification has its words alone, because nobody learned it.
struct PlacedStatement {
  Point point;
  std::string text;
  bool isLaw = false;

  bool operator==(const PlacedStatement &) const = default;
};

// A step that names its operation, so that it keeps its meaning when operations are added, moved or removed.
struct WrittenStep {
  std::string operation;  // signature
  std::vector<Argument> arguments;

  bool operator==(const WrittenStep &) const = default;
};

// The ending of the tested call: "threw", std::out_of_range; "crash", Stack::top (stack.cpp).
struct WrittenEnding {
  std::string id = "returned";
  std::string thrownType;
  std::string place;  // the place without its line, because lines move

  bool operator==(const WrittenEnding &) const = default;
};

// The verdict on one finding, with all that is needed to hold the code to it in later runs.
struct JudgedFinding {
  std::string id;
  Verdict verdict = Verdict::Fault;
  std::string comment;  // who said so, and why; one line
  WrittenEnding ending;
  std::vector<PlacedStatement> broke;  // statements that were broken at exit
  std::vector<PlacedStatement> asked;  // rules for the caller that the input broke, or would have broken
  std::vector<NamedValue> saw;         // of a fine finding: plain values after the tested call
  std::vector<WrittenStep> steps;      // the last one is the tested call
  std::vector<std::string> above;      // lines of comment above the entry
  std::vector<std::string> inside;     // lines of comment inside the entry
  int line = 0;

  bool saysTheSame(const JudgedFinding &other) const;  // comments do not count
};

// Returns a hash of all that an entry says, by which two people who judge the same finding notice each other; empty if
// `judged` is null.
std::string markOf(const JudgedFinding *judged);

// The verdict file (docs/reference/verdict-file.md). Printing and parsing are inverses up to white space and the line
// at the top.
struct Verdicts {
  std::vector<std::string> head;  // lines of comment at the top, with a blank line behind them
  std::vector<JudgedFinding> findings;
  std::vector<std::string> trailing;  // lines of comment at the end

  const JudgedFinding *find(const std::string &id) const;
  // Inserts the entry, sorted by id. It replaces an entry with the same id, but keeps the comments that people wrote
  // around that.
  void put(JudgedFinding finding);
  bool remove(const std::string &id);  // false if there is none
};

// Returns what it can read, and adds an error for everything that it cannot.
Verdicts parseVerdicts(const std::string &text, std::vector<TextError> &errors);
std::string printVerdicts(const Verdicts &verdicts);

// Prints an argument: "step 1", "step 2&" for the object itself that the step returned a reference to, "-3", "0.5",
// "\"a\\n\"", "null", "[1, 2]".
std::string printArgument(const Argument &argument);
// Prints a step: "BoundedStack::push(int) with step 1, 3".
std::string printStep(const WrittenStep &step);

struct StepError {
  std::size_t column = 0;  // 0-based offset into the text
  std::string message;
};
// `before` is the number of steps that stand before this one; it may refer to these.
std::expected<WrittenStep, StepError> parseStep(const std::string &text, std::size_t before);

}  // namespace eclat

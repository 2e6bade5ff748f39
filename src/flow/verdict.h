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

// What a person says of a finding.
enum class Verdict {
  Fault,    // it is one: the input is kept as a test that fails until it is mended
  Fine,     // what happens is right: the properties are weakened, the input joins the examples
  Illegal,  // the caller must not do this: the rules that the input broke are trusted, or the pattern stays illegal
};
const char *verdictId(Verdict verdict);
std::optional<Verdict> findVerdict(std::string_view id);

// A statement at its point; of a law or a specification, which nobody learned, the words alone.
struct PlacedStatement {
  Point point;
  std::string text;
  bool isLaw = false;

  bool operator==(const PlacedStatement &) const = default;
};

// A step whose operation is named, so that it means the same when operations are added, moved or removed.
struct WrittenStep {
  std::string operation;  // signature
  std::vector<Argument> arguments;

  bool operator==(const WrittenStep &) const = default;
};

// How the tested call ended: "threw", std::out_of_range; "crash", Stack::top (stack.cpp).
struct WrittenEnding {
  std::string id = "returned";
  std::string thrownType;
  std::string place;  // without its line, which moves

  bool operator==(const WrittenEnding &) const = default;
};

// The verdict on one finding, with all that is needed to hold the code to it in later runs.
struct JudgedFinding {
  std::string id;
  Verdict verdict = Verdict::Fault;
  std::string comment;  // who said so, and why; one line
  WrittenEnding ending;
  std::vector<PlacedStatement> broke;  // at exit
  std::vector<PlacedStatement> asked;  // rules for the caller that the input broke, or would have broken
  std::vector<NamedValue> saw;         // of a fine one: plain values after the tested call
  std::vector<WrittenStep> steps;      // the last one is the tested call
  std::vector<std::string> above;      // lines of comment before it
  std::vector<std::string> inside;     // lines of comment in it
  int line = 0;

  bool saysTheSame(const JudgedFinding &other) const;  // whatever the comments
};

// A mark of all that an entry says, by which two people who judge the same finding notice each other; empty: there is
// none.
std::string markOf(const JudgedFinding *judged);

// The verdict file (docs/reference/verdict-file.md). Print and parse are inverses up to white space and the line at
// the top.
struct Verdicts {
  std::vector<std::string> head;  // lines of comment at the top, with a blank line behind them
  std::vector<JudgedFinding> findings;
  std::vector<std::string> trailing;  // lines of comment at the end

  const JudgedFinding *find(const std::string &id) const;
  // In its place, sorted by id; one with this id is replaced, but what people wrote around it stays.
  void put(JudgedFinding finding);
  bool remove(const std::string &id);  // false if there is none
};

// What can be read of it; what cannot is in `errors`.
Verdicts parseVerdicts(const std::string &text, std::vector<TextError> &errors);
std::string printVerdicts(const Verdicts &verdicts);

// "step 1", "step 2&" for the very thing that it returned a reference to, "-3", "0.5", "\"a\\n\"", "null", "[1, 2]"
std::string printArgument(const Argument &argument);
// "BoundedStack::push(int) with step 1, 3"
std::string printStep(const WrittenStep &step);

struct StepError {
  std::size_t column = 0;  // 0-based offset into the text
  std::string message;
};
// `before`: how many steps stand before it, which it may refer to.
std::expected<WrittenStep, StepError> parseStep(const std::string &text, std::size_t before);

}  // namespace eclat

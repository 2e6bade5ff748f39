#pragma once

#include "flow/input.h"
#include "flow/language/variable_ref.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

enum class Ending {
#define ECLAT_ENDING(name, id, severe, meaning) name,
#include "../../runtime/endings.def"
#undef ECLAT_ENDING
};

// Of an outcome that is Undefined or Crashed.
enum class UndefinedKind : std::uint8_t {
#define ECLAT_UNDEFINED(name, id) name,
#include "../../runtime/undefined.def"
#undef ECLAT_UNDEFINED
};
const char *undefinedId(UndefinedKind kind);
std::optional<UndefinedKind> undefinedNamed(const std::string &id);

constexpr Ending kAllEndings[] = {
#define ECLAT_ENDING(name, id, severe, meaning) Ending::name,
#include "../../runtime/endings.def"
#undef ECLAT_ENDING
};

const char *endingId(Ending ending);
const char *endingMeaning(Ending ending);
bool isSevereEnding(Ending ending);
// True if the call came back to its caller: it returned or threw.
constexpr bool cameBack(Ending ending) { return ending == Ending::Returned || ending == Ending::Threw; }

// A variable and its printed value, for explanations.
struct NamedValue {
  VariableRef name;
  std::string value;
  bool isBefore = false;  // the call: `orig(n)`
  bool operator==(const NamedValue &) const = default;
};
std::string printName(const NamedValue &value);

// A variable of the tested call, before and after it. Texts are as printValue writes them, cut if they are long.
struct SeenValue {
  VariableRef name;
  std::string before, after;  // empty: not there, or without a value
  int variable = 0;           // index in OperationSchema::variables
  Literal literal;            // the value after it, if it is exact
  bool isExact = false;       // a plain value, known whole, that does not depend on where things lie in memory

  bool operator==(const SeenValue &) const = default;
};

struct Violation {
  int property = 0;                // index in Model::properties
  int object = -1;                 // for object properties: index in OperationSchema::objects
  std::vector<NamedValue> values;  // filled when an input is confirmed

  bool operator==(const Violation &o) const { return property == o.property && object == o.object; }
};

// What a specification says that did not hold.
struct Clause {
  std::string text;
  std::string place;  // "stack_spec.h:12"
  int step = 0;       // the call that did not keep it

  bool operator==(const Clause &) const = default;
};

// A property that a call inside the tested call found or left broken.
struct NestedViolation {
  int operation = 0;
  int property = 0;
  bool atEntry = false;

  bool operator==(const NestedViolation &) const = default;
};

constexpr int kNoLaw = -2;

// How executing an input ended, and which properties its tested call violated.
struct Outcome {
  Ending ending = Ending::NotRun;
  int step = 0;             // the step that ended it
  bool inTeardown = false;  // it ended while the values of the input were destroyed
  std::string thrownType;
  std::string thrownBase;  // the standard refusal (std::out_of_range, …) that it is or is derived from, if any
  std::string thrownWhat;
  std::vector<Violation> entry;
  std::vector<Violation> exit;
  int checked = 0;                    // properties that were evaluated at the tested call
  int undecided = 0;                  // of these, neither kept nor broken: a null base, an index outside
  bool isBeyondHabits = false;        // no example made the tested call in such a state (Model::habits)
  bool isBeyondTerritory = false;     // an argument lies beyond all that the examples passed (Model::territory)
  bool isDocumented = false;          // a comment says what the tested call does in such a state (Model::documented)
  std::string place;                  // of a crash: "function (file:line)" of the innermost frame in the user's code
  UndefinedKind undefined = UndefinedKind::None;
  std::string detail;                 // first line of a sanitizer report, text of a failed assertion, signal name
  std::string assertedIn;             // of a failed assertion: the function, as the compiler spells it
  std::string line;                   // of an abort() or the like: the text there, "Expects(n > 0);"
  bool isUntouched = false;           // when an assertion failed, the tested call had changed nothing that is observed
  std::vector<std::string> changes;   // what it changed in its process beyond its objects: "the locale"
  std::string blocked;                // the first thing that the sandbox refused: "unlink '/etc/passwd'"
  std::string output;                 // the beginning of what it printed; filled when an input is confirmed
  std::vector<int> newBlocks;         // of the code, that no input of its batch had reached before
  std::uint64_t path = 0;             // the way that the tested call took; told of inputs that run alone, 0: not known
  std::uint64_t state = 0;            // of the objects of the tested call after it; 0: not known
  std::vector<std::int64_t> numbers;  // small ones in that state: sizes, counts, indices
  int claim = -1;                     // of a law: the first of its claims that is false; kNoLaw: it says nothing here
  bool isSpecified = false;           // a specification says what the caller must do
  bool isDeclared = false;            // … and that what was thrown may be
  std::vector<Clause> asked, promised;  // clauses that did not hold: for the caller, for the operation
  std::vector<NestedViolation> nested;
  std::vector<SeenValue> seen;  // filled when an input is confirmed
  std::string observer;         // the observer that was being called, after the tested call, when it ended

  bool operator==(const Outcome &) const = default;
};

enum class Label { Normal, New, Illegal, Fault };
const char *labelId(Label label);

}  // namespace eclat

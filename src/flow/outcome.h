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

// The kind of undefined behaviour, if the ending is Undefined or Crashed.
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
  bool isBefore = false;  // value before the call: `orig(n)`
  bool operator==(const NamedValue &) const = default;
};
std::string printName(const NamedValue &value);

// A variable of the tested call with its values before and after the call. The texts are as printValue writes them;
// long ones are cut.
struct SeenValue {
  VariableRef name;
  std::string before, after;  // empty: the variable did not exist, or had no value
  int variable = 0;           // index in OperationSchema::variables
  Literal literal;            // its value after the call, if isExact
  bool isExact = false;       // a plain value that is known whole and does not depend on addresses

  bool operator==(const SeenValue &) const = default;
};

struct Violation {
  int property = 0;                // index in Model::properties
  int object = -1;                 // for object properties: index in OperationSchema::objects
  std::vector<NamedValue> values;  // filled when an input is confirmed

  bool operator==(const Violation &o) const { return property == o.property && object == o.object; }
};

// A clause of a specification that did not hold.
struct Clause {
  std::string text;
  std::string place;  // "stack_spec.h:12"
  int step = 0;       // the step whose call broke it

  bool operator==(const Clause &) const = default;
};

// A property that was violated at the entry or at the exit of a call inside the tested call.
struct NestedViolation {
  int operation = 0;
  int property = 0;
  bool atEntry = false;

  bool operator==(const NestedViolation &) const = default;
};

constexpr int kNoLaw = -2;

// The result of executing an input: how it ended, and which properties its tested call violated.
struct Outcome {
  Ending ending = Ending::NotRun;
  int step = 0;             // index of the step in which it ended
  bool inTeardown = false;  // true: it ended while the values of the input were destroyed
  std::string thrownType;
  // The standard exception for a refused call (std::out_of_range, …) that was thrown or that is its base, if any.
  std::string thrownBase;
  std::string thrownWhat;
  std::vector<Violation> entry;
  std::vector<Violation> exit;
  int checked = 0;    // number of properties evaluated at the tested call
  int undecided = 0;  // those of them without a truth value there: a null base, an index outside
  // True: the tested call was made in a state in which no example makes it (Model::habits).
  bool isBeyondHabits = false;
  bool isBeyondTerritory = false;  // an argument lies beyond those of all examples (outside Model::territory)
  bool isDocumented = false;       // a comment says what the tested call does in this state (Model::documented)
  // Where it crashed: "function (file:line)" of the innermost frame in the user's code.
  std::string place;
  UndefinedKind undefined = UndefinedKind::None;
  std::string detail;      // first line of a sanitizer report, text of a failed assertion, signal name
  std::string assertedIn;  // function of the failed assertion, as the compiler spells it
  std::string line;        // source line of an abort() or the like: "Expects(n > 0);"
  // True: until an assertion failed, the tested call had changed nothing that is observed.
  bool isUntouched = false;
  std::vector<std::string> changes;  // what it changed in its process beside its objects: "the locale"
  std::string blocked;               // the first action that the sandbox refused: "unlink '/etc/passwd'"
  std::string output;                // the beginning of what it printed; filled when an input is confirmed
  std::vector<int> newBlocks;        // numbers of the blocks that no input of its batch had reached before
  // Hash of the path that the tested call took; only for inputs that run alone, 0: not known.
  std::uint64_t path = 0;
  std::uint64_t state = 0;            // hash of the state of the call's objects after it; 0: not known
  std::vector<std::int64_t> numbers;  // small numbers in that state: sizes, counts, indices
  // For a law: index of its first false claim, -1 if all hold; kNoLaw: it does not apply to the class.
  int claim = -1;
  bool isSpecified = false;             // a specification says what the caller must do
  bool isDeclared = false;              // a specification says that the exception which was thrown may be
  std::vector<Clause> asked, promised;  // clauses that did not hold: `asked` of the caller, `promised` by the operation
  std::vector<NestedViolation> nested;
  std::vector<SeenValue> seen;  // filled when an input is confirmed
  std::string observer;         // the observer during whose call, after the tested call, the process ended

  bool operator==(const Outcome &) const = default;
};

enum class Label { Normal, New, Illegal, Fault };
const char *labelId(Label label);

}  // namespace eclat

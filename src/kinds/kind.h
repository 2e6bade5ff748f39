#pragma once

#include "../../runtime/value.h"
#include "flow/advice.h"
#include "flow/component.h"
#include "flow/input.h"
#include "flow/language/expr.h"
#include "flow/symbolic_run.h"
#include "kinds/bad_value.h"
#include "kinds/glue.h"
#include "kinds/value_shape.h"
#include "support/random.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Answers about a kind that many places need and that are the same for all types of the kind.
struct KindTraits {
  bool hasLiterals = false;   // an input can hold a literal of it, if it can hold one of each of its elements
  bool isPlain = false;       // one number, character, enumerator or text
  bool equalsItself = false;  // every value equals itself, if its elements do: there is no NaN and no address
  bool isTelling = false;     // two constants of it are seldom equal by chance
  bool hasLength = false;     // the caller decides how many elements or letters a value has
  bool holdsText = false;     // its literals can be texts, each byte of which can be changed to any other
};

// The constants in the source of a component, from which values are made.
struct SourceConstants {
  std::vector<std::int64_t> integers;
  std::vector<double> floats;
  std::vector<std::string> texts;
};

// Everything that a kind needs to make a value at random.
struct Making {
  const Component &component;
  const SourceConstants &constants;
  Random &random;
  std::function<Literal(const Type &)> makePart;  // makes an element of the value; it may be one that the user gave
};

// A literal that a test keeps in a variable, because the argument only refers to it: the variable's declaration, and
// the expression to pass.
struct HeldLiteral {
  std::string declaration;
  std::string passed;
};

// Everything that the driver knows of the values of one kind of type. Each kind is a class derived from this one, with
// one object that has no state. The functions here are right for a kind whose values no literal makes; others override
// them.
//
// To add a kind you must: give it a line in flow/type_kinds.def, write its class and its kindOf… in a file of this
// folder, and recognise its types in describe/types. On the other side of the border, where the code under test is,
// runtime/call.h must decode its literals and runtime/shape.h must observe its values, if nothing there does it yet.
class Kind {
public:
  explicit Kind(const KindTraits &traits = {}) : traits_(traits) {}
  Kind(const Kind &) = delete;
  virtual ~Kind() = default;

  const KindTraits &traits() const { return traits_; }

  // Making literals: at random; at and beside a constant that a property compares a value with; from what the
  // configuration says; from a value that a trace has, if an input can pass it.
  virtual Literal make(const Type &type, const Making &making) const;
  virtual std::vector<Literal> beside(const Expr &constant, const Type &type) const;
  virtual std::expected<Literal, BadValue> read(const Written &written, const Type &type,
                                                const Component &component) const;
  virtual std::optional<Literal> recall(const rt::Value &value, const Type &type) const;

  // Changing literals: into nearly the same one, if the kind can; into simpler ones, the simplest first.
  virtual bool canVary(const Type &type) const;
  virtual void vary(Literal &literal, const Type &type, Random &random) const;
  virtual std::vector<Literal> simpler(const Literal &literal, const Type &type) const;

  // Looking inside a literal: the type of one of its elements, or null; the numbers that the solver may set it to.
  virtual const Type *elementAt(const Type &type, std::size_t index) const;
  virtual Domain domain(const Type &type, const Component &component) const;

  // Writing a literal into a test: as literalCode says, or in a variable of its own if it needs one.
  virtual std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const;
  virtual bool needsVariable(const Literal &literal, const Type &type) const;
  virtual HeldLiteral inVariable(const Literal &literal, const Type &type, const std::string &name,
                                 const Component &component) const;

  // Checking a value in a test: returns its shape, or says why it has none.
  virtual std::expected<ValueShape, std::string> shape(const Type &type, const Component &component) const;

  // Passing values in the glue. `decoder` returns the specialization that decodes literals of the type, the `number`th
  // of the component, or nothing if the runtime can decode all types of the kind; `argument` returns the `k`th argument
  // of a call; `keep` returns the statement that runs a call and keeps its result.
  virtual std::string decoder(const Type &type, std::size_t number) const;
  virtual GlueArgument argument(const Parameter &parameter, int k, const Component &component) const;
  virtual std::string keep(const Operation &operation, const std::string &call, const Component &component) const;

private:
  KindTraits traits_;
};

const Kind &kindOf(const Type &type);
inline const KindTraits &traitsOf(const Type &type) { return kindOf(type).traits(); }

}  // namespace eclat

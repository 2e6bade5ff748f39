#pragma once

#include "flow/family.h"
#include "flow/language/expr.h"
#include "flow/point.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// A statement that held on every example, or that a person, a comment or a law demands. Its id is its index in
// Model::properties.
struct Property {
  Point point;
  Expr expr;
  FamilyId family = FamilyId::Trusted;
  std::uint64_t samples = 0;  // visits of the examples at which it was evaluated and held
  std::uint64_t states = 0;   // different states among these visits
  bool isTrusted = false;     // true: a person wrote it in the model file, so it stays whatever the examples show
  std::uint64_t broken = 0;   // visits at which it did not hold; only a trusted property can have any
  // The comment that asks for it, with its place: "stack.h:12: The stack must not be empty.".
  std::string comment;

  // True if a person or a comment says so: then no number of examples or inputs speaks against it.
  bool isGiven() const { return isTrusted || !comment.empty(); }

  bool operator==(const Property &) const = default;
};

// A habit that rests on fewer calls of the examples hides no crash.
constexpr std::uint64_t kEnoughForHabit = 4;

// The reason why a statement was dropped from the model.
enum class DropKind : std::uint8_t {
  Doubted,        // there is too little evidence for it, or too much against it
  FewValues,      // so few different values were seen that it may hold by accident
  Implied,        // another property implies it
  SaidElsewhere,  // it is said at another point, where it belongs
  Rejected,       // a person rejected it
  Replaced        // a person changed it into another statement
};
struct DropReason {
  DropKind kind = DropKind::Doubted;
  std::string words;  // the reason in words; empty: it is not dropped

  DropReason() = default;
  DropReason(std::string words) : words(std::move(words)) {}
  DropReason(const char *words) : words(words) {}
  DropReason(DropKind kind, std::string words) : kind(kind), words(std::move(words)) {}

  bool empty() const { return words.empty(); }
  bool operator==(const DropReason &) const = default;
};

// A statement that inference considered but did not put into the model.
struct Dropped {
  Point point;
  std::optional<Expr> expr;  // empty if `text` is all there is
  std::string text;
  DropReason reason;

  Dropped() = default;
  Dropped(Point point, const Expr &expr, DropReason reason);
  Dropped(Point point, std::string text, DropReason reason)
      : point(std::move(point)), text(std::move(text)), reason(std::move(reason)) {}
  bool operator==(const Dropped &) const = default;
};

struct PointEvidence {
  Point point;
  std::uint64_t samples = 0;
  std::uint64_t states = 0;
  bool operator==(const PointEvidence &) const = default;
};

// A finding that a person does not want to see again.
struct Suppression {
  std::string id;
  std::string reason;
  bool operator==(const Suppression &) const = default;
};

// The result of infer: what always held in the examples.
struct Model {
  std::vector<Property> properties;  // sorted by point, in a stable order
  // The territory: the limits of the arguments that the examples passed, as entry properties that are no rules. An
  // input beyond them is not illegal for that, but what it seems to break may be its own doing.
  std::vector<Property> territory;
  // The habits: in which states the examples made each call, and with which numbers, if they made enough calls. A crash
  // beyond them is more likely the mistake of a caller who asked for something that is not there.
  std::vector<Property> habits;
  std::vector<PointEvidence> evidence;
  // Signature of an operation -> types of the exceptions that its examples threw.
  std::map<std::string, std::vector<std::string>> thrown;
  // Signature of an operation -> types of exceptions that comments name, as they spell them.
  std::map<std::string, std::vector<std::string>> announced;
  std::vector<Dropped> dropped;
  std::vector<Suppression> suppressed;  // findings that the model file suppresses
  // Operations whose comments, and those of their class, say everything that callers must see to. A call that asks for
  // more than the examples did is therefore not forbidden.
  std::vector<std::string> outspoken;

  // States for which a comment says what an operation does in them. The call may be made there, even if no example
  // makes it.
  std::vector<Property> documented;

  Model learned() const;  // the model without the laws, which nobody learned

  bool operator==(const Model &) const = default;
};

// Returns a hash of a property's text, by which the model file tells what a person changed.
std::string fingerprintOf(const std::string &text);

// The decisions of a person in the model file. A rejection at the object point of a class also holds at its operations.
struct Opinions {
  std::vector<Property> trusted;
  std::vector<Dropped> rejected;
  std::vector<Suppression> suppressed;
  // Inferred statements that a person changed; `text` is the fingerprint of the former text.
  std::vector<Dropped> replaced;
};

}  // namespace eclat

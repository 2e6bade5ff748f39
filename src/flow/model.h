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

// A statement that held on every example. Its id is its index in Model::properties.
struct Property {
  Point point;
  Expr expr;
  FamilyId family = FamilyId::Trusted;
  std::uint64_t samples = 0;  // visits at which it was evaluated and held
  std::uint64_t states = 0;   // different ones among them
  bool isTrusted = false;     // a person wrote it in the model file: it stays, whatever the examples say
  std::uint64_t broken = 0;   // visits at which it did not hold: what is not trusted has none
  std::string comment;        // that asks for it, with its place: "stack.h:12: The stack must not be empty."

  // Its authors said so, and no number of examples or inputs speaks against it.
  bool isGiven() const { return isTrusted || !comment.empty(); }

  bool operator==(const Property &) const = default;
};

// Calls of the examples that a habit rests on; what rests on fewer hides no crash.
constexpr std::uint64_t kEnoughForHabit = 4;

// Why a statement is not in the model.
enum class DropKind : std::uint8_t {
  Doubted,       // there is too little evidence for it, or too much against it
  FewValues,     // the same: so few different values that it may hold by accident
  Implied,       // by another property
  SaidElsewhere, // at another point, where it belongs
  Rejected,      // by a person
  Replaced       // by what a person wrote instead
};
struct DropReason {
  DropKind kind = DropKind::Doubted;
  std::string words;  // empty: there is none

  DropReason() = default;
  DropReason(std::string words) : words(std::move(words)) {}
  DropReason(const char *words) : words(words) {}
  DropReason(DropKind kind, std::string words) : kind(kind), words(std::move(words)) {}

  bool empty() const { return words.empty(); }
  bool operator==(const DropReason &) const = default;
};

// A statement that was considered and is not in the model.
struct Dropped {
  Point point;
  std::optional<Expr> expr;  // nothing: it is told in words alone
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

// What always held in the examples: the result of infer.
struct Model {
  std::vector<Property> properties;  // by point, in a stable order
  // What the arguments of the examples were like, however few there were: entry properties nobody would call
  // rules. An input beyond them is not illegal, but what it seems to break may be its own doing.
  std::vector<Property> territory;
  // In which states the examples made each call, and with which numbers, where there are a few. A crash beyond them is
  // more likely the doing of a caller who asked for what is not to be had there.
  std::vector<Property> habits;
  std::vector<PointEvidence> evidence;
  std::map<std::string, std::vector<std::string>> thrown;     // operation -> exception types its examples threw
  std::map<std::string, std::vector<std::string>> announced;  // the same: those that comments name, as they spell them
  std::vector<Dropped> dropped;
  std::vector<Suppression> suppressed;  // by the model file
  // Operations whose comments say all that callers must see to, in classes whose comments do so: to ask for more is not
  // forbidden.
  std::vector<std::string> outspoken;

  // States of which a comment says what an operation does there: the call may be made, whatever the examples do.
  std::vector<Property> documented;

  Model learned() const;  // without the laws that nobody learned

  bool operator==(const Model &) const = default;
};

// A short mark of a property's text: the model file tells by it what a person changed.
std::string fingerprintOf(const std::string &text);

// What a person ruled in the model file. A rejection at the object point of a class holds at its operations too.
struct Opinions {
  std::vector<Property> trusted;
  std::vector<Dropped> rejected;
  std::vector<Suppression> suppressed;
  std::vector<Dropped> replaced;  // by a changed line; `text` is the fingerprint of what stood there
};

}  // namespace eclat

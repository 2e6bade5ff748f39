#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// The beginning of a variable's name. A name alone does not tell a parameter from a field, so at the points of an
// operation a field with the name of a parameter is written `this->max`; a Named variable is the parameter if there is
// one.
enum class Root { Named, This, Result, Static };

// The links in a name, from one part of an object to the next.
enum class PartKind {
  Member,    // .x
  Pointee,   // ->x
  Elements,  // []: every element
  Question   // (): the part before it is the name of a method that is called
};

struct NamePart {
  PartKind kind = PartKind::Member;
  std::string name;  // name of the Member, or of the member behind the Pointee

  auto operator<=>(const NamePart &) const = default;
};

// A variable as statements name it: `numElems`, `s->max`, `items[].price`, `size()`, `this->max`, `return.x`,
// `Stack::live`. The expression around it says whether its value before or after the call is meant.
struct VariableRef {
  Root root = Root::Named;
  std::string name;  // the first word: "s" of `s->max`, "return", "Stack::live"
  std::vector<NamePart> parts;

  VariableRef() = default;
  // For names that our own code spells out; use parseVariable for names that users or foreign tools wrote.
  VariableRef(const char *written);

  bool isElements() const { return !parts.empty() && parts.back().kind == PartKind::Elements; }
  bool isQuestion() const { return !parts.empty() && parts.back().kind == PartKind::Question; }
  // True for the result itself, but not for a part of it.
  bool isWholeResult() const { return root == Root::Result && parts.empty(); }
  const std::string &lastName() const;  // `items[].price` gives `price`, `s->size()` gives `size`
  // True if a method is called anywhere on the way to the variable.
  bool asks() const;
  // True if the first name is a method of the receiver: `size()` is one even if a parameter is called `size`.
  bool asksReceiver() const { return !parts.empty() && parts.front().kind == PartKind::Question; }
  // True if it is the parameter or field of this name, or a part of it.
  bool isOf(std::string_view named) const { return root == Root::Named && name == named && !asksReceiver(); }

  VariableRef elements() const;         // `a` and `a[]` give `a[]`
  VariableRef withoutElements() const;  // `a` and `a[]` give `a`
  VariableRef ofObject() const;         // `this->max` gives `max`, its name at the point of the object
  VariableRef ofReceiver() const;       // the inverse of ofObject

  auto operator<=>(const VariableRef &) const = default;
};

// parseVariable and print are exact inverses, for any text.
VariableRef parseVariable(std::string_view text);
std::string print(const VariableRef &variable);

}  // namespace eclat

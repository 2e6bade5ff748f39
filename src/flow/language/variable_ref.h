#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// Where the name of a variable begins. A name alone does not tell parameters from fields: at the points of an operation
// a field that has the name of a parameter is written `this->max`, so a Named one is the parameter if there is one.
enum class Root { Named, This, Result, Static };

// How the property language goes on from one part of an object to the next.
enum class PartKind {
  Member,    // .x
  Pointee,   // ->x
  Elements,  // []: of every element
  Question   // (): what came before is a method that was asked
};

struct NamePart {
  PartKind kind = PartKind::Member;
  std::string name;  // of Member and Pointee

  auto operator<=>(const NamePart &) const = default;
};

// A variable as statements name it: `numElems`, `s->max`, `items[].price`, `size()`, `this->max`, `return.x`,
// `Stack::live`. Whether it is meant before or after the call is said by the expression around it.
struct VariableRef {
  Root root = Root::Named;
  std::string name;  // the first word: "s" of `s->max`, "return", "Stack::live"
  std::vector<NamePart> parts;

  VariableRef() = default;
  // A name that is written out in our own code; what others wrote goes through parseVariable.
  VariableRef(const char *written);

  bool isElements() const { return !parts.empty() && parts.back().kind == PartKind::Elements; }
  bool isQuestion() const { return !parts.empty() && parts.back().kind == PartKind::Question; }
  // The result itself, and not a part of it.
  bool isWholeResult() const { return root == Root::Result && parts.empty(); }
  const std::string &lastName() const;  // `price` of `items[].price`, `size` of `s->size()`
  // A method is asked on the way to it.
  bool asks() const;
  // `size()` asks the receiver, whatever parameters are named.
  bool asksReceiver() const { return !parts.empty() && parts.front().kind == PartKind::Question; }
  // It is the parameter or field of this name, or a part of it.
  bool isOf(std::string_view named) const { return root == Root::Named && name == named && !asksReceiver(); }

  VariableRef elements() const;         // `a[]` of `a`, and of `a[]`
  VariableRef withoutElements() const;  // `a` of `a[]`, and of `a`
  VariableRef ofObject() const;         // `max` of `this->max`: as it is named at the point of the object
  VariableRef ofReceiver() const;       // the other way round

  auto operator<=>(const VariableRef &) const = default;
};

// Text and reference are exact inverses, whatever the text is.
VariableRef parseVariable(std::string_view text);
std::string print(const VariableRef &variable);

}  // namespace eclat

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// One step on the way to a variable. How the hooked binary spells each of them stands in path.cpp.
enum class StepKind {
  Receiver,
  Parameter,  // with its number
  Result,
  Static,    // a static member, qualified
  Global,    // of a trace that another tool wrote
  Field,     // qualified: "Stack::max_"
  Observer,  // qualified: "Stack::size"
  Member,    // of a type that is not the component's: "first"
  Get,       // an element of a tuple, by number
  Alternative,
  Call,   // a question to a type of the library: "has_value"
  Truth,  // conversion to bool
  Value,  // of an optional
  Text,   // of a C string
  Adapted,  // the container inside of an adapter
  Pointee,
  PointedPart,  // the same where the object that is pointed to has no point of its own
  // From a whole to its elements, once at most in a path; what follows is a part of each of them.
  HeapArray,
  OwnedArray,
  Elements,
  SortedElements,     // by key, of a hash table
  UnorderedElements,  // sorted by us alone
  Entries,
  SortedEntries,
  UnorderedEntries,
  Bits,
  List,  // with the link to the next node
  Tree,  // with the links to the nodes below
  Other
};

struct PathStep {
  StepKind kind = StepKind::Other;
  std::string what;                // the name; of Other the whole text
  int number = -1;                 // of Parameter, Get and Alternative
  std::vector<std::string> links;  // of List and Tree, qualified

  PathStep() = default;
  PathStep(StepKind kind, std::string what = "") : kind(kind), what(std::move(what)) {}
  PathStep(StepKind kind, int number) : kind(kind), number(number) {}
  // A step that is written out in our own code.
  PathStep(const char *written);

  // Of Field, Observer and Static: the class that declares it, and its plain name.
  std::string owner() const;
  std::string name() const;

  bool isCollection() const { return kind >= StepKind::HeapArray && kind <= StepKind::Tree; }
  bool isHeapArray() const { return kind == StepKind::HeapArray || kind == StepKind::OwnedArray; }
  bool isEntries() const { return kind >= StepKind::Entries && kind <= StepKind::UnorderedEntries; }
  bool isSorted() const { return kind == StepKind::SortedElements || kind == StepKind::SortedEntries; }
  bool isUnordered() const { return kind == StepKind::UnorderedElements || kind == StepKind::UnorderedEntries; }

  auto operator<=>(const PathStep &) const = default;
};

// How to reach a variable in C++, its root first.
using Path = std::vector<PathStep>;

// Text and step are exact inverses.
PathStep parseStep(std::string_view text);
std::string print(const PathStep &step);

}  // namespace eclat

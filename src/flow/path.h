#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// The kinds of steps on the way to a variable. path.cpp has the text of each, as the hooked binary writes it.
enum class StepKind {
  Receiver,
  Parameter,  // `number` is its index
  Result,
  Static,    // a static member, qualified: "Stack::live"
  Global,    // a global variable; only in a trace that another tool wrote
  Field,     // qualified: "Stack::max_"
  Observer,  // qualified: "Stack::size"
  Member,    // a member of a type outside the component: "first"
  Get,       // an element of a tuple; `number` is its index
  Alternative,
  Call,     // a method of a library type: "has_value"
  Truth,    // conversion to bool
  Value,    // the value that an optional holds
  Text,     // the text that a C string leads to
  Adapted,  // the container inside of an adapter
  Pointee,
  PointedPart,  // like Pointee, but the object that is pointed to has no point of its own
  // Steps from a whole to its elements. A path has one of them at most; the steps behind it lead to a part of each
  // element.
  HeapArray,
  OwnedArray,
  Elements,
  SortedElements,     // of a hash table, sorted by key
  UnorderedElements,  // of a hash table whose elements only the runtime can sort
  Entries,
  SortedEntries,
  UnorderedEntries,
  Bits,
  List,  // nodes of a list; `links` has the field that leads to the next node
  Tree,  // nodes of a tree; `links` has the fields that lead to the nodes below
  Other
};

struct PathStep {
  StepKind kind = StepKind::Other;
  std::string what;                // the name behind the kind; of Other, the whole text
  int number = -1;                 // of Parameter, Get and Alternative
  std::vector<std::string> links;  // the fields that link nodes of a List or Tree, qualified

  PathStep() = default;
  PathStep(StepKind kind, std::string what = "") : kind(kind), what(std::move(what)) {}
  PathStep(StepKind kind, int number) : kind(kind), number(number) {}
  // For steps that our own code spells out.
  PathStep(const char *written);

  // The two parts of a qualified Field, Observer or Static: the class that declares it, and its plain name.
  std::string owner() const;
  std::string name() const;

  bool isCollection() const { return kind >= StepKind::HeapArray && kind <= StepKind::Tree; }
  bool isHeapArray() const { return kind == StepKind::HeapArray || kind == StepKind::OwnedArray; }
  bool isEntries() const { return kind >= StepKind::Entries && kind <= StepKind::UnorderedEntries; }
  bool isSorted() const { return kind == StepKind::SortedElements || kind == StepKind::SortedEntries; }
  bool isUnordered() const { return kind == StepKind::UnorderedElements || kind == StepKind::UnorderedEntries; }

  auto operator<=>(const PathStep &) const = default;
};

// The steps that lead to a variable in C++, from its root on.
using Path = std::vector<PathStep>;

// parseStep and print are exact inverses.
PathStep parseStep(std::string_view text);
std::string print(const PathStep &step);

}  // namespace eclat

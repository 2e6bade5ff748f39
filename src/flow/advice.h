#pragma once

#include <string>
#include <vector>

namespace eclat {

enum class WrittenKind { Nothing, Word, List, Pairs };

// Something as .eclat.yaml writes it, with its place there.
struct Written {
  WrittenKind kind = WrittenKind::Nothing;
  std::string text;            // of a Word
  bool isQuoted = false;       // of a Word: it is a text, whatever it looks like
  std::vector<Written> items;  // of Pairs: key, value, key, value, …
  int line = 0;
  int column = 0;

  bool operator==(const Written &) const = default;
};

// Code or a name that the user gave, and where: "file:line:column", or the option.
struct Noted {
  std::string text;
  std::string place;

  bool operator==(const Noted &) const = default;
};

// Values for a type ("std::string") or a parameter ("Stack::push.x").
struct GivenValues {
  Noted subject;
  std::string className;  // only for its operations; empty: for all
  bool only = false;      // instead of our own, not beside them
  std::vector<Written> values;

  bool operator==(const GivenValues &) const = default;
};

// C++ that makes a value of a type, with holes for arguments: `Widget::make({int})`.
struct GivenFactory {
  Noted type;
  Noted code;

  bool operator==(const GivenFactory &) const = default;
};

// What the user says of the component beyond naming it. describe follows it, or says where it makes no sense.
struct Advice {
  std::string file;             // that the places of values are in
  std::vector<Noted> leaveOut;  // signatures, names or patterns of operations
  std::vector<Noted> pure;      // the same, of methods that change nothing although they are not const
  std::vector<GivenValues> values;
  std::vector<GivenFactory> factories;
  std::vector<Noted> setup;           // statements, run before each input
  std::vector<Noted> teardown;        // and after it
  std::vector<std::string> includes;  // absolute paths, or <names>

  bool operator==(const Advice &) const = default;
};

}  // namespace eclat

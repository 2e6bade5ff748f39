#pragma once

#include <string>
#include <vector>

namespace eclat {

enum class WrittenKind { Nothing, Word, List, Pairs };

// A value as the user wrote it in .eclat.yaml, with its place there, so that an error can point at it.
struct Written {
  WrittenKind kind = WrittenKind::Nothing;
  std::string text;            // text of a Word
  bool isQuoted = false;       // a Word in quotes is a text, even if it looks like a number
  std::vector<Written> items;  // of a List: its items; of Pairs: key, value, key, value, …
  int line = 0;
  int column = 0;

  bool operator==(const Written &) const = default;
};

// A piece of code or a name that the user gave, and the place where: "file:line:column", or the option.
struct Noted {
  std::string text;
  std::string place;

  bool operator==(const Noted &) const = default;
};

// Values that the user wants tried for a type ("std::string") or for a parameter ("Stack::push.x").
struct GivenValues {
  Noted subject;
  std::string className;  // if set, the values are for operations of this class only
  bool only = false;      // true: these values replace our own; false: they join them
  std::vector<Written> values;

  bool operator==(const GivenValues &) const = default;
};

// C++ of the user that makes a value of a type, with holes for arguments: `Widget::make({int})`.
struct GivenFactory {
  Noted type;
  Noted code;

  bool operator==(const GivenFactory &) const = default;
};

// Everything that the user says of the component beyond naming it. describe follows it, or reports where it fits
// nothing.
struct Advice {
  std::string file;             // the configuration file; the places of values are in it
  std::vector<Noted> leaveOut;  // operations not to test, by signature, name or pattern
  std::vector<Noted> pure;      // methods that change nothing although they are not const
  std::vector<GivenValues> values;
  std::vector<GivenFactory> factories;
  std::vector<Noted> setup;           // statements that run before each input
  std::vector<Noted> teardown;        // statements that run after each input
  std::vector<std::string> includes;  // headers to include: absolute paths, or <names>

  bool operator==(const Advice &) const = default;
};

}  // namespace eclat

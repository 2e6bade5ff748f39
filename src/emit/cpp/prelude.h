#pragma once

#include "flow/component.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// The small functions that emitted checks call. A file carries only those it needs.
// To add one you must: give it a row in value_pieces.cpp, element_pieces.cpp or sequence_pieces.cpp, behind the pieces
// it calls, and ask for it with Prelude::need where the code that calls it is written.
enum class Piece {
  Reveal,
  Shown,
  Plain,
  Elements,
  HeapArray,
  Parts,
  KnownParts,
  InOrder,
  Sorted,
  List,
  Tree,
  ContainerOf,
  Bits,
  SizeOf,
  Held,
  Compare,
  CompareElements,
  Contains,
  Every,
  At,
  Slice,
  Overflow,
  Fits,
  Modulo,
  Gcd,
  MemoryLimit,
  DeathTest,
  Patience,
  EndOfChild,
  Nearly,
  Keep,
  CanSum,
  Sum,
  Min,
  Max,
  Computed,
  Indices,
  Reversed,
  WithoutFirst,
  WithoutLast,
  Appended,
  Prepended,
  Inserted,
  Erased,
  PowerOfTwo,
  Distinct,
  Ascending,
  Descending,
  EveryPair,
  Subset,
  Permutation,
  Subsequence,
  Before,
  NotAfter,
  StartsWith,
  EndsWith,
  HasPiece,
};

// True for a name that one of the functions above has; nothing else in an emitted file may take it.
bool isPreludeName(const std::string &name);

// Collects, while tests are written, what their file needs beside them: functions, headers and accessors of private
// fields.
class Prelude {
public:
  void need(Piece piece);
  void needHeader(const std::string &header) { headers_.insert(header); }

  // Returns the expression that reaches a private field through its accessor: `stack.*memberOf(BoundedStackMax())`.
  std::string privateMember(const std::string &className, const std::string &field);

  std::set<std::string> headers() const;
  std::string declarations() const;
  std::string text() const;

private:
  struct PrivateField {
    std::string className, field, tag;
  };
  std::set<Piece> pieces_;
  std::set<std::string> headers_;
  std::vector<PrivateField> fields_;
};

}  // namespace eclat

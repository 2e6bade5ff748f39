#pragma once

#include "emit/emitter.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// A line of the user's code. `file` is its path from the root of the source tree, with "/" between the parts.
struct Location {
  std::string file;
  int line = 1;
  int column = 0;  // 0: not known

  bool operator==(const Location &) const = default;
};

// in:  the component, its coverage, and the root of the source tree if that is known
// out: the places of operations and findings in the source tree
// why: services show findings beside the code, which they know only by paths from its root
// not here: finding the place of a crash (execute/places.h), reading files
class Locations {
public:
  explicit Locations(const EmitContext &context);

  // Nothing if the place is not known.
  std::optional<Location> of(const SourcePlace &place) const;
  std::optional<Location> of(const Operation &operation) const;
  // The place where the component broke: the innermost frame of a crash in the component's own files.
  std::optional<Location> ofCrash(const Finding &finding) const;
  // The place of the crash, or else the declaration of the tested operation, or the class of a law; there is always a
  // place.
  Location of(const Finding &finding) const;
  // The path of a file from the root.
  std::string relative(const std::string &file) const;

private:
  std::string findFile(const std::string &name, const std::string &preferred) const;

  const Component &component_;
  std::vector<std::string> files_;
  std::string root_, common_;
};

// Writes a path as a URI reference.
std::string uriOf(const std::string &path);

}  // namespace eclat

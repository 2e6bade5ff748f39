#pragma once

#include "emit/emitter.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// A line of the user's code. The file is named from the root of the source tree, with "/" between its parts.
struct Location {
  std::string file;
  int line = 1;
  int column = 0;  // 0: not known

  bool operator==(const Location &) const = default;
};

// in:  the component, what was covered of it, the root of the source tree if it is known
// out: where in the source tree operations and findings are
// why: services show findings beside the code, and know it by paths from its root alone
// not here: finding the place of a crash (execute/places.h), reading files
class Locations {
public:
  explicit Locations(const EmitContext &context);

  // Empty if the place is not known.
  std::optional<Location> of(const SourcePlace &place) const;
  std::optional<Location> of(const Operation &operation) const;
  // Where the component broke: the innermost frame of a crash in the component's own files.
  std::optional<Location> ofCrash(const Finding &finding) const;
  // That, or where the tested operation is declared, or the class of a law; always a place.
  Location of(const Finding &finding) const;
  // The path of a file from the root.
  std::string relative(const std::string &file) const;

private:
  std::string findFile(const std::string &name, const std::string &preferred) const;

  const Component &component_;
  std::vector<std::string> files_;
  std::string root_, common_;
};

// A path as a URI reference.
std::string uriOf(const std::string &path);

}  // namespace eclat

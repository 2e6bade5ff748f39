#pragma once

#include "flow/component.h"

#include <set>
#include <string>

namespace eclat {

// Writes the specializations of the runtime's Decode and Kept that turn encoded arguments into values, each once.
class Decoders {
public:
  // Returns the specializations that the parameters of this operation need and that no operation before it needed.
  std::string neededBy(const Operation &operation);

private:
  void add(const Type &type, std::string &out);

  std::set<std::string> written_;
};

}  // namespace eclat

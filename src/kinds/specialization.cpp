#include "kinds/specialization.h"

#include <fmt/format.h>

namespace eclat {

// Within a specialization the names of our namespace come first, and a type of the component may be named as one of
// them.
std::string specialization(const Type &type, std::size_t number, const char *specialized, const char *base) {
  std::string arguments = type.spelling;
  for (const Type &element : type.elements)
    arguments += ", " + element.spelling;
  return fmt::format("using eclat_base_{0} = eclat::rt::{1}<{2}>;\n"
                     "template <> struct eclat::rt::{3}<{4}> : ::eclat_base_{0} {{}};\n",
                     number, base, arguments, specialized, type.spelling);
}

}  // namespace eclat

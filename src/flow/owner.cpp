#include "flow/owner.h"

namespace eclat {

std::string ownerOf(const Operation &operation, const Component &component) {
  if (!operation.className.empty())
    return operation.className;
  for (const Parameter &parameter : operation.parameters)
    if (component.findClass(parameter.type.spelling))
      return parameter.type.spelling;
  return "";
}

}  // namespace eclat

#include "instrument/decoders.h"

#include "kinds/kind.h"

namespace eclat {

void Decoders::add(const Type &type, std::string &out) {
  for (const Type &element : type.elements)
    add(element, out);
  if (written_.contains(type.spelling))
    return;
  std::string decoder = kindOf(type).decoder(type, written_.size() + 1);
  if (decoder.empty())
    return;
  written_.insert(type.spelling);
  out += decoder;
}

std::string Decoders::neededBy(const Operation &operation) {
  std::string out;
  for (const Parameter &parameter : operation.parameters)
    add(parameter.type, out);
  return out;
}

}  // namespace eclat

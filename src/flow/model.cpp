#include "flow/model.h"

#include "support/files.h"

namespace eclat {

Dropped::Dropped(Point point, const Expr &expr, DropReason reason)
    : point(std::move(point)), expr(expr), text(print(expr)), reason(std::move(reason)) {}

Model Model::learned() const {
  Model out = *this;
  std::erase_if(out.properties, [](const Property &p) { return isLaw(p.family); });
  return out;
}

std::string fingerprintOf(const std::string &text) { return hexDigits(hashText(text), 4); }

}  // namespace eclat

#include <stock/shelf.h>

#include <algorithm>
#include <stdexcept>

namespace stock {

Shelf::Shelf(const catalog::Article &article, int pieces) : article_(article), pieces_(pieces) {
  if (pieces < 0 || pieces > kCapacity)
    throw std::invalid_argument("a shelf does not hold that many pieces");
}

int Shelf::deliver(int count) {
  int fits = std::clamp(count, 0, kCapacity - pieces_);
  pieces_ += fits;
  return fits;
}

bool Shelf::reserve(int count) {
  if (count < 0 || count > available())
    return false;
  reserved_ += count;
  return true;
}

void Shelf::release(int count) { reserved_ -= std::clamp(count, 0, reserved_); }

bool Shelf::ship(int count) {
  if (count < 0 || count > reserved_)
    return false;
  pieces_ -= count;
  reserved_ -= count;
  return true;
}

int Shelf::writeOff(int count) {
  int broken = std::clamp(count, 0, pieces_);
  pieces_ -= broken;
  return broken;
}

money::Amount Shelf::value() const { return article_.price().times(static_cast<unsigned short>(pieces_)); }

}  // namespace stock

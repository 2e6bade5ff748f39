#include "street.h"

#include <cassert>

int main() {
  for (int i = 1; i <= 40; ++i) {
    Street street(i % 2 ? "Main Street" : "Oak Lane", i, 3 * i + 7);
    assert(street.first() == i && street.last() == 3 * i + 7);
    assert(street.length() == 2 * i + 7);
    assert(street.initial() == (i % 2 ? 'M' : 'O'));
    assert(street.from(i + 1).first() == i + 1);
    assert(street.from(i + 2).length() == street.length() - 2);
    assert(street.reversed().length() == street.length());
    assert(street.reversed().last() == -i);
    assert(street.name() == street.reversed().name());
  }
}

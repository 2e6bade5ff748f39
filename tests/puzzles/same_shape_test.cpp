#include "same_shape.h"

#include <cassert>

int main() {
  for (int i = 3; i < 30; ++i) {
    Shape shape(i, 2 * i), same(i, 2 * i), wider(i, 2 * i + 1);
    assert(shape.sides() == i && shape.width() == 2 * i);
    assert(shape.isLike(&same) && same.isLike(&shape));
    assert(!shape.isLike(&wider));
  }
}

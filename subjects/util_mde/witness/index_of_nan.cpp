#include "arrays_util.h"

#include <limits>

// NaN equals NaN there.
int main() {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  ArraysUtil::indexOf(std::vector<double>{1.5, nan, 2.5}, nan);
}

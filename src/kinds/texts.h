#pragma once

#include "kinds/kind.h"

namespace eclat {

// A text that the source of the component offers, now and then with more letters behind it.
Literal makeText(const Making &making);

}  // namespace eclat

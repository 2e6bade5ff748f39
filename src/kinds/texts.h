#pragma once

#include "kinds/kind.h"

namespace eclat {

// Makes a text from those in the source of the component, now and then with more letters behind it.
Literal makeText(const Making &making);

}  // namespace eclat

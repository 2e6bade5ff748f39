#pragma once

#include "flow/component.h"

namespace eclat {

// in:  a component, all its operations numbered
// out: the same with a Law behind them for everything that C++ programmers take for granted of each class, as far as
//      its interface lets them: what has no copy constructor has no law about copies
// why: a class that breaks one of these breaks its users, whatever its own tests show
// not here: which laws the user wants (ExploreOptions), what can only be said of single calls (infer/law_properties.h)
void addLaws(Component &component);

}  // namespace eclat

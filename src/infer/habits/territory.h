#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// Widens the limits of what the examples passed to what anybody would call the same kind of argument: numbers of the
// same sign, up to ten times as large, or up to 100 if that is more. A test that erases key 5 says nothing against
// erasing key 7.
void widenTerritory(Model &model);

// Drops habits about things that the code looks after. An operation whose body branches on something handles it itself,
// so what the examples show of that is no habit. And if any operation of the class handles it, this one may have
// forgotten to: then a habit of a call or two is dropped as well.
void dropDefended(Model &model, const Component &component);

}  // namespace eclat

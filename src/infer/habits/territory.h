#pragma once

#include "flow/component.h"
#include "flow/model.h"

namespace eclat {

// The limits of what the examples passed, made as wide as what anybody would call the same kind of argument: numbers of
// the same sign and of up to ten times the size. A test that erases key 5 says nothing against erasing key 7.
void widenTerritory(Model &model);

// An operation whose body branches on something looks after it itself: what the examples show of that is no habit. And
// a class that looks after something anywhere may have forgotten it here: then a call or two are no habit, either.
void dropDefended(Model &model, const Component &component);

}  // namespace eclat

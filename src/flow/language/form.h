#pragma once

#include "flow/type.h"

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

// A literal of a Choice is a list: the number of the form, then a value for each of its holes.

// Returns the types of the holes of one form of a Choice, in the order in which the holes stand in it.
std::vector<Type> holesOf(const Type &choice, std::size_t form);

// Returns the form with its holes replaced by these texts.
std::string filled(const std::string &form, const std::vector<std::string> &values);

// True if the form throws an exception of ours when it is evaluated, or makes a callable that does.
bool throwsInForm(const std::string &form);

}  // namespace eclat

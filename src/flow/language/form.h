#pragma once

#include "flow/type.h"

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

// A literal of a Choice is a list: the number of the form, then a value for each of its holes.

// The types of the holes of one form, in the order in which they stand in it.
std::vector<Type> holesOf(const Type &choice, std::size_t form);

// The form with these texts in its holes.
std::string filled(const std::string &form, const std::vector<std::string> &values);

// True if evaluating the form ends, or making a call of what it makes can end, in an exception of ours.
bool throwsInForm(const std::string &form);

}  // namespace eclat

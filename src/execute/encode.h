#pragma once

#include "flow/component.h"
#include "flow/input.h"
#include "flow/model.h"
#include "flow/schema.h"

#include <string>

namespace eclat {

// An input in the form of runtime/wire.h.
void encodeInput(const Input &input, std::string &out);

// The model as the worker loads it (format: runtime/check.cpp): for every operation and phase the properties
// of the point, and the object properties of everything of a component class that takes part.
std::string encodeModel(const Model &model, const Component &component, const Schema &schema);

}  // namespace eclat

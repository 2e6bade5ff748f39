#pragma once

#include "flow/component.h"
#include "flow/model.h"

#include <string>

namespace eclat {

std::string showComponent(const Component &component);
std::string showModel(const Model &model);

}  // namespace eclat

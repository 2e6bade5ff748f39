#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// The C++ that joins the component with our runtime. Generated code only spells types and names; all that can
// be a template stands in runtime/.

// Hooks for every operation, fields of every class. Compiled with access control off, and
// with the plugin, which gives the hooks their names.
std::string writeHooks(const Component &component);

// Thunks through which inputs call the operations. Compiled with the plugin: as they use every inline member,
// they also force each of them to be emitted.
std::string writeCalls(const Component &component);

// The symbols that the plugin renames, one per line.
std::string writeHookList(const Component &component);

}  // namespace eclat

#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// Writes the glue, the C++ that joins the component with our runtime. It only spells types and names; all that can be a
// template stands in runtime/.

// Writes hooks for every operation and the fields of every class. They are compiled with access control off, and with
// the plugin, which gives the hooks their names.
std::string writeHooks(const Component &component);

// Writes the thunks through which inputs call the operations. They are compiled with the plugin, because they use every
// inline member and so force each of them to be emitted.
std::string writeCalls(const Component &component);

// Writes the symbols that the plugin renames, one per line.
std::string writeHookList(const Component &component);

}  // namespace eclat

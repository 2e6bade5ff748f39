#pragma once

#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

enum class Glue { Calls, Hooks };

// in:  a glue file that did not compile, and what the compiler said of it
// out: the component without the operations that it complained about: what cannot be called is skipped, what cannot be
//      observed is no longer hooked. False if the complaint is about something else
// why: one operation that C++ cannot spell a call for must not cost the user all the others
// not here: compiling again (instrument_component.cpp)
bool quarantine(Component &component, Glue glue, const std::string &file, const std::string &text,
                const std::vector<std::string> &output);

// Like quarantine, but for what the linker said: calls of templates and inline functions whose bodies need something
// that nobody defines. What the user's own objects lack is for the user to name.
bool quarantineUnlinked(Component &component, const std::vector<std::string> &output);

}  // namespace eclat
